import { KIND_CODES, type Token } from './token';

/**
 * Tokens of one text in typed arrays: kind, UTF-16 start and end of the i-th token. `plain` is 1 for
 * a run of ASCII letters, whose key is its own lower case and needs no string of its own.
 */
export class TokenBuffer {
  kinds: Uint8Array;
  plain: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  count = 0;

  constructor(expected: number) {
    const room = Math.max(16, expected);
    this.kinds = new Uint8Array(room);
    this.plain = new Uint8Array(room);
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
  }

  push(kind: number, start: number, end: number, plain: number): void {
    if (this.count === this.kinds.length) this.grow();
    this.kinds[this.count] = kind;
    this.plain[this.count] = plain;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count++;
  }

  private grow(): void {
    const room = this.kinds.length * 2;
    this.kinds = copyInto(new Uint8Array(room), this.kinds);
    this.plain = copyInto(new Uint8Array(room), this.plain);
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
