import { expect } from '@playwright/test';
import type { Tab } from './reader';
import { until } from './until';

/** What a mark can show; its class says which. */
export type MarkState =
  | 'waiting'
  | 'checking'
  | 'found'
  | 'found-amber'
  | 'closest'
  | 'not-in-source'
  | 'could-not-check'
  | 'hidden';

export interface Mark {
  readonly state: MarkState | null;
  /** What a screen reader calls it. */
  readonly name: string;
}

const CARD = '[role=dialog]';

/** A chat page as its reader meets it: an answer with marks, and cards behind them. */
export class ChatPage {
  constructor(readonly tab: Tab) {}

  /** The mark of the n-th quote of the answer, counted from 0; null while there is none. */
  mark(index: number): Promise<Mark | null> {
    return this.tab.run((place) => {
      const button = document.querySelector(place)?.shadowRoot?.querySelector('button');
      if (!button) return null;
      return {
        state: (/\bstate-([\w-]+)/.exec(button.className)?.[1] ?? null) as MarkState | null,
        name: button.getAttribute('aria-label') ?? button.textContent.trim(),
      };
    }, placeOf(index));
  }

  marksOnPage(): Promise<number> {
    return this.tab.run(
      () =>
        [...document.querySelectorAll('verbatim-mark')].filter((mark) =>
          mark.shadowRoot?.querySelector('button'),
        ).length,
    );
  }

  /** What the styles of a mark made of it. */
  look(index: number): Promise<{ readonly height: number; readonly border: string }> {
    return this.tab.run((place) => {
      const button = document.querySelector(place)?.shadowRoot?.querySelector('button');
      if (!button) throw new Error(`Expected a mark at ${place}.`);
      return {
        height: button.getBoundingClientRect().height,
        border: getComputedStyle(button).borderTopWidth,
      };
    }, placeOf(index));
  }

  /** Signs the marks that stand there, so that new ones can be told from them. */
  rememberMarks(): Promise<void> {
    return this.tab.run(() => {
      for (const mark of document.querySelectorAll('verbatim-mark')) mark.classList.add('seen');
    });
  }

  rememberedMarks(): Promise<number> {
    return this.tab.run(() => document.querySelectorAll('verbatim-mark.seen').length);
  }

  /** What a screen reader was told last. */
  announced(): Promise<string> {
    return this.tab.run(() => {
      const marks = [...document.querySelectorAll('verbatim-mark')];
      const regions = marks.map((mark) => mark.shadowRoot?.querySelector('[aria-live]'));
      return regions.map((region) => region?.textContent ?? '').join('');
    });
  }

  pressMark(index: number): Promise<void> {
    return this.tab.click(placeOf(index), 'button');
  }

  /** Presses the mark of a quote that has no verdict yet: the reader asks. */
  check(index: number): Promise<void> {
    return this.pressMark(index);
  }

  /** Presses something in the open card of a mark. */
  pressInCard(index: number, selector: string): Promise<void> {
    return this.tab.click(placeOf(index), `${CARD} ${selector}`);
  }

  /** Opens the card of a mark, unless it stands open from the check. */
  async openCard(index: number): Promise<void> {
    if ((await this.card()) === null) await this.pressMark(index);
  }

  async closeCard(): Promise<void> {
    await this.tab.press('Escape');
    await this.expectNoCard();
  }

  /** What the open card says; null when none is open. */
  card(): Promise<string | null> {
    return this.tab.run((selector) => {
      const marks = [...document.querySelectorAll('verbatim-mark')];
      const cards = marks.map((mark) => mark.shadowRoot?.querySelector<HTMLElement>(selector));
      // biome-ignore lint/performance/useDomNodeTextContent: it would join the lines of the card.
      return cards.find((card) => card)?.innerText ?? null;
    }, CARD);
  }

  /** Whether the keyboard is inside the open card. */
  focusIsInCard(): Promise<boolean> {
    return this.tab.run((selector) => {
      const focused = document.activeElement?.shadowRoot?.activeElement;
      return focused?.closest(selector) != null;
    }, CARD);
  }

  focusIsOnMark(index: number): Promise<boolean> {
    return this.tab.run((place) => {
      const mark = document.querySelector(place);
      return mark !== null && mark.shadowRoot?.activeElement?.localName === 'button';
    }, placeOf(index));
  }

  /** The mark of a quote once its check has ended, however it ended. */
  verdict(index: number): Promise<Mark> {
    const open: readonly (MarkState | null)[] = [null, 'waiting', 'checking'];
    return until(
      `a verdict on quote ${index}`,
      async () => {
        const mark = await this.mark(index);
        return mark === null || open.includes(mark.state) ? null : mark;
      },
      60_000,
    );
  }

  async expectMark(index: number, state: MarkState, name?: string | RegExp): Promise<void> {
    const what = `the mark of quote ${index}`;
    await expect
      .poll(async () => (await this.mark(index))?.state, { message: what, timeout: 30_000 })
      .toBe(state);
    if (name !== undefined) expect((await this.mark(index))?.name, what).toMatch(name);
  }

  async expectCard(...sentences: readonly (string | RegExp)[]): Promise<void> {
    for (const sentence of sentences)
      await expect
        .poll(async () => collapse(await this.card()), { message: 'the open card' })
        .toMatch(sentence instanceof RegExp ? sentence : new RegExp(literal(sentence)));
  }

  async expectNoCard(): Promise<void> {
    await expect.poll(() => this.card(), { message: 'no card' }).toBeNull();
  }
}

function placeOf(index: number): string {
  return `[data-story="${index}"] verbatim-mark`;
}

function collapse(text: string | null): string | null {
  return text?.replace(/\s+/g, ' ').trim() ?? null;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
