import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CitationState, TabState } from '../../lib/model/citation-state';
import words from '../../public/_locales/en/messages.json' with { type: 'json' };
import { type Chromium, openChromium } from '../support/chromium';
import type { Tab } from '../support/reader';
import { until } from '../support/until';
import { DEMO_CITATIONS } from './citations';
import { CHAT_URL, startDemoWorld } from './demo-world';

export interface DemoWishes {
  readonly root: string;
  readonly headless: boolean;
}

/** Checks every quote of the demo's answer in Chromium. Gives the number of unexpected verdicts. */
export async function runDemo({ root, headless }: DemoWishes): Promise<number> {
  const world = await startDemoWorld(join(root, 'tests', 'demo'));
  const extension = join(root, '.output', 'chrome-mv3-demo');
  const chromium = await openChromium({ extension, proxyPort: world.proxyPort, headless });
  try {
    const surprises = await checkAll(chromium, join(root, '.demo'));
    if (!headless) await readerCloses(chromium);
    return surprises;
  } finally {
    await chromium.close();
    await world.close();
  }
}

async function checkAll(chromium: Chromium, pictures: string): Promise<number> {
  mkdirSync(pictures, { recursive: true });
  const chat = await chromium.open(CHAT_URL);
  const popup = await chromium.open(chromium.ourPage(`popup.html?tab=${chat.id}`));
  await popup.resize(400, 600);
  const seen = () => readTab(popup, chat.id);
  await until('the quotes of the answer', async () => counted(await seen(), () => true));
  await pressCheckAll(popup);
  const isChecked = ({ check }: CitationState) => check.state === 'checked';
  const state = await until('every verdict', async () => counted(await seen(), isChecked), 60_000);
  await popup.screenshot(join(pictures, 'popup.png'));
  await chat.toFront();
  await chat.screenshot(join(pictures, 'badges.png'));
  await showCard(popup, chat.id, state);
  await until('the card', () => cardIsOpen(chromium));
  await chat.screenshot(join(pictures, 'card.png'));
  return report(state, pictures);
}

const readTab = (page: Tab, tabId: number) =>
  page.run(
    (id) => verbatimApi.runtime.sendMessage({ kind: 'read-tab', tabId: id }) as Promise<TabState>,
    tabId,
  );

/** The state of the tab once each of the demo's citations is there and as wished. */
function counted(state: TabState, wished: (citation: CitationState) => boolean): TabState | null {
  return state.citations.filter(wished).length === DEMO_CITATIONS.length ? state : null;
}

async function pressCheckAll(popup: Tab): Promise<void> {
  await until('the button "Check all"', () =>
    popup.run((name) => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find((each) => each.textContent.trim() === name);
      button?.click();
      return button === undefined ? null : true;
    }, words.popupCheckAll.message),
  );
}

/** The card of the changed figure, which has most to show. */
async function showCard(popup: Tab, tabId: number, state: TabState): Promise<void> {
  const index = DEMO_CITATIONS.findIndex(({ expected }) => expected === 'closest');
  const key = state.citations[index]?.citation.key ?? '';
  const message = { kind: 'show-card', tabId, key };
  await popup.run((shown) => verbatimApi.runtime.sendMessage(shown), message);
}

/** The marks' roots are closed to the page, and so to its scripts; the browser itself sees the card. */
async function cardIsOpen({ context }: Chromium): Promise<true | null> {
  const chat = context.pages().find((page) => page.url() === CHAT_URL);
  if (chat === undefined) throw new Error(`Expected a tab on ${CHAT_URL}.`);
  const session = await context.newCDPSession(chat);
  const tree = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await session.detach();
  return JSON.stringify(tree).includes('"role","dialog"') ? true : null;
}

/** One line per quote, in the order of the answer. Gives the number of unexpected verdicts. */
function report(state: TabState, pictures: string): number {
  const rows = DEMO_CITATIONS.map(({ quote, url, expected }) => {
    const checked = state.citations.find(({ citation }) => citation.quoteText === quote);
    return { quote, url, expected, verdict: checked ? verdictOf(checked) : 'not seen' };
  });
  for (const { verdict, expected, quote, url } of rows) {
    const remark = verdict === expected ? '' : `  (expected: ${expected})`;
    console.log(`${verdict.padEnd(16)}  “${shorten(quote)}”  ${url}${remark}`);
  }
  const surprises = rows.filter(({ verdict, expected }) => verdict !== expected).length;
  console.log(`\n${rows.length} quotes checked, ${surprises} unexpected. Pictures: ${pictures}`);
  return surprises;
}

function verdictOf({ check }: CitationState): string {
  if (check.state !== 'checked') return check.state;
  const { best, bySource } = check.result;
  return (bySource[best] ?? bySource[0]).verdict.kind;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

async function readerCloses({ context }: Chromium): Promise<void> {
  console.log('Look around; the demo ends when its window is closed.');
  await new Promise<void>((closed) => context.once('close', () => closed()));
}
