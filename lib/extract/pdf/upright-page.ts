import type { PdfItem, PdfPage } from '../open-pdf';

export interface UprightPage {
  readonly page: PdfPage;
  /** What is set at another angle than the page's text: stamps in the margin, labels of an axis. */
  readonly askew: readonly PdfItem[];
}

/** Degrees around a right angle that a scan or a slanted line may be off. */
const SLACK = 6;

/** Turns the page so that most of its characters stand upright, and parts off what then does not. */
export function uprightPage(page: PdfPage): UprightPage {
  const turn = commonTurn(page.items);
  const items: PdfItem[] = [];
  const askew: PdfItem[] = [];
  for (const item of page.items) {
    const isMain = item.text.trim() === '' || turnOf(item.rotation) === turn;
    (isMain ? items : askew).push(item);
  }
  return { page: turn === 0 ? { ...page, items } : turned(page, items, turn), askew };
}

/** 0, 90, 180 or 270; null for a slanting line. */
function turnOf(rotation: number): number | null {
  const turn = Math.round(rotation / 90) * 90;
  return Math.abs(rotation - turn) > SLACK ? null : (turn + 720) % 360;
}

function commonTurn(items: readonly PdfItem[]): number {
  const chars = new Map<number, number>();
  for (const { text, rotation } of items) {
    const turn = turnOf(rotation);
    if (turn !== null) chars.set(turn, (chars.get(turn) ?? 0) + text.length);
  }
  let common = 0;
  for (const [turn, count] of chars) if (count > (chars.get(common) ?? 0)) common = turn;
  return common;
}

function turned({ width, height }: PdfPage, items: readonly PdfItem[], turn: number): PdfPage {
  const isSideways = turn !== 180;
  return {
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    items: items.map((item) => {
      const { x, y } = item;
      if (turn === 90) return { ...item, x: y, y: width - x, rotation: 0 };
      if (turn === 270) return { ...item, x: height - y, y: x, rotation: 0 };
      return { ...item, x: width - x, y: height - y, rotation: 0 };
    }),
  };
}
