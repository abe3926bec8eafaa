import { foldToken } from '../text/fold-token';

/**
 * Keys and their ids. A key is not stored: it is folded again from the place where it was first met,
 * which happens once for every new form of a source and once for every token of a quote.
 */
export class KeyTable {
  private slots = new Int32Array(1 << 11).fill(-1);
  private hashes = new Int32Array(1 << 10);
  private starts = new Int32Array(1 << 10);
  private ends = new Int32Array(1 << 10);
  private kinds = new Uint8Array(1 << 10);
  size = 0;

  constructor(private readonly text: string) {}

  /** Id of a key, or -1 when no token has it. */
  find(key: string): number {
    return this.slots[this.slotOf(key, hashOf(key))]!;
  }

  /** Id of the key of the token at [start, end), new if it was not met before. */
  idOf(start: number, end: number, kind: number): number {
    const key = foldToken(this.text.slice(start, end), kind);
    const hash = hashOf(key);
    const slot = this.slotOf(key, hash);
    const known = this.slots[slot]!;
    if (known >= 0) return known;
    const id = this.size++;
    if (id === this.starts.length) this.widen();
    this.slots[slot] = id;
    this.hashes[id] = hash;
    this.starts[id] = start;
    this.ends[id] = end;
    this.kinds[id] = kind;
    if (this.size * 2 > this.slots.length) this.rehash();
    return id;
  }

  /** The slot that holds the key, or the free one where it belongs. */
  private slotOf(key: string, hash: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let id = slots[slot]!; id >= 0; id = slots[slot]!) {
      if (this.hashes[id] === hash && this.keyOf(id) === key) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private keyOf(id: number): string {
    return foldToken(this.text.slice(this.starts[id]!, this.ends[id]!), this.kinds[id]!);
  }

  private widen(): void {
    const room = this.starts.length * 2;
    this.hashes = copyInto(new Int32Array(room), this.hashes);
    this.starts = copyInto(new Int32Array(room), this.starts);
    this.ends = copyInto(new Int32Array(room), this.ends);
    this.kinds = copyInto(new Uint8Array(room), this.kinds);
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = this.hashes[id]! & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.slots = slots;
  }
}

/** The low bits choose the slot, so the high ones are folded in. */
function hashOf(key: string): number {
  let hash = key.length;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca77);
  return hash ^ (hash >>> 13);
}

function copyInto<T extends Int32Array | Uint8Array>(to: T, from: T): T {
  to.set(from);
  return to;
}
