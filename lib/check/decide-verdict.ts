import type { Finding, Refusal } from '../model/finding';
import type { Doubt, LinkClass, Unreadable, Verdict } from '../model/verdict';
import { leadsElsewhere } from './leads-elsewhere';

/** What is known of the page that the finding was made on. */
export interface PageRead {
  readonly linkClass: LinkClass | null;
  readonly doubts: readonly Doubt[];
  readonly requestedUrl: string;
  readonly finalUrl: string;
}

/** Doubts that stand for themselves; the signs of walls and shells went into the link class. */
const OWN_DOUBTS: readonly Doubt[] = [
  'truncated',
  'scanned',
  'encrypted',
  'too-short',
  'charset-guessed',
];

/**
 * A positive finding always stands. A negative one stands only if the page that answered is the page
 * that was cited, and was read whole; otherwise "not there" would be our own reading of the page.
 */
export function decideVerdict(finding: Finding | Refusal, page: PageRead): Verdict {
  if (finding.kind === 'found' || finding.kind === 'found-with-edits') return finding;
  const why = whyUnknown(finding, page);
  if (why !== null) return { kind: 'could-not-check', why, nearest: nearestOf(finding) };
  if (finding.kind === 'refused') throw new Error('A refusal is always a reason not to know.');
  return finding;
}

function whyUnknown(finding: Finding | Refusal, page: PageRead): Unreadable | null {
  if (!isReadable(page.linkClass)) return { kind: 'link', class: page.linkClass };
  if (finding.kind === 'refused') return finding;
  if (page.linkClass === 'redirected' && leadsElsewhere(page.requestedUrl, page.finalUrl)) {
    return { kind: 'link', class: 'moved-elsewhere' };
  }
  const doubt = OWN_DOUBTS.find((own) => page.doubts.includes(own));
  return doubt === undefined ? null : { kind: 'doubt', doubt };
}

export function isReadable(linkClass: LinkClass | null): linkClass is 'live' | 'redirected' | null {
  return linkClass === null || linkClass === 'live' || linkClass === 'redirected';
}

function nearestOf(finding: Finding | Refusal) {
  return finding.kind === 'closest' ? { passage: finding.passage, edits: finding.edits } : null;
}
