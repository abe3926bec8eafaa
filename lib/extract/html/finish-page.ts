import type { Heading, SourceText } from '../../model/source-text';
import { findPageDoubts } from '../find-page-doubts';
import type { Piece } from '../join-source-texts';
import type { PageNotes } from './page-notes';

export interface PageReading {
  /** Size of the markup in UTF-16 units; 0 where there was none. */
  readonly htmlChars: number;
  /** The page was read to its end, as it is. */
  readonly isWhole: boolean;
}

/** Puts together what one pass over a page gave: its text, what stands beside it, and the doubts. */
export function finishPage(
  page: Piece,
  notes: PageNotes,
  { htmlChars, isWhole }: PageReading,
): SourceText {
  const { facts } = notes;
  const headings = notes.headings.map((heading) => trimmed(heading, page.text));
  return {
    form: 'html',
    title: facts.title,
    lang: facts.lang,
    ...page,
    side: notes.sideList(),
    ...(headings.length > 0 ? { headings } : {}),
    ...(facts.forms.length > 0 ? { forms: facts.forms } : {}),
    doubts: findPageDoubts({ text: page.text, facts, htmlChars, isWhole }),
  };
}

/** The line end before a heading is written with its first character. */
function trimmed({ start, end, level }: Heading, text: string): Heading {
  const space = text.slice(start, end).search(/\S/);
  return { start: start + Math.max(space, 0), end, level };
}
