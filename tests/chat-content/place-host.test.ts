// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { placeHost } from '../../entrypoints/chat.content/place-host';

const mark = () => document.createElement('verbatim-mark');
const html = () => document.body.innerHTML;

beforeEach(() => {
  document.body.innerHTML = '<p>He said “words” <a href="x">Site</a>, and left.</p>';
});

const link = () => document.querySelector('a') as Element;

describe('a mark', () => {
  it('stands behind the citation, and moves nothing', () => {
    placeHost(mark(), link());
    expect(html()).toBe(
      '<p>He said “words” <a href="x">Site</a><verbatim-mark></verbatim-mark>, and left.</p>',
    );
  });

  it('stands behind marks that are there already', () => {
    const [first, second] = [mark(), mark()];
    placeHost(first, link());
    placeHost(second, link());
    expect([...document.querySelectorAll('verbatim-mark')]).toEqual([first, second]);
  });

  it('that stands where it belongs is left alone', () => {
    const [first, second] = [mark(), mark()];
    placeHost(first, link());
    placeHost(second, link());
    placeHost(first, link());
    expect([...document.querySelectorAll('verbatim-mark')]).toEqual([first, second]);
  });

  it('that the page threw away is put back', () => {
    const host = mark();
    placeHost(host, link());
    document.body.innerHTML = '<p>“words” <a href="x">Site</a></p>';
    placeHost(host, link());
    expect(host.isConnected).toBe(true);
  });

  it('of a range goes to the end of its block', () => {
    const range = document.createRange();
    const text = document.querySelector('p')?.firstChild as Node;
    range.setStart(text, 0);
    range.setEnd(text, 5);
    placeHost(mark(), range);
    expect(html()).toBe(
      '<p>He said “words” <a href="x">Site</a>, and left.<verbatim-mark></verbatim-mark></p>',
    );
  });
});
