import { KIND_CODES, type Token, WORD } from './token';

/** Tokens of one text in typed arrays: kind, UTF-16 start and end of the i-th token. */
export class TokenBuffer {
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  count = 0;
  /**
   * A U+2010 stood between two tokens. It shares a byte with the space, which makes the platform's own
   * search for it slow, so the scanner remembers.
   */
  hasTrueHyphen = false;

  constructor(expected: number) {
    const room = Math.max(16, expected);
    this.kinds = new Uint8Array(room);
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
  }

  push(kind: number, start: number, end: number): void {
    if (this.count === this.kinds.length) this.grow();
    this.kinds[this.count] = kind;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count++;
  }

  /** A word of up to twelve ASCII letters; see `scanPlain` for the two numbers. */
  pushPacked(start: number, end: number, _low: number, _high: number): void {
    this.push(WORD, start, end);
  }

  /** Gives back the room that was not used: a source is kept for long. */
  trim(): void {
    this.kinds = this.kinds.slice(0, this.count);
    this.starts = this.starts.slice(0, this.count);
    this.ends = this.ends.slice(0, this.count);
  }

  protected grow(): void {
    const room = this.kinds.length * 2;
    this.kinds = copyInto(new Uint8Array(room), this.kinds);
    this.starts = copyInto(new Int32Array(room), this.starts);
    this.ends = copyInto(new Int32Array(room), this.ends);
  }
}

/** The i-th token of a buffer as an object. */
export function tokenAt(buffer: TokenBuffer, i: number, key: string): Token {
  return {
    kind: KIND_CODES[buffer.kinds[i] ?? 0] ?? 'word',
    start: buffer.starts[i] ?? 0,
    end: buffer.ends[i] ?? 0,
    key,
  };
}

function copyInto<T extends Uint8Array | Int32Array>(to: T, from: T): T {
  to.set(from);
  return to;
}
