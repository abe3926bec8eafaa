import type { Archive } from './archive';
import { wayback } from './wayback';

/** Every archive that is asked. Another archive is one more file and one more entry. */
const ARCHIVES: readonly Archive[] = [wayback];

/** When the archived copy at this address was made, ms since the epoch; null where it is none. */
export function capturedAt(url: string): number | null {
  for (const archive of ARCHIVES) {
    const time = archive.capturedAt(url);
    if (time !== null) return time;
  }
  return null;
}
