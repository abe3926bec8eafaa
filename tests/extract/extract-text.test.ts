import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import { htmlToText } from '../../lib/extract/html-to-text';
import { otherDecodings } from '../../lib/extract/other-decodings';
import type { Snapshot } from '../../lib/model/snapshot';
import { extractCases } from './extract-cases';
import { snapshotOf } from './snapshot-of';

const tools = { openPdf: null };

async function doubtsOf(snapshot: Snapshot): Promise<readonly string[]> {
  const read = await extractText(snapshot, tools);
  return read.ok ? read.value.doubts : [];
}

test.each(extractCases)('$fact', async ({ body, snapshot, form, text, error }) => {
  const bytes = typeof body === 'string' ? body : Uint8Array.from(body);
  const read = await extractText(snapshotOf(bytes, snapshot), tools);
  if (error !== undefined) expect(read).toEqual({ ok: false, error });
  else if (!read.ok) expect(read.error).toBe(null);
  else {
    expect(read.value.text).toBe(text);
    if (form !== undefined) expect(read.value.form).toBe(form);
  }
});

describe('the encoding, and what told it', () => {
  const plain = new TextEncoder();
  const latin = (head = '') => Uint8Array.from([...plain.encode(`${head}caf`), 0xe9, 0x20, 0x61]);
  test.each([
    ['a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), null, 'utf-8', 'mark'],
    ['the bytes', plain.encode('café'), null, 'utf-8', 'bytes'],
    ['the bytes against the server', plain.encode('café'), 'iso-8859-1', 'utf-8', 'bytes'],
    [
      'UTF-16 without a mark',
      Uint8Array.from([...'weir and sea'].flatMap((c) => [c.charCodeAt(0), 0])),
      null,
      'utf-16le',
      'bytes',
    ],
    ['the server, rightly', plain.encode('café'), 'UTF-8', 'utf-8', 'server'],
    ['the server', latin(), 'iso-8859-1', 'windows-1252', 'server'],
    ['the document', latin('<meta charset="iso-8859-2">'), null, 'iso-8859-2', 'document'],
    [
      'the document, rightly',
      plain.encode('<meta charset="utf-8">café'),
      null,
      'utf-8',
      'document',
    ],
    ['nothing', latin(), null, 'windows-1252', 'guess'],
  ] as const)('%s', async (_fact, bytes, charset, used, by) => {
    const read = await extractText(snapshotOf(bytes, { charset }), tools);
    expect(read).toMatchObject({ ok: true, value: { decoding: { charset: used, by } } });
  });
});

describe('doubts', () => {
  const long = 'word '.repeat(50);

  test('a text of fewer than forty words says too little', async () => {
    expect(await doubtsOf(snapshotOf('short', { mediaType: 'text/plain' }))).toEqual(['too-short']);
    expect(await doubtsOf(snapshotOf(long, { mediaType: 'text/plain' }))).toEqual([]);
  });

  test('a body cut at a limit is truncated', async () => {
    const headers = { 'x-verbatim-truncated': '1' };
    expect(await doubtsOf(snapshotOf(long, { headers }))).toEqual(['truncated']);
  });

  test('a charset that nobody named is guessed', async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(long), 0xe9, 0x20]);
    expect(await doubtsOf(snapshotOf(bytes))).toEqual(['charset-guessed']);
    expect(await doubtsOf(snapshotOf(bytes, { charset: 'iso-8859-1' }))).toEqual([]);
  });

  test('a named charset that leaves holes is no better', async () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(long), 0xe9, 0x20]);
    expect(await doubtsOf(snapshotOf(bytes, { charset: 'shift_jis' }))).toEqual([
      'charset-guessed',
    ]);
  });

  test('a budget ends the reading', async () => {
    const snapshot = snapshotOf(`<p>${long.repeat(1_000)}`);
    const read = await extractText(snapshot, { openPdf: null, isOverBudget: () => true });
    expect(read.ok && read.value.doubts.includes('truncated')).toBe(true);
  });
});

describe('other decodings', () => {
  const polish = Uint8Array.from(
    [...'<p>za'].map((char) => char.charCodeAt(0)).concat(0xbf, 0xf3, 0xb3, 0xe6),
  );

  test('begin with those of the country', () => {
    const [first] = otherDecodings(snapshotOf(polish, { finalUrl: 'https://rzeka.pl/a' }));
    expect(first?.charset).toBe('windows-1250');
  });

  test('begin with those of the declared language', () => {
    const head = new TextEncoder().encode('<html lang="ru">');
    const [first] = otherDecodings(snapshotOf(Uint8Array.from([...head, ...polish])));
    expect(first?.charset).toBe('windows-1251');
  });

  test('read the same bytes anew', async () => {
    const others = otherDecodings(snapshotOf(polish, { finalUrl: 'https://rzeka.pl/a' }));
    const read = await extractText(others[0]!, tools);
    expect(read.ok && read.value.text).toBe('zażółć');
  });

  test('are none of a text in UTF-8', () => {
    expect(otherDecodings(snapshotOf('zażółć'))).toEqual([]);
  });
});

describe('an open tab', () => {
  const openTab = (body: string): Snapshot =>
    snapshotOf(body, { mediaType: 'application/vnd.verbatim.source-text+json', via: 'open-tab' });

  test('hands over a source text, which is read back as it was', async () => {
    const source = htmlToText('<title>T</title><p>so<sup>[1]</sup> <b>it</b>s<p hidden>x');
    expect(await extractText(openTab(JSON.stringify(source)), tools)).toEqual({
      ok: true,
      value: source,
    });
  });

  const good = {
    form: 'html',
    title: null,
    lang: null,
    text: 'abc',
    ranges: [],
    softEdges: [],
    softHyphens: [],
    side: [],
    doubts: [],
  };
  test.each([
    ['no JSON', 'abc'],
    ['no object', '[]'],
    ['no text', JSON.stringify({ ...good, text: 1 })],
    ['an unknown form', JSON.stringify({ ...good, form: 'toString' })],
    [
      'a range out of bounds',
      JSON.stringify({ ...good, ranges: [{ kind: 'code', start: 1, end: 9 }] }),
    ],
    [
      'a range of an unknown kind',
      JSON.stringify({ ...good, ranges: [{ kind: 'x', start: 0, end: 1 }] }),
    ],
    ['an edge that is no whole number', JSON.stringify({ ...good, softEdges: [0.5] })],
    ['a side stream without text', JSON.stringify({ ...good, side: [{ kind: 'alt' }] })],
    ['an unknown doubt', JSON.stringify({ ...good, doubts: ['none'] })],
    ['pages out of bounds', JSON.stringify({ ...good, pages: [-1] })],
  ])('that hands over %s is refused', async (_, body) => {
    const error = { kind: 'link', class: 'not-text' };
    expect(await extractText(openTab(body), tools)).toEqual({ ok: false, error });
  });
});
