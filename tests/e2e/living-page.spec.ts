import type { Answer } from '../support/answers';
import { html } from '../support/answers';
import { chatgptPage } from '../support/chat-answer';
import { ChatPage } from '../support/chat-page';
import { OurPage } from '../support/our-page';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, SURVEY_URL, serveSurvey, VERDICT_ROWS } from './survey';

/** A chat page is alive: it writes, throws nodes away and puts others in their place. */

const ANSWER = '[data-markdown-text-style="assistant-message"]';

test.beforeEach(({ hosts }) => serveSurvey(hosts));

test('an answer gets its marks when it is written to its end, not before', async ({ ask }) => {
  const chat = await ask([FOUND]);
  await chat.expectMark(0, 'waiting');
  await chat.tab.run((selector) => {
    const answer = document.querySelector(selector) as Element;
    const turn = document.querySelector('[data-turn-key]') as Element;
    const next = turn.cloneNode(true) as Element;
    const stop = document.createElement('form');
    stop.setAttribute('data-chatgpt-composer', '');
    stop.innerHTML = '<button aria-label="Stop streaming" data-testid="stop-button">Stop</button>';
    next.setAttribute('data-turn-key', '20000000-0000-4000-8000-000000000002');
    for (const mark of next.querySelectorAll('verbatim-mark')) mark.remove();
    const text = next.querySelector(selector) as Element;
    text.replaceChildren();
    next.querySelector('[aria-label="Copy"]')?.remove();
    turn.after(next);
    document.body.append(stop);
    const paragraph = answer.querySelector('[data-story]')?.cloneNode(true) as Element;
    for (const mark of paragraph.querySelectorAll('verbatim-mark')) mark.remove();
    paragraph.setAttribute('data-story', '1');
    text.append(paragraph);
    return new Promise<void>((resolve) => {
      let words = 0;
      const write = () => {
        text.append(document.createTextNode(` word ${words}`));
        words += 1;
        if (words < 40) setTimeout(write, 25);
        else resolve();
      };
      write();
    });
  }, ANSWER);
  expect(await chat.mark(1)).toBeNull();
  await chat.tab.run(() => {
    document.querySelector('form[data-chatgpt-composer]')?.remove();
    const copy = document.createElement('button');
    copy.setAttribute('aria-label', 'Copy');
    document.querySelector('[data-turn-key^="2"] [data-content-search-turn-key]')?.append(copy);
  });
  await chat.expectMark(1, 'waiting');
});

test('a turn that the page renders anew keeps its mark and its verdict', async ({ ask }) => {
  const chat = await ask(VERDICT_ROWS.slice(0, 2));
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.closeCard();
  await chat.tab.run((selector) => {
    const answer = document.querySelector(selector) as Element;
    const copy = answer.cloneNode(true) as Element;
    for (const mark of copy.querySelectorAll('verbatim-mark')) mark.remove();
    answer.replaceWith(copy);
  }, ANSWER);
  await chat.expectMark(0, 'found');
  await chat.expectMark(1, 'waiting');
});

test('an open card stays open, and in its place, when the page renders its turn anew', async ({
  ask,
}) => {
  const chat = await ask([FOUND]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.openCard(0);
  await chat.expectCard(...FOUND.card);
  await chat.tab.run((selector) => {
    const answer = document.querySelector(selector) as Element;
    const copy = answer.cloneNode(true) as Element;
    for (const mark of copy.querySelectorAll('verbatim-mark')) mark.remove();
    answer.replaceWith(copy);
  }, ANSWER);
  await expect.poll(() => chat.focusIsInCard(), { message: 'focus in the card' }).toBe(true);
  await chat.expectCard(...FOUND.card);
  await chat.closeCard();
});

test('a turn that a virtual list takes away and brings back has its mark and verdict again', async ({
  ask,
}) => {
  const chat = await ask([FOUND]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.closeCard();
  await chat.tab.run(() => {
    const turn = document.querySelector('[data-turn-key]') as Element;
    // What stands in a template is on no page.
    const store = document.createElement('template');
    turn.after(store);
    store.content.append(turn);
  });
  await expect.poll(() => chat.marksOnPage(), { message: 'marks' }).toBe(0);
  await chat.tab.run(() => {
    const store = document.querySelector('template') as HTMLTemplateElement;
    store.replaceWith(store.content);
  });
  await chat.expectMark(0, 'found');
});

test('going to another conversation inside the page starts afresh', async ({ ask }) => {
  const chat = await ask([FOUND]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.closeCard();
  await chat.tab.run(
    (selector, url) => {
      history.pushState(null, '', '/c/another-conversation');
      const turn = document.querySelector('[data-turn-key]') as Element;
      turn.setAttribute('data-turn-key', '30000000-0000-4000-8000-000000000003');
      const answer = document.querySelector(selector) as Element;
      answer.innerHTML = `<p data-story="0">It adds “the upper walk, the steps and the light were left out” <a data-testid="chatgpt-citation" href="${url}">Survey</a></p>`;
    },
    ANSWER,
    SURVEY_URL,
  );
  await chat.expectMark(0, 'waiting');
  expect(await chat.marksOnPage()).toBe(1);
});

test('what is copied of an answer holds nothing of ours', async ({ ask }) => {
  const chat = await ask(VERDICT_ROWS.slice(0, 3));
  await chat.expectMark(2, 'waiting');
  const pasted = await copyAndPaste(chat);
  expect(pasted.markup, 'with its markup').not.toContain('verbatim');
  expect(pasted.text).toContain(FOUND.quote);
  await chat.expectMark(2, 'waiting');
  const [selected, copied] = await chat.tab.run((selector) => {
    const answer = document.querySelector(selector) as Element;
    const selection = getSelection() as Selection;
    selection.selectAllChildren(answer);
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const bare = answer.cloneNode(true) as Element;
    for (const mark of bare.querySelectorAll('verbatim-mark')) mark.remove();
    return [words(selection.toString()), words(bare.textContent)];
  }, ANSWER);
  expect(selected).toBe(copied);
});

/** Copies the answer as a reader does, and pastes it where text with markup is taken. */
async function copyAndPaste({ tab }: ChatPage) {
  await tab.toFront();
  await tab.run((selector) => {
    getSelection()?.selectAllChildren(document.querySelector(selector) as Element);
  }, ANSWER);
  await tab.press('Copy');
  await tab.run(() => {
    const paper = document.createElement('div');
    paper.id = 'paper';
    paper.contentEditable = 'true';
    document.body.append(paper);
    paper.focus();
  });
  await tab.press('Paste');
  const read = () =>
    tab.run(() => {
      const paper = document.querySelector('#paper') as HTMLElement;
      return { markup: paper.innerHTML, text: paper.textContent };
    });
  await expect.poll(async () => (await read()).text.length, { message: 'pasted' }).not.toBe(0);
  return read();
}

test('a site that is switched off shows no mark, not even for a moment', async ({
  hosts,
  reader,
  visit,
}) => {
  const address = 'https://chatgpt.com/c/switched-off';
  const note = `<script>
    window.marksMet = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.localName === 'verbatim-mark' && document.body?.contains(node)) window.marksMet += 1;
    }).observe(document, { childList: true, subtree: true });
  </script>`;
  const page = chatgptPage('Off', 'What do they say?', [FOUND]);
  hosts.serve(address, html(page.replace('<meta', `${note}<meta`)));
  const popup = new OurPage(await visit(reader.ourPage('options.html')));
  const met = ({ tab }: ChatPage) =>
    tab.evaluate<number>('(globalThis.wrappedJSObject ?? globalThis).marksMet');

  const on = new ChatPage(await visit(address));
  await on.expectMark(0, 'waiting');
  expect(await met(on), 'the look at the page is not blind').toBeGreaterThan(0);

  await popup.press('chatgpt.com');
  await expect.poll(() => on.marksOnPage(), { message: 'no marks' }).toBe(0);
  const off = new ChatPage(await visit(address));
  const told = new OurPage(await visit(reader.ourPage(`popup.html?tab=${off.tab.id}`)));
  await told.expectText(words('emptyOffTitle', 'chatgpt.com'));
  expect(await met(off)).toBe(0);
  await popup.tab.toFront();
  await popup.press('chatgpt.com');
  await off.expectMark(0, 'waiting');
});

const HOSTILE = `
  * { color: red !important; background: red !important; font-size: 60px !important; }
  verbatim-mark { all: unset !important; transform: none !important; }
  button, svg, [role=dialog] { display: none !important; visibility: hidden !important; }`;

test('a page’s style reaches nothing inside a mark or its card', async ({ hosts, visit }) => {
  const address = 'https://chatgpt.com/c/hostile-style';
  hosts.serve(address, hostilePage());
  const chat = new ChatPage(await visit(address));
  await chat.expectMark(0, 'waiting');
  expect(await looksInside(chat)).toEqual({ display: 'inline-block', isVisible: true });
  await chat.tab.run(() => {
    const root = document.querySelector('[data-story="0"] verbatim-mark')?.shadowRoot;
    root?.querySelector('button')?.click();
  });
  await chat.expectMark(0, 'found');
  await chat.expectCard(...FOUND.card);
});

function hostilePage(): Answer {
  const page = chatgptPage('Hostile', 'What do they say?', [FOUND]);
  return html(page.replace('</head>', `<style>${HOSTILE}</style></head>`));
}

function looksInside(chat: ChatPage) {
  return chat.tab.run(() => {
    const root = document.querySelector('[data-story="0"] verbatim-mark')?.shadowRoot;
    const button = root?.querySelector('button') as HTMLElement;
    const { display, visibility } = getComputedStyle(button);
    return { display, isVisible: visibility === 'visible' && button.offsetWidth > 0 };
  });
}
