import type { Wording } from './wording';

/** "today 14:02", "yesterday 09:15", "on 12 May 2026". `at` in milliseconds since the epoch. */
export function describeWhen(at: number, { say, locale, now }: Wording): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at);
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return say('whenToday', time);
  if (days === 1) return say('whenYesterday', time);
  return say('whenDate', describeDate(at, locale));
}

export function describeDate(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}

/** Counts calendar days of the reader, whatever the hour and the change of clocks. */
function dayNumber(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}
