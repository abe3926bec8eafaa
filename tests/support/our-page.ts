import { expect } from '@playwright/test';
import type { Tab } from './reader';
import { until } from './until';

/** A page of the extension as its reader meets it: words, and things to press by their names. */
export class OurPage {
  constructor(readonly tab: Tab) {}

  /** All the words the page shows, spaces collapsed. */
  text(): Promise<string> {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden words are none a reader sees.
    return this.tab.run(() => document.body.innerText.replace(/\s+/g, ' ').trim());
  }

  /** Presses the button, switch or link of this name as a pointer does, once it is there. */
  async press(name: string): Promise<void> {
    await until(`something to press named “${name}”`, () => this.sign(name));
    await this.tab.click('[data-story-press]');
  }

  async expectText(...sentences: readonly string[]): Promise<void> {
    for (const sentence of sentences)
      await expect
        .poll(() => this.text(), { message: 'the page', timeout: 30_000 })
        .toContain(sentence);
  }

  async expectNoText(sentence: string): Promise<void> {
    await expect.poll(() => this.text(), { message: 'the page' }).not.toContain(sentence);
  }

  /** Whether a switch is on. */
  async expectSwitch(name: string, on: boolean): Promise<void> {
    const isOn = () =>
      this.tab.run((wanted) => {
        const inputs = [...document.querySelectorAll<HTMLInputElement>('.switch input')];
        const input = inputs.find((one) => one.closest('label')?.textContent.trim() === wanted);
        return input?.checked ?? null;
      }, name);
    await expect.poll(isOn, { message: `the switch “${name}”` }).toBe(on);
  }

  /** What stands in a field. */
  field(selector: string): Promise<string> {
    return this.tab.run(
      (at) => (document.querySelector(at) as HTMLInputElement | HTMLTextAreaElement).value,
      selector,
    );
  }

  /** Writes into a field, in the place of what stands there. */
  async fill(selector: string, text: string): Promise<void> {
    await until(`the field ${selector}`, () =>
      this.tab.run(
        (at, value) => {
          const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(at);
          if (field === null) return null;
          field.value = value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          return true;
        },
        selector,
        text,
      ),
    );
  }

  /** How far checks have come, as a screen reader hears it; null while none run. */
  progress(): Promise<string | null> {
    return this.tab.run(() => document.querySelector('progress')?.ariaLabel ?? null);
  }

  /** Presses the row of the popup's list that shows this quote. */
  async pressRow(quote: string): Promise<void> {
    await until(`the row of “${quote}”`, () => this.sign(quote, 'part'));
    await this.tab.click('[data-story-press]');
  }

  private sign(name: string, extent: 'whole' | 'part' = 'whole'): Promise<true | null> {
    return this.tab.run(
      (wanted, whole) => {
        document.querySelector('[data-story-press]')?.removeAttribute('data-story-press');
        const nameOf = (element: Element): string =>
          element.getAttribute('aria-label') ??
          (element.closest('label') ?? element).textContent.replace(/\s+/g, ' ').trim();
        const all = document.querySelectorAll('button, a[href], input, summary, [role=button]');
        const found = [...all].find((element) =>
          whole ? nameOf(element) === wanted : nameOf(element).includes(wanted),
        );
        found?.setAttribute('data-story-press', '');
        return found === undefined ? null : true;
      },
      name,
      extent === 'whole',
    );
  }
}
