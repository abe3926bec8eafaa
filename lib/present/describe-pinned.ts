import type { Wording } from './wording';

/** How many quotes and sentences are pinned, and how many of them read otherwise now. */
export interface PinnedCount {
  readonly quotes: number;
  readonly sentences: number;
  readonly changed: number;
}

/** Says what it counts; null where there is nothing to tell. */
export function describePinned(
  { quotes, sentences, changed }: PinnedCount,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): string | null {
  if (changed === 0) return null;
  const counts = [changed, quotes + sentences].map(new Intl.NumberFormat(locale).format);
  if (quotes > 0 && sentences > 0) return say('pinnedBothChanged', ...counts);
  if (quotes + sentences === 1)
    return say(quotes === 1 ? 'pinnedChangedOne' : 'pinnedSentenceChangedOne');
  return say(quotes > 0 ? 'pinnedChangedOther' : 'pinnedSentenceChangedOther', ...counts);
}
