import type { SourceResult } from '../model/check-result';
import type { CitationState } from '../model/citation-state';
import { describeCaution } from './describe-caution';
import { describeNote } from './describe-note';
import { describeReason } from './describe-reason';
import { describeUnreadable } from './describe-unreadable';
import type { Wording } from './wording';

export interface RowWords {
  readonly host: string;
  /** The one thing worth knowing before the card is opened, or null. */
  readonly detail: string | null;
}

/** One line for a citation in a list: where it points and what stands out. */
export function describeRow({ citation, check }: CitationState, wording: Wording): RowWords {
  const [main] = citation.sources;
  if (check.state !== 'checked') return { host: wording.displayHost(main.href), detail: null };
  const best = check.result.bySource[check.result.best] ?? check.result.bySource[0];
  const { href } = citation.sources[best.source] ?? main;
  return { host: wording.displayHost(href), detail: describeDetail(best, href, wording) };
}

function describeDetail(
  { verdict }: SourceResult,
  citedUrl: string,
  wording: Wording,
): string | null {
  const { say } = wording;
  switch (verdict.kind) {
    case 'found':
    case 'found-with-edits': {
      const [caution] = verdict.cautions;
      if (caution !== undefined) return describeCaution(caution, say);
      const [note] = verdict.kind === 'found-with-edits' ? verdict.notes : [];
      return note === undefined ? null : describeNote(note, say);
    }
    case 'closest': {
      const [reason] = verdict.reasons;
      return reason === undefined ? null : describeReason(reason, say);
    }
    case 'not-in-source':
      return null;
    case 'could-not-check':
      return describeUnreadable(verdict.why, citedUrl, wording).reason;
  }
}
