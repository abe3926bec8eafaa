import type { Excerpt } from '../model/check-result';
import type { NonEmpty } from '../model/result';
import type { Place } from '../model/span';
import type { Say } from '../model/words';
import { placeInExcerpt } from './place-in-excerpt';
import { cutIntoSegments, type Mark, type Segment, showable } from './segment';

/** The source's own words with every shown occurrence of the quote set off in quotation marks. */
export function foundPassage(
  at: NonEmpty<Place>,
  excerpt: Excerpt | null,
  say: Say,
): readonly Segment[] | null {
  const segments = setOff(at, [], excerpt);
  return (
    segments?.map((segment, index) =>
      segment.kind === 'quote' ? quoted(segments, index, index, index, say) : segment,
    ) ?? null
  );
}

/** One quote in several parts: what it left out stands in its place, in square brackets. */
export function editedPassage(
  pieces: NonEmpty<Place>,
  omitted: readonly Place[],
  excerpt: Excerpt | null,
  say: Say,
): readonly Segment[] | null {
  const segments = setOff(pieces, omitted, excerpt);
  if (segments === null) return null;
  const first = segments.findIndex(({ kind }) => kind === 'quote');
  const last = segments.findLastIndex(({ kind }) => kind === 'quote');
  return segments.map((segment, index) => {
    if (segment.kind === 'omitted') return inBrackets(segment);
    return segment.kind === 'quote' ? quoted(segments, index, first, last, say) : segment;
  });
}

/** Null when the excerpt shows nothing of the quote. */
function setOff(
  quotes: readonly Place[],
  omitted: readonly Place[],
  excerpt: Excerpt | null,
): readonly Segment[] | null {
  if (excerpt === null) return null;
  const marks = [
    ...quotes.map((place) => placeInExcerpt(place, excerpt, 'quote')),
    ...omitted.map((place) => placeInExcerpt(place, excerpt, 'omitted')),
  ].filter((mark): mark is Mark => mark !== null);
  if (!marks.some(({ kind }) => kind === 'quote')) return null;
  return showable(cutIntoSegments(excerpt.text, marks, 'around'));
}

const OPENING_AT_END = /["“„«‹「『‚'‘]\s*$/;
const CLOSING_AT_START = /^[.,]?\s*["”“»›」』’']/;

/** Puts quotation marks around the segments from `first` to `last`, unless the source has its own. */
function quoted(
  segments: readonly Segment[],
  index: number,
  first: number,
  last: number,
  say: Say,
): Segment {
  const own =
    OPENING_AT_END.test(segments[first - 1]?.text ?? '') &&
    CLOSING_AT_START.test(segments[last + 1]?.text ?? '');
  const opening = index === first && !own ? say('quotationOpen') : '';
  const closing = index === last && !own ? say('quotationClose') : '';
  return { kind: 'quote', text: `${opening}${segments[index]?.text ?? ''}${closing}` };
}

function inBrackets({ kind, text }: Segment): Segment {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return { kind, text: words === '' ? text : `${before}[${words}]${after}` };
}
