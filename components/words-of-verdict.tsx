import type { SourceResult } from '../lib/model/check-result';
import type { Edit } from '../lib/model/finding';
import type { Place } from '../lib/model/span';
import type { Say } from '../lib/model/words';
import { editedPassage, foundPassage } from '../lib/present/found-passage';
import { markDifferences } from '../lib/present/mark-differences';
import { quoteLine } from '../lib/present/quote-line';
import type { Segment } from '../lib/present/segment';
import { trimContext } from '../lib/present/trim-context';
import { WordsLine } from './words-line';

export interface WordsOfVerdictProps {
  readonly quote: string;
  readonly read: SourceResult;
  readonly href: string | null;
  /** Whether to show the quote where there is nothing of the source to show. */
  readonly showsQuote: boolean;
  readonly say: Say;
}

/** The words a verdict speaks of: the source's own where the quote stands, both sides where it does not. */
export function WordsOfVerdict({
  quote,
  read: { verdict, excerpt },
  href,
  showsQuote,
  say,
}: WordsOfVerdictProps) {
  switch (verdict.kind) {
    case 'found':
      return (
        <FoundWords segments={foundPassage(verdict.at, excerpt, say)} {...{ quote, href, say }} />
      );
    case 'found-with-edits':
      return (
        <FoundWords
          segments={editedPassage(verdict.pieces, verdict.omitted, excerpt, say)}
          {...{ quote, href, say }}
        />
      );
    case 'closest':
      return <TwoLines near={verdict} {...{ quote, excerpt, say }} label={say('lineSource')} />;
    case 'not-in-source':
      return showsQuote ? <QuoteLine quote={quote} say={say} /> : null;
    case 'could-not-check':
      if (verdict.nearest === null)
        return showsQuote ? <QuoteLine quote={quote} say={say} /> : null;
      return (
        <TwoLines near={verdict.nearest} {...{ quote, excerpt, say }} label={say('lineNearest')} />
      );
  }
}

/** The answer's own words, where there is nothing of the source to set beside them. */
export function QuoteLine({ quote, say }: { readonly quote: string; readonly say: Say }) {
  return (
    <WordsLine
      label={say('lineAnswer')}
      segments={quoteLine(quote, 'same')}
      href={null}
      say={say}
    />
  );
}

interface FoundWordsProps {
  readonly segments: readonly Segment[] | null;
  readonly quote: string;
  readonly href: string | null;
  readonly say: Say;
}

function FoundWords({ segments, quote, href, say }: FoundWordsProps) {
  return (
    <WordsLine
      label={null}
      segments={trimContext(segments ?? quoteLine(quote, 'quote', say))}
      href={href}
      say={say}
    />
  );
}

interface TwoLinesProps {
  readonly near: { readonly passage: Place; readonly edits: readonly Edit[] };
  readonly quote: string;
  readonly excerpt: SourceResult['excerpt'];
  readonly label: string;
  readonly say: Say;
}

function TwoLines({ near, quote, excerpt, label, say }: TwoLinesProps) {
  const lines = markDifferences(quote, near.edits, near.passage, excerpt);
  return (
    <>
      <WordsLine label={say('lineAnswer')} segments={lines.answer} href={null} say={say} />
      {lines.source.length > 0 && (
        <WordsLine label={label} segments={trimContext(lines.source)} href={null} say={say} />
      )}
    </>
  );
}
