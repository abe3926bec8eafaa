/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, in hex, at once. `crypto.subtle` has the same to wait for, and a transaction
 * of the database ends while it is waited for. One pass; a page's bytes, which are many, are left to `crypto.subtle`.
 */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const { start, factors } = constants();
  const hash = start.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(at + 4 * i);
    mix(hash, words, factors);
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** One bit behind the bytes, then their number of bits at the end of the last block. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

/** One block: a hot loop, so its eight words are plain variables. Every index is below the length of its array. */
function mix(hash: Int32Array, words: Int32Array, factors: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + first + words[i - 7]! + second;
  }
  let [a, b, c, d] = [hash[0]!, hash[1]!, hash[2]!, hash[3]!];
  let [e, f, g, h] = [hash[4]!, hash[5]!, hash[6]!, hash[7]!];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + factors[i]! + words[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + mixed[i]!;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

let known: { readonly start: Int32Array; readonly factors: Int32Array } | null = null;

/** The standard's constants: 32 bits behind the point of the roots of the first primes. */
function constants() {
  known ??= {
    start: Int32Array.from(PRIMES.slice(0, 8), (prime) => rootBits(prime, 2)),
    factors: Int32Array.from(PRIMES, (prime) => rootBits(prime, 3)),
  };
  return known;
}

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter(
  (number) => number > 1 && !/^(11+)\1+$/.test('1'.repeat(number)),
);

/** Counted in whole numbers, so that no rounding of a browser's own reaches them. */
function rootBits(prime: number, power: 2 | 3): number {
  const wanted = BigInt(prime) << BigInt(32 * power);
  let root = BigInt(Math.floor(prime ** (1 / power) * 2 ** 32)) + 1n;
  while (root ** BigInt(power) > wanted) root--;
  return Number(BigInt.asIntN(32, root));
}
