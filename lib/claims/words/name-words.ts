import { wordSet } from '../../verify/words/word-set';

/** Capitalised words before a name that are no part of it: the page may use another or none. */
export const TITLES = wordSet([
  'mr mrs ms miss dr prof professor sir lord lady dame saint st president vice prime minister king queen prince princess emperor pope senator governor mayor chancellor secretary general captain colonel judge justice chief ceo cfo cto mp administrator commissioner coach manager spokesman spokeswoman founder cofounder co-founder economist representative attorney ambassador archbishop bishop cardinal detective officer sergeant lieutenant major admiral sheriff dean rector editor author actor actress singer writer producer analyst scientist researcher engineer historian director chairman chairwoman former deputy assistant associate executive managing rev reverend father sister brother sgt lt col gen capt sen gov rep hon',
  'herr frau präsident präsidentin bundespräsident bundeskanzler bundeskanzlerin kanzler kanzlerin minister ministerin könig königin kaiser papst bürgermeister bürgermeisterin professorin doktor direktor direktorin stadt land kanton firma konzern autor autorin forscher forscherin ingenieur architekt architektin historiker historikerin vorsitzende vorsitzender vorsitzenden sprecher sprecherin chef chefin leiter leiterin gründer gründerin trainer trainerin abgeordnete abgeordneter abgeordneten senator senatorin richter richterin anwalt anwältin schauspieler schauspielerin sänger sängerin maler malerin schriftsteller schriftstellerin dichter dichterin komponist komponistin kapitän general oberst bischof erzbischof kardinal premierminister premierministerin außenminister außenministerin innenminister innenministerin finanzminister finanzministerin ministerpräsident ministerpräsidentin vizepräsident vizepräsidentin gouverneur bundesrat bundesrätin',
  'monsieur madame président présidente ministre roi reine pape maire empereur docteur professeur',
  'señor señora don doña presidente presidenta ministro ministra rey reina papa alcalde alcaldesa doctor profesor profesora',
]);

/** Words of names of things that a page leaves out or says in small letters: the university, the prize. */
export const GENERIC = wordSet([
  "university institute institution college school academy prize award city town river lake mount mountain island street bridge club company corporation corp inc ltd group bank museum library hospital church cathedral airport station party council committee commission department ministry office agency association society foundation festival games cup war battle treaty act law bill republic kingdom state states county province district region international national museum park park center centre court press project program report survey study theatre theater awards prizes government parliament league series season tournament championship championships tour school schools high road avenue lane square hall house hotel palace castle tower building stadium arena field bay beach coast valley forest garden gardens line railway army navy police force team class day night week month year north south east west northern southern eastern western central edition version magazine newspaper gallery galleries art arts air base prefecture canton municipality borough parish village peninsula port canal dam hill hills range desert creek sea ocean gulf temple mosque abbey monastery chapel cemetery laboratory clinic plaza mall studio studios records pictures productions media network television tv radio news journal review trust fund holdings systems technologies industries international global services federation union alliance football basketball baseball hockey cricket soccer women men women's men's youth summer winter spring autumn best faculty division brigade regiment battalion squadron wing corps diocese archdiocese agency bureau board authority court congress senate house assembly election elections conference summit open trophy medal order marathon islands rivers mountains lakes",
  'universität institut hochschule schule preis fluss see berg insel straße brücke gesellschaft gmbh ag bank museum bibliothek krankenhaus kirche flughafen partei rat ministerium amt verein stiftung',
  'université institut école prix ville rivière lac mont île rue pont société banque musée bibliothèque hôpital église aéroport parti conseil ministère association fondation',
  'universidad instituto escuela premio ciudad río lago monte isla calle puente empresa banco museo biblioteca hospital iglesia aeropuerto partido consejo ministerio asociación fundación',
]);

/** Capitalised by custom, and no names to look for. Months are dates. */
export const NEVER_NAMES = wordSet([
  "i i'm i've i'd i'll monday tuesday wednesday thursday friday saturday sunday god internet web no nos vol pp",
  'montag dienstag mittwoch donnerstag freitag samstag sonntag sie ihr ihre ihnen',
  'am pm ad bc bce ce vs etc ok faq pdf',
]);

/** Behind a name these tell a generation and are often left out. */
export const GENERATIONS: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

/** Small words inside names: Bank of England, Rio de Janeiro, Vincent van Gogh. */
export const INSIDE_NAMES: ReadonlySet<string> = new Set(
  'of the de da do dos das del della di du des la le les van von der den zu zur al el bin ibn'.split(
    ' ',
  ),
);

/** Those of them that German puts between any two nouns. */
export const GERMAN_JOINS = wordSet(['von der den das des zu zur']);
export const GERMAN_ARTICLES = wordSet(['der den dem']);

/** First names of which many carry a "von". */
export const GERMAN_FIRST_NAMES = wordSet([
  'albert albrecht alexander alexandra anna annette august bernhard bertha bettina carl charlotte christian christoph claus clemens dietrich elisabeth ernst eva ferdinand franz frank friedrich fritz georg gerhard gottfried hans heinrich helene hermann hildegard johann johannes josef joseph julius karl katharina klaus konrad leopold ludwig maria marie max maximilian moritz nikolaus otto paul philipp richard robert rudolf siegfried sophie theodor ulrich ursula victor viktor walter walther werner wilhelm wolfgang wolfram',
]);

/** German nouns in front of what is counted, or said in part. */
export const GERMAN_COUNTS = wordSet([
  'dutzende dutzenden hunderte hunderten tausende tausenden zehntausende zehntausenden hunderttausende hunderttausenden millionen milliarden teil teile teilen hälfte großteil mehrheit reihe paar angaben ende anfang mitte',
]);

/** Endings of German nouns that are no names, and of German places. */
export const GERMAN_NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ion|ionen|tät|täten|ment|nis|nisse|tum|ling|erin|innen|ismus|anz|enz|ur|eur|är|ist|isten)$/;
export const GERMAN_PLACE =
  /(?:burg|burgs|berg|stadt|stedt|heim|hausen|dorf|furt|bach|ingen|haven|kirchen|brück|münster|sachsen|deutschland|deutschlands|england|russland|finnland|irland|schottland|niederlande|schweiz|spanien|italien|belgien|indien|brasilien|australien|kalifornien|bayern|frankreich|österreich)$/;
