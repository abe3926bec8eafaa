import { startChatPage } from '../../../entrypoints/chat.content/start-chat-page';
import { createAnswerReader } from '../../../lib/detect/answer-reader';
import { MARKED_SITES } from '../../../lib/detect/sites/marked-sites';
import { medianOf } from '../measure';
import { clock } from './clock';
import { LONG_CHAT_URL } from './long-chat';

/** Milliseconds of one reading of the whole chat, and of one bare pass over the same nodes. */
export interface FirstReading {
  readonly readMs: number;
  readonly bareMs: number;
}

/** What the content script cost while one answer was written. */
export interface Streaming {
  readonly spentMs: number;
  readonly longestMs: number;
}

const ROUNDS = 15;

/** Both in turn, so that a busy moment of the machine falls on both; medians of all rounds. */
export function timeFirstReading(): FirstReading {
  const rounds = Array.from({ length: ROUNDS }, () => ({
    bare: msOf(barePass),
    read: msOf(firstReading),
  }));
  return {
    readMs: medianOf(rounds.map(({ read }) => read))!,
    bareMs: medianOf(rounds.map(({ bare }) => bare))!,
  };
}

function msOf(work: () => number): number {
  const start = performance.now();
  // Read, so that the compiler cannot leave out what is measured.
  if (work() === 0) throw new Error('The chat of the bench should hold text and citations.');
  return performance.now() - start;
}

function barePass(): number {
  const walker = document.createTreeWalker(document.body);
  let length = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) length += (node as Text).data.length;
  }
  return length;
}

function firstReading(): number {
  const reader = createAnswerReader(document, LONG_CHAT_URL, MARKED_SITES);
  return reader.read([], performance.now()).citations.length;
}

/** The whole content script in the page, while its last answer is written in `mutations` steps. */
export async function timeStreaming(mutations: number): Promise<Streaming> {
  const background = answerAsBackground();
  const timed = clock();
  const first = background.heard();
  startChatPage(MARKED_SITES);
  await first;
  const answer = document.querySelector('main')!.lastElementChild!;
  const words = answer.querySelector('p')!;
  answer.querySelector('.markdown')!.classList.add('result-streaming');
  await nextFrame();
  timed.reset();
  for (let step = 0; step < mutations; step++) {
    words.append(` word ${step}`);
    await nextFrame();
  }
  const whole = background.heard();
  words.append(' And “the last words of it are quoted here” too.');
  answer.querySelector('.markdown')!.classList.remove('result-streaming');
  await whole;
  return timed.spent();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Stands for the browser's API and a background that has nothing to tell. */
function answerAsBackground() {
  let hear = (): void => undefined;
  const heard = () => new Promise<void>((resolve) => (hear = resolve));
  const sendMessage = async ({ kind }: { kind: string }) => {
    if (kind === 'citations-found') hear();
    return { enabled: true, checks: {} };
  };
  const listeners = { addListener: () => undefined, removeListener: () => undefined };
  const api = {
    runtime: { id: 'bench', sendMessage, onMessage: listeners },
    i18n: { getMessage: (key: string) => key },
  };
  // Set by the bench before this script: what is no browser with an id is not taken for one.
  Object.assign((globalThis as unknown as { browser: object }).browser, api);
  return { heard };
}
