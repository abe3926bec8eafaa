/** Words right before a figure that make it a limit; `most` caps it, `least` is its floor. */
const BOUNDS: Readonly<Record<'most' | 'least', readonly string[]>> = {
  most: [
    ...[
      'up to',
      'at most',
      'no more than',
      'not more than',
      'a maximum of',
      'maximum of',
      'less than',
    ],
    ...['fewer than', 'under', 'below', 'no later than'],
    ...['bis zu', 'höchstens', 'maximal', 'weniger als', 'unter', 'nicht mehr als'],
    ...["jusqu'à", 'jusqu’à', 'au plus', 'au maximum', 'moins de'],
    ...['hasta', 'como máximo', 'a lo sumo', 'menos de', 'no más de'],
    ...['fino a', 'al massimo', 'meno di', 'até', 'no máximo', 'menos de'],
    ...['не более', 'до', 'менее', 'अधिकतम', 'से कम', '最多', '不超过', '至多', '低于', '以下'],
  ],
  least: [
    ...['at least', 'no less than', 'no fewer than', 'not less than', 'a minimum of', 'minimum of'],
    ...['more than', 'over', 'above', 'exceeding'],
    ...['mindestens', 'wenigstens', 'mehr als', 'minimal', 'nicht weniger als'],
    ...['au moins', 'plus de', 'au minimum'],
    ...['al menos', 'por lo menos', 'como mínimo', 'más de'],
    ...['almeno', 'più di', 'pelo menos', 'mais de', 'no mínimo'],
    ...['не менее', 'более', 'свыше', 'कम से कम', '至少', '最少', '超过', '不少于'],
  ],
};

/** Longest first: "no more than" ends in "more than". */
const PHRASES = (['most', 'least'] as const)
  .flatMap((bound) => BOUNDS[bound].map((phrase) => ({ phrase, bound })))
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** The limit that the words in front of a figure make of it, or null. `before` may be cut anywhere. */
export function boundBefore(before: string): 'most' | 'least' | null {
  const text = before.toLowerCase().trimEnd();
  const found = PHRASES.find(({ phrase }) => {
    if (!text.endsWith(phrase)) return false;
    const outside = text[text.length - phrase.length - 1] ?? ' ';
    return !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(outside);
  });
  return found?.bound ?? null;
}

/** Words behind a figure that make a rate of it. */
export const PER_WORDS: ReadonlySet<string> = new Set(
  'per pro par por je each every प्रति'.split(' '),
);

/** What one rate may be counted by, in several words. */
export const SAME_RATES: readonly (readonly string[])[] = [
  'person head capita capite kopf personne habitant persona habitante inhabitant einwohner each'.split(
    ' ',
  ),
  'year annum annual annually yearly jahr jährlich an année annuel año anual'.split(' '),
  'month monthly monat monatlich mois mensuel mes mensual'.split(' '),
  'week weekly woche wöchentlich semaine hebdomadaire semana semanal'.split(' '),
  'day daily tag täglich jour quotidien día diario'.split(' '),
  'hour hourly h stunde stündlich heure hora'.split(' '),
  'second s sekunde seconde segundo'.split(' '),
];

const rateWords = new Set(SAME_RATES.flat());

/** The word names what things are commonly counted by. */
export function isRateWord(key: string): boolean {
  return rateWords.has(key) || rateWords.has(key.replace(/s$/, ''));
}
