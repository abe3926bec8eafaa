import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { FaultySite } from './faults/faulty-site';
import { keepTheStoppedOut } from './faults/process';
import { runFaults } from './faults/run-faults';

/** `npm run soak` asks for more of them, with a seed of its own. */
const CHECKS = Number(process.env.FAULT_CHECKS ?? 120);
const SEED = Number(process.env.FAULT_SEED ?? 20261130);

const site = new FaultySite(SEED);

beforeEach(() => {
  fakeBrowser.reset();
  vi.stubGlobal('fetch', site.fetch);
  keepTheStoppedOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('whatever fails and whenever the background stops, every check ends once, and none lies', async () => {
  const counts = await runFaults(CHECKS, SEED, site);
  console.info(JSON.stringify(counts));
  expect(counts).toMatchObject({ lost: 0, doubled: 0, wrong: [] });
  expect(counts.stops, 'stops of the background').toBeGreaterThan(0);
  expect(counts.kinds.found, 'some pages must have been read').toBeGreaterThan(0);
  expect(counts.kinds['not-in-source']).toBeGreaterThan(0);
  expect(counts.kinds['could-not-check']).toBeGreaterThan(0);
}, 300_000);
