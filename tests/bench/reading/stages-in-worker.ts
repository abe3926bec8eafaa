import { Parser } from 'htmlparser2';
import { decodeBytes } from '../../../lib/extract/decode-bytes';
import { htmlToText } from '../../../lib/extract/html-to-text';
import { indexSource } from '../../../lib/verify/index-source';
import { verifyQuote } from '../../../lib/verify/verify-quote';

/** Milliseconds of each stage from the bytes of a page to a verdict, and of the bare minimum. */
export interface Stages {
  readonly decode: number;
  readonly read: number;
  readonly index: number;
  readonly verify: number;
  /** Decoding and htmlparser2 with handlers that do nothing. */
  readonly bare: number;
}

const ROUNDS = 9;

self.onmessage = ({ data }: MessageEvent<{ bytes: Uint8Array; quote: string }>) => {
  const rounds: Stages[] = [];
  // The first ones run before the code is compiled; a reader's first check does as well, once.
  for (let round = 0; round < ROUNDS + 3; round += 1) rounds.push(runOnce(data.bytes, data.quote));
  const timed = rounds.slice(3);
  const median = (stage: keyof Stages): number =>
    timed.map((one) => one[stage]).sort((a, b) => a - b)[ROUNDS >> 1]!;
  const stages: Stages = {
    decode: median('decode'),
    read: median('read'),
    index: median('index'),
    verify: median('verify'),
    bare: median('bare'),
  };
  self.postMessage(stages);
};

function runOnce(bytes: Uint8Array, quote: string): Stages {
  const times = [performance.now()];
  const lap = (): number => {
    times.push(performance.now());
    return times.at(-1)! - times.at(-2)!;
  };
  const html = decodeBytes({ bytes, charset: null })?.text ?? '';
  const decode = lap();
  const source = htmlToText(html);
  const read = lap();
  const index = indexSource(source);
  const indexed = lap();
  const { kind } = verifyQuote(quote, index);
  const verify = lap();
  if (kind !== 'found') throw new Error(`The quote of the bench should be found, and is ${kind}.`);
  parseBare(bytes);
  return { decode, read, index: indexed, verify, bare: lap() };
}

function parseBare(bytes: Uint8Array): void {
  const nothing = (): void => undefined;
  const parser = new Parser({ onopentag: nothing, onclosetag: nothing, ontext: nothing });
  parser.write(new TextDecoder().decode(bytes));
  parser.end();
}
