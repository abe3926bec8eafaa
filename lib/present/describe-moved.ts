import type { Reading } from '../model/snapshot';
import { linkToPassage } from './link-to-passage';
import { linksTo, type Remark } from './remark';
import { safeWords } from './safe-words';
import type { Wording } from './wording';

/** Says where the page lives now, when the cited address led there and it was read; else null. */
export function describeMoved(
  reading: Reading | null,
  isRead: boolean,
  { say, displayHost }: Pick<Wording, 'say' | 'displayHost'>,
): Remark | null {
  if (reading?.via !== 'network' || !isRead) return null;
  if (reading.linkClass !== 'moved' && reading.linkClass !== 'redirected') return null;
  const { finalUrl } = reading;
  return {
    sentence: say('movedTo', safeWords(shortAddress(finalUrl, displayHost))),
    links: linksTo([say('actionOpenPage'), linkToPassage(finalUrl, null, null)]),
  };
}

const LONGEST_PATH = 60;

/** Host and path as they are safe to show; a long path is cut. */
function shortAddress(url: string, displayHost: Wording['displayHost']): string {
  const { pathname } = new URL(url);
  const path = pathname.length > LONGEST_PATH ? `${pathname.slice(0, LONGEST_PATH)}…` : pathname;
  return displayHost(url) + (path === '/' ? '' : path);
}
