export interface PagedText {
  /** Page bodies in order, without running heads and page numbers. */
  readonly pages: readonly string[];
  readonly heads: readonly string[];
}

/** Lines looked at above and below each page break. */
const DEPTH = 2;
/** Pages a line must recur on to be a running head. */
const RECURS = 3;

/**
 * Splits at form feeds and takes out what stands there only because a page ends: page numbers, lines
 * that recur on page after page, and a lone heading in the middle of a sentence that runs on.
 */
export function splitPages(text: string): PagedText {
  const pages = text.split('\f').map((page) => page.split('\n'));
  if (pages.length === 1) return { pages: [text], heads: [] };
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(outerLines(lines).map((at) => mask(lines[at]!)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const heads: string[] = [];
  const bodies = pages.map((lines) => {
    const gone = new Set(outerLines(lines).filter((at) => isHead(lines[at]!, counts)));
    for (const at of gone) heads.push(lines[at]!.trim());
    return lines.filter((_, at) => !gone.has(at));
  });
  bodies.forEach((lines, page) => {
    const head = page === 0 ? null : interruptingHead(bodies[page - 1]!, lines);
    if (head !== null) heads.push(...lines.splice(head, 1).map((line) => line.trim()));
  });
  return { pages: bodies.map((lines) => lines.join('\n')), heads };
}

/** Indexes of the first and last lines that hold something. */
function outerLines(lines: readonly string[]): number[] {
  const filled = lines.map((_, at) => at).filter((at) => lines[at]!.trim() !== '');
  return [...new Set([...filled.slice(0, DEPTH), ...filled.slice(-DEPTH)])];
}

function isHead(line: string, counts: ReadonlyMap<string, number>): boolean {
  return isPageNumber(line) || (counts.get(mask(line)) ?? 0) >= RECURS;
}

/** "41", "page 3 of 7", "- iv -". */
export function isPageNumber(line: string): boolean {
  return /^\s*(?:[-–—[(]\s*)?(?:page\s+)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–—\])])?\s*$/i.test(
    line,
  );
}

function mask(line: string): string {
  return line.trim().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

/** Index of a short line with an empty one below, above the small letter that goes on with the sentence. */
function interruptingHead(before: readonly string[], lines: readonly string[]): number | null {
  const last = before.findLast((line) => line.trim() !== '') ?? '';
  const at = lines.findIndex((line) => line.trim() !== '');
  const next = lines.findIndex((line, index) => index > at && line.trim() !== '');
  const isSetApart = at >= 0 && next > at + 1 && lines[at]!.trim().length <= 80;
  const runsOn = !/[.!?:;"”»]\s*$/.test(last) && /^\s*\p{Ll}/u.test(lines[next] ?? '');
  return isSetApart && last !== '' && runsOn ? at : null;
}
