import type { SourceResult } from '../model/check-result';
import type { Way } from '../model/job';
import type { Unreadable } from '../model/verdict';

/** The other ways to read a source that may tell more than its verdict does, the likeliest first. */
export function listWays({
  verdict,
  archived,
  reading,
}: Pick<SourceResult, 'verdict' | 'reading'> & { readonly archived?: unknown }): Way[] {
  switch (verdict.kind) {
    case 'found':
    case 'found-with-edits':
      return [];
    case 'closest':
    case 'not-in-source':
      return [
        'other-sources',
        ...(reading?.via === 'open-tab' ? [] : (['open-tab'] as const)),
        ...(archived === undefined ? (['copies'] as const) : []),
      ];
    case 'could-not-check': {
      const ways = waysAround(verdict.why);
      const untried = archived === undefined ? ways : ways.filter((way) => way !== 'copies');
      return mayBeSaved(verdict.why) ? [...untried, 'file'] : untried;
    }
  }
}

function waysAround(why: Unreadable): Way[] {
  switch (why.kind) {
    case 'no-permission':
    case 'refused-address':
      return [];
    case 'refused':
      return why.why === 'only-hidden' || why.why === 'struck-out' ? ['open-tab'] : [];
    case 'doubt':
      return ['open-tab', 'other-sources'];
    case 'link':
      return WAYS_AROUND[why.class] ?? ['open-tab', 'other-sources'];
  }
}

/** What a reader can open and save, although Verbatim was not given it. */
function mayBeSaved(why: Unreadable): boolean {
  return why.kind === 'doubt' || (why.kind === 'link' && SAVED.includes(why.class));
}

const SAVED: readonly Extract<Unreadable, { kind: 'link' }>['class'][] = [
  ...(['blocked', 'bot-wall', 'login-wall', 'paywall', 'consent-wall'] as const),
  ...(['server-error', 'timed-out', 'too-large', 'shell'] as const),
];

/** Classes of a link for which a tab would show the reader no more than Verbatim was given. */
const WAYS_AROUND: Partial<Record<Extract<Unreadable, { kind: 'link' }>['class'], Way[]>> = {
  gone: ['copies', 'other-sources'],
  'gone-copy-exists': ['copies', 'other-sources'],
  'gone-no-copy': ['other-sources'],
  'host-unknown': ['copies', 'other-sources'],
  parked: ['copies', 'other-sources'],
  'soft-404': ['copies', 'open-tab', 'other-sources'],
  'moved-elsewhere': ['copies', 'open-tab', 'other-sources'],
  'server-error': ['copies', 'open-tab', 'other-sources'],
  'timed-out': ['open-tab', 'copies', 'other-sources'],
  'redirect-loop': ['copies', 'other-sources'],
  'not-text': [],
  'not-allowed': [],
  'no-permission': [],
};
