import { APPROX, ARTICLE, VERBATIM } from './contenders';
import type { Growth } from './growth';
import type { Language } from './sentences';
import { type Asked, BUILD, KEPT, type Row } from './speed';

/** One line of the table: what was promised and what this run measured. */
export interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export interface Results {
  readonly rows: readonly Row[];
  readonly growth: readonly Growth[];
  /** Megabytes per million characters. */
  readonly memory: ReadonlyMap<Language, number>;
}

const LANGUAGES: readonly Language[] = ['English', 'Hindi', 'Chinese'];

export function judgeTargets(results: Results): Target[] {
  return [
    ...(
      [
        ['20 quotes, index build included, against the article’s approach', ARTICLE, 50, 120],
        ['20 quotes, index build included, against approx-string-match', APPROX, 2, 6],
      ] as const
    ).flatMap(([what, peer, small, great]) =>
      (
        [
          [10_000, small],
          [100_000, great],
          [1_000_000, great],
        ] as const
      ).map(([length, factor]) =>
        atLeast(
          `${what}, ${sizeName(length)}`,
          LANGUAGES.map((language) => [language, factor]),
          (language) => ratio(results, language, length, 'twenty', peer, VERBATIM),
        ),
      ),
    ),
    atLeast(
      'one changed quote, cold, 1 MB, against approx-string-match',
      [
        ['English', 1.6],
        ['Hindi', 1.6],
        ['Chinese', 1.1],
      ],
      (language) => ratio(results, language, 1_000_000, 'one changed', APPROX, VERBATIM),
    ),
    atLeast(
      'one changed quote, index kept, 1 MB, against approx-string-match',
      LANGUAGES.map((language) => [language, 400]),
      (language) => ratio(results, language, 1_000_000, 'one changed', APPROX, KEPT),
    ),
    atMost(
      'one quote present, cold, 1 MB, in times of `indexOf`',
      LANGUAGES.map((language) => [language, 1.7]),
      (language) => ratio(results, language, 1_000_000, 'one present', VERBATIM, 'indexOf'),
    ),
    ...[100_000, 1_000_000, 10_000_000].map((length) =>
      atMost(
        `index build in passes over the characters, ${sizeName(length)}`,
        [
          ['English', 7],
          ['Hindi', 7],
          ['Chinese', 12],
        ],
        (language) => ratio(results, language, length, 'one changed', BUILD, 'one pass'),
      ),
    ),
    ...results.growth.map(growthTarget),
    atMost(
      'memory in MB per million characters',
      [
        ['English', 4],
        ['Hindi', 4],
        ['Chinese', 15],
      ],
      (language) => results.memory.get(language) ?? null,
    ),
  ];
}

type Bound = readonly [Language, number];
type Measure = (language: Language) => number | null;

function atLeast(what: string, bounds: readonly Bound[], measure: Measure): Target {
  return judge(what, 'at least', bounds, measure, (value, bound) => value >= bound);
}

export function atMost(what: string, bounds: readonly Bound[], measure: Measure): Target {
  return judge(what, 'at most', bounds, measure, (value, bound) => value <= bound);
}

function judge(
  what: string,
  side: string,
  bounds: readonly Bound[],
  measure: Measure,
  isGood: (value: number, bound: number) => boolean,
): Target {
  const values = bounds.map(([language]) => measure(language));
  const isSame = bounds.every(([, bound]) => bound === bounds[0]![1]);
  return {
    what,
    wanted: `${side} ${isSame ? bounds[0]![1] : bounds.map(([language, bound]) => `${bound} (${language})`).join(', ')}`,
    measured: bounds.map(([language], i) => `${language} ${inShort(values[i] ?? null)}`).join(', '),
    isMet: values.every((value, i) => value !== null && isGood(value, bounds[i]![1])),
  };
}

function growthTarget({ name, exponent, isHostile }: Growth): Target {
  const most = isHostile ? 1.2 : 1.1;
  return {
    what: `growth exponent from 1 MB to 10 MB, ${name}`,
    wanted: `at most ${most}`,
    measured: exponent.toFixed(2),
    isMet: exponent <= most,
  };
}

/** How many times the time of `below` the time of `above` is; null where one was dropped. */
function ratio(
  { rows }: Results,
  language: Language,
  length: number,
  asked: Asked,
  above: string,
  below: string,
): number | null {
  const row = rows.find(
    (one) => one.language === language && one.length === length && one.asked === asked,
  );
  const upper = row?.times.get(above) ?? null;
  const lower = row?.times.get(below) ?? null;
  return upper === null || lower === null ? null : upper / lower;
}

export function inShort(value: number | null): string {
  if (value === null) return 'dropped';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2);
}

export function sizeName(length: number): string {
  return length >= 1_000_000 ? `${length / 1_000_000} MB` : `${length / 1000} kB`;
}
