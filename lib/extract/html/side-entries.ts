import type { SourceText } from '../../model/source-text';
import type { SideKind } from '../../model/span';
import { MAX_SIDE_CHARS, MAX_SIDE_ENTRIES } from '../thresholds';

interface Entry {
  kind: SideKind;
  text: string;
  /** The element's id, by which a button elsewhere may say that it opens this. */
  readonly id: string | null;
}

/**
 * What stands beside the main text, one entry per place, so that no run of words crosses from one to
 * the next. Bounded: a page decides how many there are.
 */
export class SideEntries {
  readonly #entries: Entry[] = [];
  readonly #seen = new Set<string>();
  readonly #controlled = new Set<string>();
  readonly #counts = new Map<SideKind, { entries: number; chars: number }>();

  add(kind: SideKind, text: string, id: string | null = null): void {
    const trimmed = text.replaceAll('\0', '').trim();
    const key = `${kind} ${trimmed}`;
    if (trimmed === '' || this.#seen.has(key)) return;
    const count = this.#counts.get(kind) ?? { entries: 0, chars: 0 };
    if (count.entries >= MAX_SIDE_ENTRIES || count.chars + trimmed.length > MAX_SIDE_CHARS) return;
    this.#seen.add(key);
    this.#counts.set(kind, { entries: count.entries + 1, chars: count.chars + trimmed.length });
    this.#entries.push({ kind, text: trimmed, id });
  }

  /** `ids` as in aria-controls: what stands there is opened by a button that readers see. */
  addControlled(ids: string): void {
    for (const id of ids.split(/\s+/)) if (id !== '') this.#controlled.add(id);
  }

  /** The button may stand before or after its section, so kinds are settled at the end. */
  toList(): SourceText['side'] {
    return this.#entries.map(({ kind, text, id }) => ({
      kind: kind === 'hidden' && id !== null && this.#controlled.has(id) ? 'collapsed' : kind,
      text,
    }));
  }
}
