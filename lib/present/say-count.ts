import type { WordKey } from '../model/words';
import type { Wording } from './wording';

/** Keys that exist as a pair `…One` and `…Other`. */
type Counted<Key> = Key extends `${infer Base}One`
  ? `${Base}Other` extends WordKey
    ? Base
    : never
  : never;
export type CountKey = Counted<WordKey>;

/** Says a sentence with a count in its right plural form; the count is `$1`, `others` come behind it. */
export function sayCount(
  base: CountKey,
  count: number,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
  ...others: readonly string[]
): string {
  const one = new Intl.PluralRules(locale).select(count) === 'one';
  const key: WordKey = one ? `${base}One` : `${base}Other`;
  return say(key, new Intl.NumberFormat(locale).format(count), ...others);
}
