import type { Snapshot } from '../../lib/model/snapshot';
import type { SourceForm } from '../../lib/model/source-text';
import type { Unreadable } from '../../lib/model/verdict';

export interface ExtractCase {
  /** A fact about the reading. */
  readonly fact: string;
  readonly body: string | readonly number[];
  readonly snapshot?: Partial<Snapshot>;
  readonly form?: SourceForm;
  readonly text?: string;
  readonly error?: Unreadable;
}

const notText: Unreadable = { kind: 'link', class: 'not-text' };
const guessed: Unreadable = { kind: 'doubt', doubt: 'charset-guessed' };
const as = (mediaType: string): Partial<Snapshot> => ({ mediaType });
const bytesOf = (text: string): readonly number[] => [...text].map((char) => char.charCodeAt(0));

const kinds: readonly ExtractCase[] = [
  { fact: 'HTML is read as HTML', body: '<p>a</p>b', form: 'html', text: 'a\nb' },
  {
    fact: 'HTML sent as plain text is HTML',
    body: '<!doctype html><p>a',
    snapshot: as('text/plain'),
    form: 'html',
    text: 'a',
  },
  {
    fact: 'HTML sent as bytes is HTML',
    body: '<div>a</div>',
    snapshot: as('application/octet-stream'),
    form: 'html',
    text: 'a',
  },
  {
    fact: 'HTML sent as a picture is HTML',
    body: '<html><p>a',
    snapshot: as('image/png'),
    form: 'html',
    text: 'a',
  },
  {
    fact: 'XHTML elements close themselves',
    body: '<?xml version="1.0"?><html><script src="x"/><p>a</p></html>',
    snapshot: as('application/xhtml+xml; charset=utf-8'),
    form: 'html',
    text: 'a',
  },
  {
    fact: 'plain text keeps its lines',
    body: 'a < b\n<p>',
    snapshot: as('text/plain'),
    form: 'text',
    text: 'a < b\n<p>',
  },
  {
    fact: 'text of no declared type is text',
    body: 'words only',
    snapshot: as(''),
    form: 'text',
    text: 'words only',
  },
  {
    fact: 'source code is text',
    body: 'let a = 1;',
    snapshot: as('application/javascript'),
    form: 'text',
    text: 'let a = 1;',
  },
  {
    fact: 'Markdown is known by its type',
    body: '*a*',
    snapshot: as('text/markdown; charset=utf-8'),
    form: 'markdown',
    text: 'a',
  },
  {
    fact: 'Markdown is known by its address',
    body: '*a*',
    snapshot: { mediaType: 'text/plain', finalUrl: 'https://x.example/README.md?raw=1' },
    form: 'markdown',
    text: 'a',
  },
  {
    fact: 'JSON gives its strings, one per line',
    body: '{"a":"one","b":[{"c":"<p>two</p><p>three"}],"d":4}',
    snapshot: as('application/ld+json'),
    form: 'json',
    text: 'one\ntwo\nthree',
  },
  { fact: 'JSON sent as HTML is JSON', body: ' {"a":"one"}', form: 'json', text: 'one' },
  {
    fact: 'broken JSON is text',
    body: '{"a":',
    snapshot: as('application/json'),
    form: 'text',
    text: '{"a":',
  },
  {
    fact: 'a feed gives its entries, markup in them read',
    body: '<?xml version="1.0"?><rss><channel><title>Weir</title><item><title>One &amp; two</title><link>http://x</link><description><![CDATA[<p>a <b>b</b></p><p>c</p>]]></description><content:encoded>&lt;p&gt;d&lt;/p&gt;</content:encoded></item></channel></rss>',
    snapshot: as('text/xml'),
    form: 'feed',
    text: 'Weir\nOne & two\nhttp://x\na b\nc\nd',
  },
  {
    fact: 'a feed sent as HTML is a feed',
    body: '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><summary>S</summary></entry></feed>',
    form: 'feed',
    text: 'T\nS',
  },
  {
    fact: 'words of an XML article run over its inline elements',
    body: '<?xml version="1.0"?><article><p>so<italic>me</italic> words</p><p>more</p></article>',
    snapshot: as('application/xml'),
    form: 'feed',
    text: 'some words\nmore',
  },
  { fact: 'an empty answer is an empty text', body: '', form: 'html', text: '' },
  {
    fact: 'a PDF is not read without its reader',
    body: '%PDF-1.7 x',
    snapshot: as('application/pdf'),
    error: notText,
  },
  { fact: 'a PDF sent as HTML is a PDF', body: '\n%PDF-1.7 x', error: notText },
  {
    fact: 'a picture is not text',
    body: bytesOf('\x89PNG\r\n\x1a\n'),
    snapshot: as('image/png'),
    error: notText,
  },
  {
    fact: 'an archive sent as text is not text',
    body: bytesOf('PK\x03\x04\x14\x00\x00'),
    snapshot: as('text/plain'),
    error: notText,
  },
  {
    fact: 'unknown bytes are not text',
    body: [1, 2, 3, 4, 5, 6, 7, 8, 200, 14, 15, 16],
    snapshot: as(''),
    error: notText,
  },
  { fact: 'a film is not text', body: 'abc', snapshot: as('video/mp4'), error: notText },
];

const charsets: readonly ExtractCase[] = [
  {
    fact: 'valid UTF-8 is UTF-8, whatever header and page say',
    body: '<meta charset="gbk">水門は',
    snapshot: { charset: 'shift_jis' },
    text: '水門は',
  },
  {
    fact: 'a byte order mark decides',
    body: [0xff, 0xfe, 0x61, 0, 0x62, 0],
    snapshot: { charset: 'utf-8' },
    text: 'ab',
  },
  {
    fact: 'UTF-16 without a mark is known by its zeros',
    body: [...'<p>weir</p>'].flatMap((char) => [char.charCodeAt(0), 0]),
    text: 'weir',
  },
  {
    fact: 'the header comes before the page',
    body: bytesOf('<meta charset="windows-1251">\xe9'),
    snapshot: { charset: 'iso-8859-1' },
    text: 'é',
  },
  {
    fact: 'the page names its charset',
    body: [...bytesOf('<meta charset=Shift_JIS><p>'), 0x90, 0x85, 0x96, 0xe5],
    text: '水門',
  },
  {
    fact: 'the page names it in the old way',
    body: bytesOf(
      '<!-- <meta charset=big5> --><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>\xe2\xee\xe4\xe0',
    ),
    text: 'вода',
  },
  {
    fact: 'an XML declaration names it',
    body: bytesOf('<?xml version="1.0" encoding="ISO-8859-2"?><r>\xb3\xf3d\xbc</r>'),
    snapshot: { mediaType: 'text/xml' },
    text: 'łódź',
  },
  {
    fact: 'a page that can be read is not UTF-16',
    body: bytesOf('<meta charset="utf-16">caf\xe9 noir'),
    text: 'caf\ufffd noir',
  },
  {
    fact: 'an unknown name is no name',
    body: bytesOf('caf\xe9 noir'),
    snapshot: { charset: 'latin-something' },
    text: 'café noir',
  },
  {
    fact: 'ISO-2022-JP is known by its escapes',
    body: [...bytesOf('<p>'), 0x1b, 0x24, 0x42, 0x3f, 0x65, 0x1b, 0x28, 0x42],
    text: '水',
  },
  {
    fact: 'half a character at the end of a cut body does no harm',
    body: [0xe6, 0xb0, 0xb4, 0xe6, 0xb0],
    text: '水',
  },
  {
    fact: 'a last letter of windows-1252 is not half a character',
    body: bytesOf('caf\xe9'),
    text: 'café',
  },
  {
    fact: 'a charset that browsers refuse is not guessed',
    body: bytesOf('caf\xe9 noir'),
    snapshot: { charset: 'ISO-2022-KR' },
    error: guessed,
  },
  {
    fact: 'nor is a private one',
    body: bytesOf('caf\xe9 noir'),
    snapshot: { charset: 'x-user-defined' },
    error: guessed,
  },
];

export const extractCases: readonly ExtractCase[] = [...kinds, ...charsets];
