import type { Wording } from './wording';

/** How many quotes are pinned, and how many of them have another verdict now. */
export interface PinnedCount {
  readonly quotes: number;
  readonly changed: number;
}

/** Null where there is nothing to tell. */
export function describePinned(
  { quotes, changed }: PinnedCount,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): string | null {
  if (changed === 0) return null;
  if (quotes === 1) return say('pinnedChangedOne');
  const number = new Intl.NumberFormat(locale);
  return say('pinnedChangedOther', number.format(changed), number.format(quotes));
}
