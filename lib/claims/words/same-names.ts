/**
 * Names of one place or people, apart by a bar; words of a name apart by hyphens. Kept to the ones that
 * pages and answers change most.
 */
const SAME: readonly string[] = [
  'united-states|u-s|us|usa|u-s-a|america|american|united-states-of-america|états-unis|estados-unidos|stati-uniti|vereinigte-staaten|vereinigten-staaten|соединённые-штаты|соединённых-штатов|сша',
  'united-kingdom|u-k|uk|britain|british|great-britain',
  'european-union|eu|e-u|europäische-union|europäischen-union',
  'union-européenne|ue|unión-europea|união-europeia|unione-europea',
  'nations-unies|onu|naciones-unidas|nações-unidas|nazioni-unite',
  'technische-universität|technischen-universität|tu',
  'royaume-uni|grande-bretagne|britannique|reino-unido|británico|británica|vereinigtes-königreich|vereinigten-königreich|grossbritannien|britisch|britische|britischen',
  'seconde-guerre-mondiale|deuxième-guerre-mondiale',
  'zweiter-weltkrieg|zweiten-weltkrieg|2-weltkrieg',
  'erster-weltkrieg|ersten-weltkrieg|1-weltkrieg',
  'united-nations|un|u-n',
  'new-york-city|new-york|nyc|n-y-c|n-y',
  'los-angeles|l-a',
  'd-c|dc|district-of-columbia',
  'world-war-i|first-world-war|world-war-one|world-war-1|wwi|ww1|great-war',
  'world-war-ii|second-world-war|world-war-two|world-war-2|wwii|ww2',
  'netherlands|dutch|holland',
  'turkey|turkish|türkiye',
  'czech|czechia',
  'jew|jews|jewish|judaism',
  'christian|christianity|christians',
  'olympics|olympic|olympiad',
  ...['harbor|harbour', 'center|centre', 'theater|theatre', 'defense|defence', 'labor|labour'],
];

/** A land and its people: `+` adds to the name, `=` is another word. */
const PEOPLES =
  'france=french germany=german spain=spanish sweden=swedish denmark=danish norway=norwegian finland=finnish iceland+ic ireland=irish scotland=scottish wales=welsh england=english poland=polish switzerland=swiss greece=greek portugal=portuguese italy=italian russia+n ukraine=ukrainian china=chinese japan+ese korea+n india+n canada=canadian australia+n brazil+ian mexico=mexican africa+n europe+an asia+n egypt+ian israel+i iran+ian iraq+i vietnam+ese thailand=thai belgium=belgian austria+n hungary=hungarian syria+n lebanon=lebanese jordan+ian libya+n tunisia+n algeria+n morocco=moroccan sudan+ese ethiopia+n somalia=somali kenya+n nigeria+n ghana+ian uganda+n zimbabwe+an pakistan+i bangladesh+i nepal+ese afghanistan=afghan kazakhstan=kazakh mongolia+n taiwan+ese indonesia+n malaysia+n singapore+an philippines=filipino cuba+n haiti+an jamaica+n argentina=argentine chile+an peru=peruvian colombia+n venezuela+n bolivia+n ecuador+ian romania+n bulgaria+n serbia+n croatia+n slovenia+n slovakia=slovak albania+n estonia+n latvia+n lithuania+n cyprus=cypriot armenia+n palestine=palestinian kuwait+i qatar+i yemen+i tibet+an islam+ic buddhist=buddhism catholic=catholicism hindu+ism protestant+ism democrat+ic conservative=tory california+n texas=texan';

/** Lands and peoples in French, Spanish, Italian and German; `*` stands for the endings of a German adjective. */
const PEOPLES_ABROAD =
  'france|français|française espagne|espagnol|espagnole italie|italien|italienne allemagne|allemand|allemande belgique|belge suisse|helvétique portugal|portugais|portugaise angleterre|anglais|anglaise écosse|écossais|écossaise irlande|irlandais|irlandaise pologne|polonais|polonaise russie|russe turquie|turc|turque grèce|grec|grecque suède|suédois|suédoise norvège|norvégien|norvégienne danemark|danois|danoise autriche|autrichien|autrichienne chine|chinois|chinoise japon|japonais|japonaise inde|indien|indienne canada|canadien|canadienne brésil|brésilien|brésilienne mexique|mexicain|mexicaine algérie|algérien|algérienne maroc|marocain|marocaine tunisie|tunisien|tunisienne europe|européen|européenne afrique|africain|africaine ' +
  'francia|francés|francesa|francese españa|español|española alemania|alemán|alemana|alemanes italia|italiano|italiana inglaterra|inglés|inglesa suiza|suizo|suiza bélgica|belga rusia|ruso|rusa polonia|polaco|polaca noruega|noruego|noruega suecia|sueco|sueca grecia|griego|griega turquía|turco|turca japón|japonés|japonesa china|chino méxico|mexicano|mexicana brasil|brasileño|brasileña perú|peruano|peruana colombia|colombiano|colombiana europa|europeo|europea germania|tedesco|tedesca spagna|spagnolo|spagnola ' +
  'deutschland|deutsch* frankreich|französisch* italien|italienisch* spanien|spanisch* österreich|österreichisch* schweiz|schweizer england|englisch* polen|polnisch* russland|russisch* türkei|türkisch* griechenland|griechisch* schweden|schwedisch* norwegen|norwegisch* dänemark|dänisch* niederlande|niederländisch* belgien|belgisch* china|chinesisch* japan|japanisch* indien|indisch* amerika|amerikanisch* europa|europäisch* afrika|afrikanisch*';

const ADJECTIVE_ENDINGS = ['', 'e', 'en', 'er', 'es', 'em'];

/** States and provinces with the short forms of newspapers (behind them a full stop) and of the post. */
const STATES =
  'alabama:ala:al alaska::ak arizona:ariz:az arkansas:ark:ar california:calif:ca colorado:colo:co connecticut:conn:ct delaware:del:de florida:fla:fl georgia:ga:ga hawaii::hi idaho::id illinois:ill:il indiana:ind:in iowa::ia kansas:kan:ks kentucky:ky:ky louisiana:la:la maine::me maryland:md:md massachusetts:mass:ma michigan:mich:mi minnesota:minn:mn mississippi:miss:ms missouri:mo:mo montana:mont:mt nebraska:neb:ne nevada:nev:nv new-hampshire:n-h:nh new-jersey:n-j:nj new-mexico:n-m:nm new-york:n-y:ny north-carolina:n-c:nc north-dakota:n-d:nd ohio::oh oklahoma:okla:ok oregon:ore:or pennsylvania:pa:pa rhode-island:r-i:ri south-carolina:s-c:sc south-dakota:s-d:sd tennessee:tenn:tn texas::tx utah::ut vermont:vt:vt virginia:va:va washington:wash:wa west-virginia:w-va:wv wisconsin:wis:wi wyoming:wyo:wy ontario:ont:on quebec:que:qc alberta:alta:ab british-columbia:b-c:bc';

/** Another spelling: the keys of its words, and whether it stands only with a full stop or in capitals. */
export interface Spelling {
  readonly keys: readonly string[];
  readonly as: 'name' | 'short' | 'code';
}

const spellings = new Map<string, Spelling[]>();

function join(names: readonly string[], as: Spelling['as'] = 'name'): void {
  const [full = ''] = names;
  for (const name of as === 'name' ? names : [full])
    for (const other of names.filter((one) => one !== name))
      add(name.split('-').join(' '), { keys: other.split('-'), as });
}

function add(name: string, spelling: Spelling): void {
  const known = spellings.get(name);
  if (known === undefined) spellings.set(name, [spelling]);
  else known.push(spelling);
}

for (const row of SAME) join(row.split('|'));
for (const entry of PEOPLES.split(' ')) {
  const [land = '', ending] = entry.split('+');
  join(ending === undefined ? land.split('=') : [land, land + ending]);
}
for (const entry of PEOPLES_ABROAD.split(' '))
  join(
    entry
      .split('|')
      .flatMap((word) =>
        word.endsWith('*') ? ADJECTIVE_ENDINGS.map((ending) => word.slice(0, -1) + ending) : [word],
      ),
  );
for (const entry of STATES.split(' ')) {
  const [state = '', short = '', code = ''] = entry.split(':');
  if (short !== '') join([state, short], 'short');
  join([state, code], 'code');
}

/** Other spellings of a name, given as the keys of its words; none where the list has none. */
export function otherSpellings(keys: readonly string[]): readonly Spelling[] {
  const name = keys.join(' ');
  return spellings.get(name) ?? spellings.get(name.replace(/s$/, '')) ?? [];
}
