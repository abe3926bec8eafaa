import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface VirtualListProps<Row> {
  readonly rows: readonly Row[];
  readonly label: string;
  /** Height of every row, in rem, so that rows grow with the reader's text. */
  readonly rowRem: number;
  readonly keyOf: (row: Row) => string;
  readonly draw: (row: Row) => ComponentChildren;
  /** Told which rows are drawn, whenever these are others. */
  readonly seen: (rows: readonly Row[]) => void;
}

/** Rows drawn above and below what is seen, so that the keyboard always finds the next one. */
const BESIDE = 6;

/** A list of any length, of which only the rows in view are drawn: each scroll costs the same. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { rows, label, rowRem, keyOf, draw, seen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const rowHeight = rowRem * rootSize();
  useLayoutEffect(() => {
    const seen = frame.current?.clientHeight ?? 0;
    if (seen > 0) setHeight(seen);
  });
  const first = Math.min(
    Math.max(0, Math.floor(top / rowHeight) - BESIDE),
    Math.max(0, rows.length - 1),
  );
  const shown = rows.slice(first, Math.ceil((top + height) / rowHeight) + BESIDE);
  useEffect(() => seen(shown), [rows, first, shown.length]);
  return (
    <div
      class="virtual"
      ref={frame}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <ul
        aria-label={label}
        style={{ height: `${rows.length * rowRem}rem`, paddingTop: `${first * rowRem}rem` }}
      >
        {shown.map((row, at) => (
          <li
            key={keyOf(row)}
            aria-setsize={rows.length}
            aria-posinset={first + at + 1}
            style={{ height: `${rowRem}rem` }}
          >
            {draw(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pixels of one rem, which the reader sets. */
function rootSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
