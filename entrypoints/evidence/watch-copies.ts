/** EDGE: copies behind the rows in view, looked at while the page has nothing else to do. */
import type { SnapshotId } from '../../lib/model/snapshot';

interface Row {
  readonly copies: readonly SnapshotId[];
}

/**
 * Looks at each copy once while the page is open, one at a time. Rows that were scrolled past are left: what is in
 * view when the page comes to rest is looked at first.
 */
export function watchCopies(
  look: (copies: readonly SnapshotId[]) => Promise<void>,
  rest: () => Promise<void> = whenIdle,
): (rows: readonly Row[]) => void {
  const known = new Set<SnapshotId>();
  let inView: readonly SnapshotId[] = [];
  let isLooking = false;

  const lookOn = async (): Promise<void> => {
    isLooking = true;
    for (;;) {
      await rest();
      const next = inView.find((copy) => !known.has(copy));
      if (next === undefined) break;
      known.add(next);
      await look([next]);
    }
    isLooking = false;
  };

  return (rows) => {
    inView = rows.flatMap(({ copies }) => copies);
    if (!isLooking) void lookOn();
  };
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}
