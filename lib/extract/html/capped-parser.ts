import { Parser } from 'htmlparser2';
import { HEADING, RAW_TEXT } from './element-kinds';
import type { HtmlSink } from './html-sink';

/**
 * htmlparser2 with a floor. Its stack of open elements is an array shifted at every tag, so that
 * 50,000 nested `<b>` cost seconds; below Chromium's own depth limit a tag is passed over and its text
 * kept. Once the sink is spent nothing more is opened.
 */
export class CappedParser extends Parser {
  #passedTags = false;
  readonly #html: string;
  readonly #sink: HtmlSink;

  constructor(html: string, sink: HtmlSink, isXhtml: boolean) {
    super(
      {
        onopentag: (name, attributes) => sink.open(name, attributes),
        onclosetag: () => sink.close(),
        ontext: (text) => sink.text(text),
      },
      { recognizeSelfClosing: isXhtml },
    );
    this.#html = html;
    this.#sink = sink;
  }

  /** Some tags were not read as the page has them. */
  get passedTags(): boolean {
    return this.#passedTags;
  }

  override onclosetag(start: number, endIndex: number): void {
    const name = this.#html.slice(start, endIndex).toLowerCase();
    const headings = this.#sink.openHeadings;
    if (this.#sink.endsAt(name)) super.onclosetag(start, endIndex);
    else if (name === 'p') this.#sink.passTag(name);
    // The end of one heading ends any other: `<h2>Dues</h3>`.
    if (headings > 0 && headings === this.#sink.openHeadings && HEADING.test(name))
      this.#sink.passTag(name);
  }

  override onopentagname(start: number, endIndex: number): void {
    if (this.#sink.isDeep) {
      const name = this.#html.slice(start, endIndex).toLowerCase();
      // The tokenizer swallows the text of these as one; without their name it would be page text.
      if (!RAW_TEXT.has(name)) {
        this.#passedTags = true;
        this.#sink.passTag(name);
        return;
      }
    }
    super.onopentagname(start, endIndex);
  }
}
