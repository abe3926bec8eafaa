import { parentPort, workerData } from 'node:worker_threads';
import { openPdf } from '../../../lib/extract/open-pdf-node';
import { inputsFrom } from './make-input';
import type { Tried } from './soak-readings';
import { tryInput } from './try-input';

/** Tries the inputs of `wanted` seeds, one after the other, and tells of each. */
const { wanted, seed } = workerData as { wanted: number; seed: number };
const inputOf = inputsFrom('tests/pages');
for (let at = seed; at < seed + wanted; at += 1) {
  const input = inputOf(at);
  const from = performance.now();
  const fault = await tryInput(input, openPdf);
  const tried: Tried = { seed: at, ms: performance.now() - from, fault };
  parentPort?.postMessage(tried);
}
