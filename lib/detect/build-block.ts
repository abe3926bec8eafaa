import type { Block, Home, Piece, RawMark, Stretch } from './block';

/**
 * Collects the text of one block as it is met, and remembers from which node every character comes.
 * White space collapses as a browser collapses it, except that a no-break space is a character.
 */
export class BlockBuilder {
  readonly marks: RawMark[] = [];
  readonly quoted: Stretch[] = [];
  readonly code: Stretch[] = [];
  readonly raised: Stretch[] = [];
  #parts: string[] = [];
  #pieces: Piece[] = [];
  #length = 0;
  #endsInSpace = true;

  constructor(readonly home: Home) {}

  get length(): number {
    return this.#length;
  }

  /** The last two characters, or fewer. */
  get tail(): string {
    return this.#parts.slice(-2).join('').slice(-2);
  }

  get isEmpty(): boolean {
    return this.#length === 0 && this.marks.length === 0;
  }

  append(node: Text): void {
    const { data } = node;
    const isDoubled = this.#endsInSpace && data.startsWith(' ');
    if (isDoubled || UNEVEN.test(data)) this.#addRuns(node);
    else this.#addWhole(node);
  }

  #addRuns(node: Text): void {
    for (const { 0: run, index } of node.data.matchAll(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g)) {
      if (/[ \t\r\n\f]/.test(run[0]!)) this.#space(node, index);
      else this.#add(run, node, index);
    }
  }

  /** Most text has nothing to collapse, so it is taken as it stands. */
  #addWhole(node: Text): void {
    if (node.data === '') return;
    this.#add(node.data, node, 0);
    this.#endsInSpace = node.data.endsWith(' ');
  }

  #space(node: Text, index: number): void {
    if (!this.#endsInSpace) this.#add(' ', node, index);
    this.#endsInSpace = true;
  }

  #add(run: string, node: Text, from: number): void {
    this.#remember(node, from, run.length);
    this.#push(run);
    this.#endsInSpace = false;
  }

  /** Neighbouring runs of one node are one piece, or a long answer would have one per word. */
  #remember(node: Text, from: number, length: number): void {
    const last = this.#pieces.at(-1);
    const end = this.#length + length;
    if (
      last?.node === node &&
      last.end === this.#length &&
      last.from + last.end - last.start === from
    ) {
      this.#pieces[this.#pieces.length - 1] = { ...last, end };
    } else this.#pieces.push({ start: this.#length, end, node, from });
  }

  #push(run: string): void {
    this.#parts.push(run);
    this.#length += run.length;
  }

  /** False where the line before it is empty: two breaks end a paragraph. */
  breakLine(): boolean {
    if (this.#length === 0 || this.#parts.at(-1) === '\n') return false;
    this.#push('\n');
    this.#endsInSpace = true;
    return true;
  }

  build(): Block<RawMark> {
    const { quoted, code, raised, home } = this;
    // A link is known when it ends, so one that began before a mark inside it comes after it here.
    const marks = this.marks.sort((a, b) => a.start - b.start || b.end - a.end);
    return { text: this.#parts.join(''), pieces: this.#pieces, marks, quoted, code, raised, home };
  }
}

/** White space that a browser does not show as it is written. */
const UNEVEN = /[\t\r\n\f]| {2}/;
