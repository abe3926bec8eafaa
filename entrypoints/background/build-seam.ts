import { browser } from 'wxt/browser';
import type { ReachBoundary } from '../../lib/check/boundary';
import { isPrivateAddress } from '../../lib/links/is-private-address';

/**
 * What differs between builds. The store build has the strict guard and no hold; builds for tests
 * and the demo, whose hosts are all on this machine, let loopback answers through, and the test
 * build can be held at a boundary of a check. The build drops the branches not taken, and a check
 * of the store build's files proves that the marker is gone.
 */
export interface BuildSeam {
  isPrivate(ip: string): boolean;
  reach: ReachBoundary;
  /** Ask the browser for a host's addresses first (Firefox). */
  resolveFirst: boolean;
}

export function buildSeam(): BuildSeam {
  if (import.meta.env.MODE === 'e2e') {
    return { isPrivate: isPrivateButLoopback, reach: holdAtBoundary, resolveFirst: false };
  }
  if (import.meta.env.MODE === 'demo') {
    return { isPrivate: isPrivateButLoopback, reach: async () => undefined, resolveFirst: false };
  }
  return { isPrivate: isPrivateAddress, reach: async () => undefined, resolveFirst: true };
}

const isPrivateButLoopback = (ip: string): boolean => ip !== '127.0.0.1' && isPrivateAddress(ip);

/** Set in `storage.session` by a test: the boundary at which checks are to wait. */
const HOLD = 'verbatim-test-seam:hold';
const HELD = 'verbatim-test-seam:held';

async function holdAtBoundary(boundary: string): Promise<void> {
  while ((await browser.storage.session.get(HOLD))[HOLD] === boundary) {
    await browser.storage.session.set({ [HELD]: boundary });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
