import type { Heading, SourceText } from '../../model/source-text';
import { findScriptStrings } from '../find-script-strings';
import { isNotFree, jsonStrings } from '../json-strings';
import { jsonValue } from '../parse-json';
import { HEADING } from './element-kinds';
import type { SinkListener } from './html-sink';
import type { OpenElement, StreamKind } from './open-element';
import {
  isChallengeCode,
  isMountPoint,
  newPageFacts,
  noteHeadElement,
  noteMarkupSigns,
} from './page-facts';
import { SideEntries } from './side-entries';
import type { TextStream } from './text-stream';

/** Gathers, while the page is read, everything that is not its main text. */
export class PageNotes implements SinkListener {
  readonly facts = newPageFacts();
  /** Hidden stretches, in the order of the page. */
  readonly veiled: TextStream[] = [];
  /** Of the main text, in its order. */
  readonly headings: Heading[] = [];
  readonly #side = new SideEntries();
  readonly #readFragment: (text: string) => string;

  /** `readFragment` gives the visible text of markup that a page carries inside of a string. */
  constructor(readFragment: (text: string) => string) {
    this.#readFragment = readFragment;
  }

  onElement = (element: OpenElement): void => {
    const { name, attributes } = element;
    noteHeadElement(this.facts, name, attributes);
    noteMarkupSigns(this.facts, name, attributes);
    // A formula that a script draws from its TeX: the text has nothing at its place.
    if (name === 'script' && element.begins === 'tex') element.parent?.out.markPlace('math');
    if (element.within !== 'nothing' || element.begins === 'nothing') this.#noteAttributes(element);
  };

  onStream = (kind: StreamKind, stream: TextStream, { attributes }: OpenElement): void => {
    const text = stream.toString();
    switch (kind) {
      case 'hidden':
        this.veiled.push(stream);
        this.#side.add('hidden', text, attributes.id ?? null);
        return;
      case 'collapsed':
      case 'options':
      case 'alt':
      case 'tex':
        this.#side.add(kind, text);
        return;
      case 'noscript':
        this.facts.noscript += ` ${text}`;
        this.#side.add('hidden', text);
        return;
      case 'template':
        this.#side.add('hidden', text);
        return;
      case 'title':
        this.facts.title ??= text === '' ? null : text;
        return;
      case 'data':
        this.#noteJson(text);
        return;
      case 'script':
        this.#noteScript(text);
        return;
      case 'nothing':
        return;
    }
  };

  onClose = ({ name, attributes, out, startLength, within }: OpenElement): void => {
    if (within !== null) return;
    const isEmpty = out.length === startLength;
    if (isEmpty && isMountPoint(name, attributes)) this.facts.signs.add('empty-root');
    if (isEmpty || !HEADING.test(name)) return;
    this.headings.push({ start: startLength, end: out.length, level: Number(name[1]) });
  };

  sideList(): SourceText['side'] {
    const { title, descriptions } = this.facts;
    for (const description of descriptions) this.#side.add('description', description);
    if (title !== null) this.#side.add('description', title);
    return this.#side.toList();
  }

  #noteAttributes({ name, attributes, out }: OpenElement): void {
    const { alt, title, placeholder, value, type, srcdoc } = attributes;
    if (alt !== undefined && isFormula(alt, attributes.class)) {
      this.#side.add('tex', alt);
      out.markPlace('math');
    } else this.#noteWords('alt', alt);
    this.#noteWords('alt', title);
    this.#noteWords('alt', attributes['aria-label']);
    this.#noteWords('options', placeholder);
    if (name === 'input' && /^(?:submit|button|reset)$/i.test(type ?? ''))
      this.#noteWords('options', value);
    if (srcdoc !== undefined) this.#side.add('alt', this.#readFragment(srcdoc));
    const controls = attributes['aria-controls'];
    if (controls !== undefined) this.#side.addControlled(controls);
  }

  /** One word is no quote: the titles of a thousand links would only crowd out what is. */
  #noteWords(kind: 'alt' | 'options', text: string | undefined): void {
    if (text !== undefined && /\s|[^\0-\u024f]/.test(text.trim())) this.#side.add(kind, text);
  }

  #noteJson(text: string): void {
    const value = jsonValue(text);
    if (isNotFree(value)) this.facts.signs.add('not-free');
    for (const string of jsonStrings(value)) this.#side.add('data', this.#readFragment(string));
  }

  #noteScript(text: string): void {
    if (isChallengeCode(text)) this.facts.signs.add('challenge');
    for (const string of findScriptStrings(text))
      this.#side.add('data', this.#readFragment(string));
  }
}

/** Pictures of formulas carry their TeX: Wikipedia's, WordPress's and Stack Exchange's classes. */
function isFormula(alt: string, names: string | undefined): boolean {
  return alt.startsWith('{\\displaystyle') || /(?:^|[\s-])(?:latex|tex|math)/i.test(names ?? '');
}
