import { foldToken } from '../text/fold-token';
import type { TokenBuffer } from '../text/token-buffer';

/**
 * Question: which number stands for this key? Open addressing over a 32-bit hash; a hit is always
 * compared by text, because a weak hash once made two different numbers equal. The key of a plain
 * ASCII word is not stored: it is read again from the place where the word was first met.
 */
export class Vocabulary {
  private slots = new Int32Array(1 << 12).fill(-1);
  private hashes = new Int32Array(1 << 11);
  /** Plain word: offset of its first place; otherwise -1. */
  private places: number[] = [];
  private lengths: number[] = [];
  private keys: (string | null)[] = [];

  constructor(private readonly text: string) {}

  get size(): number {
    return this.keys.length;
  }

  /** Id of the i-th token of the buffer, new if it was not met before. */
  intern(buffer: TokenBuffer, i: number): number {
    const start = buffer.starts[i]!;
    const end = buffer.ends[i]!;
    if (buffer.plain[i] === 1) return this.internPlain(start, end);
    const key = foldToken(this.text.slice(start, end), buffer.kinds[i]!);
    return this.internKey(key);
  }

  /** Id of a key, or -1 when the source has no such token. */
  find(key: string): number {
    const hash = hashOf(key);
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = this.slots[slot]!;
      if (id < 0) return -1;
      if (this.hashes[id] === hash && this.isKey(id, key)) return id;
    }
  }

  private internPlain(start: number, end: number): number {
    const { text, slots } = this;
    let hash = HASH_SEED;
    for (let at = start; at < end; at++) hash = mix(hash, text.charCodeAt(at) | 0x20);
    hash = finish(hash);
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot]!;
      if (id < 0) return this.add(slot, hash, start, end - start, null);
      if (this.hashes[id] === hash && this.isPlain(id, start, end)) return id;
    }
  }

  private internKey(key: string): number {
    const known = this.find(key);
    if (known >= 0) return known;
    const hash = hashOf(key);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    while (this.slots[slot]! >= 0) slot = (slot + 1) & mask;
    return this.add(slot, hash, -1, key.length, key);
  }

  private add(
    slot: number,
    hash: number,
    place: number,
    length: number,
    key: string | null,
  ): number {
    const id = this.keys.length;
    this.slots[slot] = id;
    this.hashes[id] = hash;
    this.places.push(place);
    this.lengths.push(length);
    this.keys.push(key);
    if (this.keys.length * 2 >= this.slots.length) this.grow();
    return id;
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1);
    const hashes = new Int32Array(slots.length / 2);
    hashes.set(this.hashes);
    this.hashes = hashes;
    const mask = slots.length - 1;
    for (let id = 0; id < this.keys.length; id++) {
      let slot = this.hashes[id]! & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.slots = slots;
  }

  private isKey(id: number, key: string): boolean {
    const stored = this.keys[id];
    if (stored != null) return stored === key;
    const place = this.places[id]!;
    if (this.lengths[id] !== key.length) return false;
    for (let i = 0; i < key.length; i++) {
      if ((this.text.charCodeAt(place + i) | 0x20) !== key.charCodeAt(i)) return false;
    }
    return true;
  }

  private isPlain(id: number, start: number, end: number): boolean {
    const length = end - start;
    if (this.lengths[id] !== length) return false;
    const key = this.keys[id] ?? null;
    const place = this.places[id]!;
    for (let i = 0; i < length; i++) {
      const unit = this.text.charCodeAt(start + i) | 0x20;
      const other = key === null ? this.text.charCodeAt(place + i) | 0x20 : key.charCodeAt(i);
      if (unit !== other) return false;
    }
    return true;
  }
}

const HASH_SEED = 0x811c9dc5 | 0;

function mix(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** The low bits choose the slot, so the high ones are folded in. */
function finish(hash: number): number {
  return (hash ^ (hash >>> 15)) | 0;
}

function hashOf(key: string): number {
  let hash = HASH_SEED;
  for (let at = 0; at < key.length; at++) hash = mix(hash, key.charCodeAt(at));
  return finish(hash);
}
