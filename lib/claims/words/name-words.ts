import { wordSet } from '../../verify/words/word-set';

/** Capitalised words before a name that are no part of it: the page may use another or none. */
export const TITLES = wordSet([
  'mr mrs ms miss dr prof professor sir lord lady dame saint st president vice prime minister king queen prince princess emperor pope senator governor mayor chancellor secretary general captain colonel judge justice chief ceo cfo cto mp administrator commissioner coach manager spokesman spokeswoman founder cofounder co-founder economist representative attorney ambassador archbishop bishop cardinal detective officer sergeant lieutenant major admiral sheriff dean rector editor author actor actress singer writer producer analyst scientist researcher engineer historian director chairman chairwoman',
  'herr frau präsident präsidentin bundespräsident bundeskanzler bundeskanzlerin kanzler kanzlerin minister ministerin könig königin kaiser papst bürgermeister bürgermeisterin professorin doktor direktor direktorin stadt land kanton firma konzern autor autorin forscher forscherin ingenieur architekt architektin historiker historikerin',
  'monsieur madame président présidente ministre roi reine pape maire empereur docteur professeur',
  'señor señora don doña presidente presidenta ministro ministra rey reina papa alcalde alcaldesa doctor profesor profesora',
]);

/** Words of names of things that a page leaves out or says in small letters: the university, the prize. */
export const GENERIC = wordSet([
  'university institute institution college school academy prize award city town river lake mount mountain island street bridge club company corporation corp inc ltd group bank museum library hospital church cathedral airport station party council committee commission department ministry office agency association society foundation festival games cup war battle treaty act law bill republic kingdom state states county province district region international national museum park park center centre court press project program report survey study theatre theater',
  'universität institut hochschule schule preis fluss see berg insel straße brücke gesellschaft gmbh ag bank museum bibliothek krankenhaus kirche flughafen partei rat ministerium amt verein stiftung',
  'université institut école prix ville rivière lac mont île rue pont société banque musée bibliothèque hôpital église aéroport parti conseil ministère association fondation',
  'universidad instituto escuela premio ciudad río lago monte isla calle puente empresa banco museo biblioteca hospital iglesia aeropuerto partido consejo ministerio asociación fundación',
]);

/** Capitalised by custom, and no names to look for. Months are dates. */
export const NEVER_NAMES = wordSet([
  "i i'm i've i'd i'll monday tuesday wednesday thursday friday saturday sunday north south east west northern southern eastern western god internet web",
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

/**
 * Spellings of one name, apart by a bar: a country, its people and its short form. Words of a spelling
 * apart by hyphens. Kept to the ones that answers change most.
 */
const SAME: readonly string[] = [
  'united-states|u-s|us|usa|u-s-a|america|american|united-states-of-america|états-unis|estados-unidos',
  'united-kingdom|u-k|uk|britain|british|great-britain',
  'european-union|eu|e-u',
  'united-nations|un|u-n',
  'france|french',
  'germany|german',
  'netherlands|dutch|holland',
  'spain|spanish',
  'sweden|swedish',
  'denmark|danish',
  'norway|norwegian',
  'finland|finnish',
  'iceland|icelandic',
  'ireland|irish',
  'scotland|scottish',
  'wales|welsh',
  'england|english',
  'poland|polish',
  'switzerland|swiss',
  'greece|greek',
  'turkey|turkish|türkiye',
  'portugal|portuguese',
  'italy|italian',
  'russia|russian',
  'ukraine|ukrainian',
  'china|chinese',
  'japan|japanese',
  'korea|korean',
  'india|indian',
  'canada|canadian',
  'australia|australian',
  'brazil|brazilian',
  'mexico|mexican',
  'africa|african',
  'europe|european',
  'asia|asian',
  'egypt|egyptian',
  'israel|israeli',
  'iran|iranian',
  'iraq|iraqi',
  'vietnam|vietnamese',
  'thailand|thai',
  'belgium|belgian',
  'austria|austrian',
  'hungary|hungarian',
  'czech|czechia',
  'new-york-city|new-york|nyc',
];

const spellings = new Map<string, readonly (readonly string[])[]>();
for (const row of SAME) {
  const all = row.split('|').map((name) => name.split('-'));
  for (const name of all) spellings.set(name.join(' '), all);
}

/** Other spellings of a name, each as the keys of its words; none where the list has none. */
export function otherSpellings(keys: readonly string[]): readonly (readonly string[])[] {
  return spellings.get(keys.join(' ')) ?? [];
}

/** Endings of German nouns that are no names, and of German places. */
export const GERMAN_NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ion|ionen|tät|täten|ment|nis|nisse|tum|ling|erin|innen|ismus|anz|enz|ur|eur|är|ist|isten)$/;
export const GERMAN_PLACE =
  /(?:burg|burgs|berg|stadt|stedt|heim|hausen|dorf|furt|bach|ingen|haven|kirchen|brück|münster|sachsen|deutschland|deutschlands|england|russland|finnland|irland|schottland|niederlande|schweiz|spanien|italien|belgien|indien|brasilien|australien|kalifornien|bayern|frankreich|österreich)$/;
