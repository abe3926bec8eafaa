import { type ReadonlySignal, signal } from '@preact/signals-core';
import { hostPatterns } from '../../lib/links/host-patterns';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import type { AddressRefusal } from '../../lib/model/address';
import type { FoundSource } from '../../lib/model/citation';
import type { NonEmpty } from '../../lib/model/result';
import type { AskedWords, SelectedWords } from '../../lib/model/selection';

/** All that the page asks of the world outside. */
export interface Sender {
  tell(message: FromOurPage): Promise<unknown>;
  requestAccess(patterns: readonly string[]): Promise<unknown>;
}

/** Why nothing was asked for. */
export type FieldFault = AddressRefusal | 'no-words';

export interface WordsModel {
  readonly quoteText: ReadonlySignal<string>;
  readonly address: ReadonlySignal<string>;
  readonly fault: ReadonlySignal<FieldFault | null>;
  setQuoteText(words: string): void;
  setAddress(address: string): void;
  /** What the selection itself says is checked without another press. */
  begin(): void;
  /** Call it first thing in a press: it may lead to the browser's question for access. */
  check(): void;
}

/** The fields of the page: words, and the address where they should stand. */
export function createWordsModel(
  tabId: number,
  { pageUrl, isPrivate }: Pick<AskedWords, 'pageUrl' | 'isPrivate'>,
  selected: SelectedWords,
  sender: Sender,
): WordsModel {
  const quoteText = signal(selected.quoteText);
  const address = signal(selected.sources[0]?.href ?? '');
  const fault = signal<FieldFault | null>(null);

  const tell = (sources: NonEmpty<FoundSource>, again: boolean): void => {
    const words = quoteText.value.trim();
    const message = { kind: 'check-words', tabId, quoteText: words, pageUrl, isPrivate } as const;
    void sender.tell({ ...message, sources: [...sources], again });
  };

  return {
    quoteText,
    address,
    fault,
    setQuoteText(words) {
      quoteText.value = words;
    },
    setAddress(written) {
      address.value = written;
    },
    begin() {
      if (isNonEmpty(selected.sources) && quoteText.value !== '') tell(selected.sources, false);
    },
    check() {
      const parsed = parseSourceUrl(withScheme(address.value));
      fault.value = parsed.ok ? null : parsed.error;
      if (!/[\p{L}\p{N}]/u.test(quoteText.value)) fault.value = 'no-words';
      if (!parsed.ok || fault.value !== null) return;
      // What is refused now goes on by itself once access is granted.
      sender.requestAccess(hostPatterns(parsed.value)).catch(reportRefusedQuestion);
      tell(sourcesAt(parsed.value, selected), true);
    },
  };
}

/** The address of the selection stands for all of its links. */
function sourcesAt(href: string, { sources, nearby }: SelectedWords): NonEmpty<FoundSource> {
  if (isNonEmpty(sources) && sources[0].href === href) return sources;
  const known = [...sources, ...nearby].find((source) => source.href === href);
  return [known ?? { href, label: new URL(href).hostname }];
}

/** Readers leave out `https://`. */
function withScheme(written: string): string {
  const text = written.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isNonEmpty<T>(list: readonly T[]): list is NonEmpty<T> {
  return list.length > 0;
}

function reportRefusedQuestion(error: unknown): void {
  console.error('Verbatim: the browser did not ask for access.', error);
}
