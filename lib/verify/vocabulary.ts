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
  private slots = new Int32Array(FIRST_ROOM * 2).fill(-1);
  /** The two numbers of a packed word, or the hash of the text and the place of a form that is not packed. */
  private low = new Int32Array(FIRST_ROOM);
  private high = new Int32Array(FIRST_ROOM);
  /** 0 for a packed form, else its length and kind. */
  private shapes = new Int32Array(FIRST_ROOM);
  private ids = new Int32Array(FIRST_ROOM);
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
    for (let slot = spread(low ^ Math.imul(high, MIX)) & mask; ; slot = (slot + 1) & mask) {
      const form = slots[slot]!;
      if (form < 0) return this.add(slot, low, high, 0, this.table.idOf(start, end, WORD));
      if (this.low[form] === low && this.high[form] === high && this.shapes[form] === 0)
        return this.ids[form]!;
    }
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
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), MIX);
    const mask = slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const form = slots[slot]!;
      if (form < 0) return this.add(slot, hash, start, shape, this.table.idOf(start, end, kind));
      if (this.low[form] === hash && this.shapes[form] === shape && this.isSame(form, start, end))
        return this.ids[form]!;
    }
  }

  private isSame(form: number, start: number, end: number): boolean {
    const { text } = this;
    let place = this.high[form]!;
    for (let at = start; at < end; at++, place++)
      if (text.charCodeAt(at) !== text.charCodeAt(place)) return false;
    return true;
  }

  private add(slot: number, low: number, high: number, shape: number, id: number): number {
    const form = this.count++;
    if (form === this.low.length) this.widen();
    this.slots[slot] = form;
    this.low[form] = low;
    this.high[form] = high;
    this.shapes[form] = shape;
    this.ids[form] = id;
    if (this.count * 2 > this.slots.length) this.rehash();
    return id;
  }

  private widen(): void {
    const room = this.low.length * 2;
    this.low = copyInto(room, this.low);
    this.high = copyInto(room, this.high);
    this.shapes = copyInto(room, this.shapes);
    this.ids = copyInto(room, this.ids);
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let form = 0; form < this.count; form++) {
      const low = this.low[form]!;
      const isPacked = this.shapes[form] === 0;
      let slot = spread(isPacked ? low ^ Math.imul(this.high[form]!, MIX) : low) & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = form;
    }
    this.slots = slots;
  }
}

const FIRST_ROOM = 1 << 10;
/** Answers kept: more than a quote has tokens. */
const MOST_ASKED = 20_000;
const MIX = 0x9e3779b1 | 0;
/** More than there are kinds of tokens; keeps a length and a kind apart in one number. */
const KINDS = 8;

/** The low bits choose the slot, so the high ones are folded in. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), MIX);
  return mixed ^ (mixed >>> 13);
}

function copyInto(room: number, from: Int32Array): Int32Array<ArrayBuffer> {
  const to = new Int32Array(room);
  to.set(from);
  return to;
}
