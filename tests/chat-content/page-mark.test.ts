// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardContent, CardRequest, ShowCard } from '../../entrypoints/card/card-request';
import { createCardLoader } from '../../entrypoints/chat.content/load-card';
import { createPageMark } from '../../entrypoints/chat.content/page-mark';

const CONTENT: CardContent = {
  kind: 'citation',
  citation: {
    key: 'k',
    quoteText: 'four plain words here',
    sources: [{ href: 'https://harbour.example/', label: 'Harbour' }],
    moreSources: 0,
    rule: 'after-quote',
    sentence: 'four plain words here',
    fromLinkFragment: false,
  },
  check: { state: 'waiting' },
};

const NOTE = 'The card could not be opened.';
const say = (key: string): string => (key === 'cardNotLoaded' ? NOTE : key);

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(() => {
  globalThis.verbatimShowCard = undefined;
});

function show(loadCard: () => Promise<ShowCard | null>) {
  const actions = {
    check: vi.fn(),
    checkOtherWay: vi.fn(),
    allow: vi.fn(),
    copy: vi.fn(),
    showInAnswer: null,
  };
  const announce = vi.fn();
  // Closed on a reader's page: the test keeps the root that it was made with.
  const attach = vi.spyOn(HTMLElement.prototype, 'attachShadow');
  const mark = createPageMark(document, CONTENT, actions, { say, announce, loadCard });
  const root = attach.mock.results.at(-1)?.value as ShadowRoot;
  attach.mockRestore();
  document.body.append(mark.element);
  const button = root.querySelector('button') as HTMLButtonElement;
  return { mark, button, actions, announce };
}

/** A card that only remembers what it was asked. */
function fakeCard() {
  const card = { update: vi.fn(), follow: vi.fn(), remove: vi.fn() };
  let asked: CardRequest | null = null;
  const showCard: ShowCard = (request) => {
    asked = request;
    return card;
  };
  return { card, showCard, request: () => asked as CardRequest };
}

describe('pressing a mark', () => {
  it('begins the check and opens the card', async () => {
    const { showCard, request } = fakeCard();
    const { button, actions } = show(async () => showCard);
    button.click();
    await vi.waitFor(() => expect(request()).not.toBeNull());
    expect(actions.check).toHaveBeenCalledWith(false);
    expect(request().content).toBe(CONTENT);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('once more closes it, and the focus is on the mark', async () => {
    const { card, showCard, request } = fakeCard();
    const { button } = show(async () => showCard);
    button.click();
    await vi.waitFor(() => expect(request()).not.toBeNull());
    button.click();
    expect(card.remove).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('twice before the card has come opens none', async () => {
    const { showCard, request } = fakeCard();
    let arrive: (card: ShowCard) => void = () => undefined;
    const coming = new Promise<ShowCard>((resolve) => {
      arrive = resolve;
    });
    const { button } = show(() => coming);
    button.click();
    button.click();
    arrive(showCard);
    await coming;
    expect(request()).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('says so where the card cannot come, and can be pressed again', async () => {
    const { showCard, request } = fakeCard();
    let answer: ShowCard | null = null;
    const { button, announce } = show(async () => answer);
    button.click();
    await vi.waitFor(() => expect(announce).toHaveBeenCalledWith(NOTE));
    expect(button.querySelector('.is-note')?.textContent).toBe(NOTE);
    button.click();
    expect(button.querySelector('.is-note')).toBeNull();
    answer = showCard;
    button.click();
    await vi.waitFor(() => expect(request()).not.toBeNull());
  });
});

describe('an open card', () => {
  it('hears of a new state of its check, and of a mark that was moved', async () => {
    const { card, showCard, request } = fakeCard();
    const { mark } = show(async () => showCard);
    await mark.open();
    expect(request()).not.toBeNull();
    const checking: CardContent = { ...CONTENT, check: { state: 'checking' } };
    mark.update(checking);
    mark.placed();
    expect(card.update).toHaveBeenCalledWith(checking);
    expect(card.follow).toHaveBeenCalledOnce();
  });

  it('goes with its mark', async () => {
    const { card, showCard } = fakeCard();
    const { mark } = show(async () => showCard);
    await mark.open();
    mark.remove();
    expect(card.remove).toHaveBeenCalledOnce();
  });
});

describe('the card’s script', () => {
  it('is asked for once, by however many marks', async () => {
    const { showCard } = fakeCard();
    const tell = vi.fn(async () => {
      globalThis.verbatimShowCard = showCard;
    });
    const load = createCardLoader(tell);
    expect(await Promise.all([load(), load()])).toEqual([showCard, showCard]);
    expect(await load()).toBe(showCard);
    expect(tell).toHaveBeenCalledOnce();
    expect(tell).toHaveBeenCalledWith({ kind: 'load-card' });
  });

  it('is asked for again after a refusal', async () => {
    const tell = vi.fn(async () => null);
    const load = createCardLoader(tell);
    expect([await load(), await load()]).toEqual([null, null]);
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
