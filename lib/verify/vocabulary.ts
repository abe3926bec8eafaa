import { LETTER, WORD } from '../text/token';
import { KeyTable } from './key-table';

/**
 * Question: which number stands for this token? Two tokens share one when their keys are equal. To
 * fold every token would cost more than all the rest, so what is looked up first is the form, the token
 * as written, and only a form that is new is folded. Forms are held by open addressing and are always
 * compared in full, because a weak hash once made two different numbers equal: a word of up to twelve
 * ASCII letters is packed into 60 bits, which are the word; any other form is read again from the
 * place where it was first met.
 */
export class Vocabulary {
  /**
   * Four numbers for every form, side by side so that a look-up touches one line of the cache: the two
   * of a packed word, or the hash of the text and the place of a form that is not packed; 0 for a packed
   * word, else length and kind; the id plus one, 0 where the slot is free.
   */
  private slots = new Int32Array(FIRST_SLOTS * 4);
  private count = 0;
  /** Ids plus one of letters of one code unit, by unit: writing without spaces is made of them. */
  private singles: Int32Array | null = null;
  private readonly table: KeyTable;
  /** Answers to `find`: a walk asks for the same few keys at every candidate. */
  private readonly asked = new Map<string, number>();

  constructor(private readonly text: string) {
    this.table = new KeyTable(text);
  }

  /** How many ids there are. */
  get size(): number {
    return this.table.size;
  }

  /** Id of the token at [start, end), new if its key was not met before. */
  intern(kind: number, start: number, end: number): number {
    if (end - start === 1 && kind === LETTER) return this.internSingle(start);
    return this.internForm(start, end, kind);
  }

  /** Gives back what is needed only while tokens are read. */
  settle(): void {
    this.singles = null;
  }

  /** Id of a key, or -1 when the source has no such token. */
  find(key: string): number {
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    if (this.asked.size === MOST_ASKED) this.asked.clear();
    const id = this.table.find(key);
    this.asked.set(key, id);
    return id;
  }

  /** The same for a word that the scanner packed: the two numbers are the word in small letters. */
  internPacked(start: number, end: number, low: number, high: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let at = (spread(low ^ (high << 2)) << 2) & mask;
    while (slots[at + 3]! > 0) {
      if (slots[at] === low && slots[at + 1] === high && slots[at + 2] === 0)
        return slots[at + 3]! - 1;
      at = (at + 4) & mask;
    }
    return this.add(at, low, high, 0, this.table.idOf(start, end, WORD));
  }

  private internSingle(start: number): number {
    const unit = this.text.charCodeAt(start);
    this.singles ??= new Int32Array(0x10000);
    const known = this.singles[unit]!;
    if (known > 0) return known - 1;
    const id = this.table.idOf(start, start + 1, LETTER);
    this.singles[unit] = id + 1;
    return id;
  }

  private internForm(start: number, end: number, kind: number): number {
    const { text, slots } = this;
    const shape = (end - start) * KINDS + kind;
    let hash = shape;
    for (let unit = start; unit < end; unit++) hash = Math.imul(hash ^ text.charCodeAt(unit), MIX);
    const mask = slots.length - 1;
    let at = (spread(hash) << 2) & mask;
    while (slots[at + 3]! > 0) {
      const isLikely = slots[at] === hash && slots[at + 2] === shape;
      if (isLikely && this.isSame(slots[at + 1]!, start, end)) return slots[at + 3]! - 1;
      at = (at + 4) & mask;
    }
    return this.add(at, hash, start, shape, this.table.idOf(start, end, kind));
  }

  private isSame(place: number, start: number, end: number): boolean {
    const { text } = this;
    for (let unit = start, other = place; unit < end; unit++, other++)
      if (text.charCodeAt(unit) !== text.charCodeAt(other)) return false;
    return true;
  }

  private add(at: number, low: number, high: number, shape: number, id: number): number {
    const { slots } = this;
    slots[at] = low;
    slots[at + 1] = high;
    slots[at + 2] = shape;
    slots[at + 3] = id + 1;
    this.count++;
    if (this.count * 8 > slots.length) this.rehash();
    return id;
  }

  private rehash(): void {
    const old = this.slots;
    const slots = new Int32Array(old.length * 2);
    const mask = slots.length - 1;
    for (let from = 0; from < old.length; from += 4) {
      if (old[from + 3] === 0) continue;
      const isPacked = old[from + 2] === 0;
      const hash = isPacked ? old[from]! ^ (old[from + 1]! << 2) : old[from]!;
      let at = (spread(hash) << 2) & mask;
      while (slots[at + 3]! > 0) at = (at + 4) & mask;
      slots.set(old.subarray(from, from + 4), at);
    }
    this.slots = slots;
  }
}

const FIRST_SLOTS = 1 << 10;
/** Answers kept: more than a quote has tokens. */
const MOST_ASKED = 20_000;
const MIX = 0x9e3779b1 | 0;
/** More than there are kinds of tokens; keeps a length and a kind apart in one number. */
const KINDS = 8;

/** The low bits choose the slot, so the high ones are folded in. */
function spread(hash: number): number {
  const mixed = Math.imul(hash, MIX);
  return mixed ^ (mixed >>> 15);
}
