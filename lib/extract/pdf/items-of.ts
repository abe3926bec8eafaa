import type { PdfItem } from '../open-pdf';

/** What pdf.js hands out of a page's text; marks of structure have no `str`. */
type RawItem =
  | {
      readonly str: string;
      readonly transform: readonly number[];
      readonly width: number;
      readonly height: number;
      readonly hasEOL: boolean;
    }
  | { readonly type: string };

export interface Viewport {
  readonly height: number;
  /** From the file's coordinates to the page as it is shown, its origin at the upper left. */
  readonly transform: readonly number[];
}

/** Items as they stand on the page a reader sees: cropped, and turned as the page says. */
export function itemsOf(raw: readonly RawItem[], { height, transform }: Viewport): PdfItem[] {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = height] = transform;
  const items: PdfItem[] = [];
  for (const one of raw) {
    if (!('str' in one)) continue;
    const [ia = 1, ib = 0, , , ie = 0, ig = 0] = one.transform;
    const right = a * ia + c * ib;
    const down = b * ia + d * ib;
    items.push({
      // Fonts without a map give their numbers for letters, among them 0.
      text: one.str.replaceAll('\0', ''),
      x: a * ie + c * ig + e,
      y: height - (b * ie + d * ig + f),
      width: one.width,
      height: one.height,
      rotation: down === 0 && right >= 0 ? 0 : (Math.atan2(-down, right) * 180) / Math.PI,
      endsLine: one.hasEOL,
    });
  }
  return items;
}
