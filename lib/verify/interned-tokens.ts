import { scanTokens } from '../text/scan-tokens';
import { WORD } from '../text/token';
import { TokenBuffer } from '../text/token-buffer';
import { Vocabulary } from './vocabulary';

/** Tokens that get their id while the scanner still has them at hand: the text is read once. */
export class InternedTokens extends TokenBuffer {
  ids: Int32Array;
  readonly vocabulary: Vocabulary;

  constructor(text: string) {
    super(expectedTokens(text));
    this.ids = new Int32Array(this.kinds.length);
    this.vocabulary = new Vocabulary(text);
  }

  override push(kind: number, start: number, end: number): void {
    this.put(kind, start, end, this.vocabulary.intern(kind, start, end));
  }

  override pushPacked(start: number, end: number, low: number, high: number): void {
    this.put(WORD, start, end, this.vocabulary.internPacked(start, end, low, high));
  }

  private put(kind: number, start: number, end: number, id: number): void {
    const i = this.count;
    if (i === this.ids.length) this.grow();
    this.ids[i] = id;
    this.kinds[i] = kind;
    this.starts[i] = start;
    this.ends[i] = end;
    this.count = i + 1;
  }

  protected override grow(): void {
    super.grow();
    const ids = new Int32Array(this.kinds.length);
    ids.set(this.ids);
    this.ids = ids;
  }

  override trim(): void {
    this.vocabulary.settle();
    if (this.ids.length - this.count < this.count * WASTE) return;
    super.trim();
    this.ids = this.ids.slice(0, this.count);
  }
}

/** Units read at three places of a text to guess how many tokens the whole of it has. */
const SMALLEST_SAMPLE = 300;
const LARGEST_SAMPLE = 3_000;
/** Room beyond the guess, and the share of unused room that is worth a copy. */
const MARGIN = 1.01;
const WASTE = 0.04;

/**
 * Room for the tokens of a text, guessed from three samples: writing without spaces has a token for
 * every unit, others for every sixth. Too little is made good by growing, too much by trimming.
 */
function expectedTokens(text: string): number {
  const { length } = text;
  const sample = Math.max(SMALLEST_SAMPLE, Math.min(LARGEST_SAMPLE, length >> 8));
  if (length <= 12 * sample) return length >> 2;
  const samples = [0.2, 0.5, 0.8].map((part) => {
    const from = Math.floor(length * part);
    return text.slice(from, from + sample);
  });
  return Math.ceil((length * scanTokens(samples.join(' ')).count * MARGIN) / (3 * sample));
}
