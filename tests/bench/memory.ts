import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { indexSource, type SourceIndex } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import type { Corpus } from './corpus';

/** Indexes held at once, so that what the machine itself uses is small beside them. */
const HELD = 8;

/** Megabytes that the index of a million characters holds beside the text, after one quote was asked. */
export function memoryOf({ text, quotes }: Corpus): number {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  const held: SourceIndex[] = [];
  const before = bytesInUse(collect);
  for (let i = 0; i < HELD; i++) {
    const index = indexSource(text);
    verifyQuote(quotes.changed[0]!, index);
    held.push(index);
  }
  const bytes = bytesInUse(collect) - before;
  return bytes / held.length / text.length;
}

function bytesInUse(collect: () => void): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
