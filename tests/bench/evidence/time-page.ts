import type { Page } from '@playwright/test';
import { medianOf } from '../measure';

/** Milliseconds, each the median of its rounds. */
export interface PageTimes {
  /** Until the first rows stand there. */
  readonly openMs: number;
  /** Until every record has been read; the page can be used meanwhile. */
  readonly wholeMs: number;
  readonly searchMs: number;
  readonly scrollMs: number;
  readonly recordMs: number;
}

const ROUNDS = 7;

/** Opens the page anew for each round, and searches, scrolls and opens a record in the last one. */
export async function timePage(
  newPage: () => Promise<Page>,
  url: string,
  records: number,
): Promise<PageTimes> {
  const opened: { firstMs: number; wholeMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(newPage, url, records);
    opened.push(await page.evaluate(() => globalThis.benchOpened));
    if (round < ROUNDS - 1) await page.close();
    else {
      const times = await page.evaluate(timeUse, ROUNDS);
      await page.close();
      return {
        openMs: medianOf(opened.map(({ firstMs }) => firstMs))!,
        wholeMs: medianOf(opened.map((one) => one.wholeMs))!,
        searchMs: medianOf(times.searches)!,
        scrollMs: medianOf(times.scrolls)!,
        recordMs: medianOf(times.openings)!,
      };
    }
  }
  throw new Error('At least one round should be run.');
}

declare global {
  var benchOpened: { firstMs: number; wholeMs: number };
}

async function openPage(newPage: () => Promise<Page>, url: string, records: number): Promise<Page> {
  const page = await newPage();
  await page.addInitScript((total) => {
    const opened = { firstMs: 0, wholeMs: 0 };
    globalThis.benchOpened = opened;
    const look = (): void => {
      const row = document.querySelector('.virtual li');
      if (row === null) return;
      opened.firstMs ||= performance.now();
      if (row.ariaSetSize === String(total)) opened.wholeMs ||= performance.now();
    };
    new MutationObserver(look).observe(document, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['aria-setsize'],
    });
  }, records);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.benchOpened.wholeMs > 0, null, { timeout: 60_000 });
  return page;
}

/** Runs in the page: what each act costs from the event to the new layout. */
async function timeUse(rounds: number) {
  // A search without a hit takes the list away, and the next one draws another.
  const list = (): HTMLElement => document.querySelector('.virtual') as HTMLElement;
  const field = document.querySelector('input[type=search]') as HTMLInputElement;
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    document.body.getBoundingClientRect();
  };
  const time = async (act: () => void): Promise<number> => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const started = performance.now();
    act();
    await settled();
    return performance.now() - started;
  };
  const type = (text: string) => () => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const scrollTo = (share: number) => () => {
    list().scrollTop = share * list().scrollHeight;
    list().dispatchEvent(new Event('scroll'));
  };
  const searches: number[] = [];
  const scrolls: number[] = [];
  const openings: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const text of ['l', 'lantern', 'lantern tide', 'no such words', ''])
      searches.push(await time(type(text)));
    for (const share of [0.3, 0.9, 0.5, 0]) scrolls.push(await time(scrollTo(share)));
    const row = document.querySelectorAll<HTMLElement>('.row-head')[round % 5];
    openings.push(await time(() => row?.click()));
  }
  return { searches, scrolls, openings };
}
