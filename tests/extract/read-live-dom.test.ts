import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { type LiveReading, readLiveDom } from '../../lib/extract/read-live-dom';
import { liveCases } from './live-dom-cases';

type View = Parameters<typeof readLiveDom>[0];

const OPEN_ONLY: LiveReading = {
  shadowRootOf: ({ shadowRoot }) => shadowRoot,
  isOverBudget: () => false,
};

function viewOf(html: string): View {
  const window = new Window({ url: 'https://weir.example/' });
  window.document.write(`<!doctype html><html lang="en"><body>${html}</body></html>`);
  return window as unknown as View;
}

const read = (view: View, over: Partial<LiveReading> = {}) =>
  readLiveDom(view, { ...OPEN_ONLY, ...over });

describe('of a page that is open', () => {
  test.each(liveCases)('$fact', ({ html, text, side }) => {
    const source = read(viewOf(html));
    expect(source.text).toBe(text);
    if (side !== undefined) expect(source.side).toEqual(side);
  });

  test('an open shadow tree stands where its host does, with what it was given in its slots', () => {
    const view = viewOf(
      '<p>Before</p><x-card><b slot="name">Ada</b> wrote it</x-card><p>After</p>',
    );
    const host = view.document.querySelector('x-card');
    const root = host?.attachShadow({ mode: 'open' });
    const name = view.document.createElement('slot');
    name.setAttribute('name', 'name');
    const p = view.document.createElement('p');
    p.append('By ', name, '. ', view.document.createElement('slot'), '.');
    root?.append(p);
    expect(read(view).text).toBe('Before\nBy Ada. wrote it.\nAfter');
  });

  test('a shadow tree that may not be opened is not read, nor are the words it hides', () => {
    const view = viewOf('<p>Before</p><x-card>Light</x-card>');
    view.document.querySelector('x-card')?.attachShadow({ mode: 'open' }).append('Dark');
    expect(read(view).text).toBe('Before\nDark');
    expect(read(view, { shadowRootOf: () => null }).text).toBe('Before\nLight');
  });

  test('ranges, language and title are read as they are from bytes', () => {
    const view = viewOf('<title>The weir</title><p>It holds.<sup>[2]</sup> <s>Not</s></p>');
    expect(read(view)).toMatchObject({
      form: 'html',
      title: 'The weir',
      lang: 'en',
      ranges: [
        { kind: 'reference-mark', start: 9, end: 12 },
        { kind: 'struck', start: 13, end: 16 },
      ],
    });
  });

  test('prose in the data of its scripts stands beside the text, without its markup', () => {
    const body = '<p>The keeper opens the sluice when the <b>tide</b> has turned.</p>';
    const data = JSON.stringify({ articleBody: body }).replaceAll('<', '\\u003c');
    const view = viewOf(`<p>Seen</p><script type="application/ld+json">${data}</script>`);
    expect(read(view).side).toEqual([
      { kind: 'data', text: 'The keeper opens the sluice when the tide has turned.' },
    ]);
  });

  test('what it hides stays hidden, however little is shown', () => {
    const long = 'The keeper opens the sluice at noon. '.repeat(30);
    const source = read(viewOf(`<p>Menu</p><div style="display:none">${long}</div>`));
    expect(source.text).toBe('Menu');
    expect(source.doubts).toContain('too-short');
  });
});

describe('a page without end', () => {
  test('that takes too long is cut, and says so', () => {
    const view = viewOf('<p>One</p>'.repeat(2_000));
    const source = read(view, { isOverBudget: () => true });
    expect(source.doubts).toContain('truncated');
    expect(source.text.length).toBeGreaterThan(100);
  });

  test('that nests deeper than browsers parse keeps its text, and says so', () => {
    const view = viewOf('');
    // happy-dom works out a style from all of an element's ancestors, anew for each.
    Object.assign(view, { getComputedStyle: () => ({ display: 'inline' }) });
    let at: Element = view.document.body;
    for (let depth = 0; depth < 540; depth += 1) {
      const child = view.document.createElement('i');
      at.append(child);
      at = child;
    }
    at.append('Deep');
    const source = read(view);
    expect(source.text).toBe('Deep');
    expect(source.doubts).toContain('truncated');
  });
});
