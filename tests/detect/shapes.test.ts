import { describe, expect, test } from 'vitest';
import { A, B, readHtml } from './read-html';

type Row = readonly [fact: string, html: string, ...pairs: string[]];

const Q = '“the crest is of larch”';
const R = '“the ebb begins at four”';
const q = 'the crest is of larch';
const r = 'the ebb begins at four';
const LOG = '<a href="https://a.example/">The Log</a>';
const PIER = '<a href="https://b.example/">The Pier</a>';
const a = `${q} → a.example`;
const b = `${r} → b.example`;
const LIST = `<h3>Sources</h3><ol><li>${LOG}</li><li>${PIER}</li></ol>`;

/** Ways to draw the citation of one quote. */
const DRAWN: readonly Row[] = [
  [
    'links in one pair of brackets',
    `<p>${Q} [<a href="https://a.example/">1</a>, <a href="https://b.example/">2</a>].</p>`,
    `${q} → a.example, b.example`,
  ],
  [
    'links in one raised element',
    `<p>${Q}<sup><a href="https://a.example/">1</a>,<a href="https://b.example/">2</a></sup>.</p>`,
    `${q} → a.example, b.example`,
  ],
  [
    'authors and years in brackets',
    `<p>${Q} (<a href="https://a.example/">Ruiz 2020</a>; <a href="https://b.example/">Paz 2021</a>).</p>`,
    `${q} → a.example, b.example`,
  ],
  ['chips with a dot between', `<p>${Q} ${A} · ${B}</p>`, `${q} → a.example, b.example`],
  ['a work that is cited before', `<p>Per <cite>${LOG}</cite>, ${Q}.</p>`, a],
  [
    'a link with a picture alone',
    `<p>${Q} <a href="https://a.example/"><img src="x.png" alt=""></a>.</p>`,
    a,
  ],
  [
    'an anchor whose address is data',
    `<p>${Q} <a role="button" data-href="https://a.example/">1</a>.</p>`,
    a,
  ],
  [
    'a raised chip whose address is data',
    `<p>${Q}<sup class="ref" data-url="https://a.example/">1</sup>.</p>`,
    a,
  ],
  ['an address without its protocol', `<p>${Q} <a href="//a.example/">1</a>.</p>`, a],
  [
    'a number raised inside its link',
    `<p>${Q}<a href="https://a.example/"><sup>[1]</sup></a>.</p>`,
    a,
  ],
  [
    'a space without width before it',
    `<p>${Q}\u200b${A}. She calls it “quite good”\u2060${A}.</p>`,
    a,
    'quite good → a.example',
  ],
  ['raw Markdown, numbered', `<p>${Q} [1](https://a.example/).</p>`, a],
  ['raw Markdown in brackets', `<p>${Q} ([The Log](https://a.example/)).</p>`, a],
  ['raw Markdown with a title', `<p>${Q} [The Log](https://a.example/ "The Log of 1902").</p>`, a],
  ['a raw automatic link', `<p>${Q} &lt;https://a.example/&gt;.</p>`, a],
  ['a raw footnote with a link', `<p>${Q}[^1].</p><p>[^1]: [The Log](https://a.example/)</p>`, a],
  [
    'raw definitions of links',
    `<p>${Q} [The Log][1] and ${R} [2].</p><p>[1]: https://a.example/ "Log"<br>[2]: https://b.example/</p>`,
    a,
    b,
  ],
  ['numbers of another kind', `<p>${Q} 【1†L3-L9】 and ${R}【2†source】.</p>${LIST}`, a, b],
  ['a range of numbers', `<p>${Q} [1–2].</p>${LIST}`, `${q} → a.example, b.example`],
  [
    'a footnote without a list',
    `<p>${Q}<sup><a href="#n1">1</a></sup></p><hr><p id="n1">1. ${LOG}</p>`,
    a,
  ],
  [
    'sources in a table',
    `<p>${Q} [1] and ${R} [2].</p><h3>Sources</h3><table><tr><td>[1]</td><td>${LOG}</td></tr><tr><td>[2]</td><td>${PIER}</td></tr></table>`,
    a,
    b,
  ],
  [
    'sources in one line',
    `<p>${Q} [1] and ${R} [2].</p><p>Sources: [1] ${LOG}; [2] ${PIER}</p>`,
    a,
    b,
  ],
  [
    'sources in one line, as addresses',
    `<p>${Q} [1] and ${R} [2].</p><p><b>Sources:</b> [1] https://a.example/ [2] https://b.example/</p>`,
    a,
    b,
  ],
  [
    'sources as links that say their number',
    `<p>${Q} [1] and ${R} [2].</p><h3>Sources</h3><div><a href="https://a.example/">1. The Log</a></div><div><a href="https://b.example/">2. The Pier</a></div>`,
    a,
    b,
  ],
  [
    'sources as a list of definitions',
    `<p>${Q} [1] and ${R} [2].</p><h3>Sources</h3><dl><dt>[1]</dt><dd>${LOG}</dd><dt>[2]</dt><dd>${PIER}</dd></dl>`,
    a,
    b,
  ],
  [
    'a nested heading and list',
    `<p>${Q} [1] and ${R} [2].</p><div><div><h4>References</h4></div><div><ol><li>${LOG}</li><li>${PIER}</li></ol></div></div>`,
    a,
    b,
  ],
  [
    'sources behind a summary',
    `<p>${Q} [1] and ${R} [2].</p><details><summary>Sources (2)</summary><ol><li>${LOG}</li><li>${PIER}</li></ol></details>`,
    a,
    b,
  ],
];

/** Ways to place quotes and citations in a text. */
const PLACED: readonly Row[] = [
  [
    'each quote told by its own source behind it',
    `<p>${Q}, according to ${LOG}, but ${R}, according to ${PIER}.</p>`,
    a,
    b,
  ],
  ['dashes before the names', `<p>${Q} — ${LOG}. ${R} — ${PIER}.</p>`, a, b],
  [
    'chips behind full stops',
    `<p>“the crest is of larch.” ${A} “the ebb begins at four.” ${B}</p>`,
    'the crest is of larch. → a.example',
    'the ebb begins at four. → b.example',
  ],
  ['citations in brackets', `<p>${Q} (${A}) and ${R} (${B}).</p>`, a, b],
  [
    'speakers with their sources',
    `<p>“the crest is of larch,” wrote Ruiz (${A}), and ${R}, wrote Paz (${B}).</p>`,
    'the crest is of larch, → a.example',
    b,
  ],
  [
    'names that lead in, item by item',
    `<ul><li>${LOG}: ${Q}</li><li>${PIER}: ${R}</li></ul>`,
    a,
    b,
  ],
  ['names that lead in, line by line', `<p>${LOG}: ${Q}<br>${PIER}: ${R}</p>`, a, b],
  [
    'a number that leads in with a colon',
    `<p>As [1] puts it: ${Q}. As [2] puts it: ${R}.</p>${LIST}`,
    a,
    b,
  ],
  [
    'the name on the next line of the item',
    `<ul><li>${Q}<br>${LOG}</li><li>${R}<br>${PIER}</li></ul>`,
    a,
    b,
  ],
  [
    'the name in the next paragraph of the item',
    `<ul><li><p>${Q}</p><p>Source: ${LOG}</p></li><li><p>${R}</p><p>Source: ${PIER}</p></li></ul>`,
    a,
    b,
  ],
  ['a paragraph of chips behind', `<p>${Q}</p><p>${A}</p><p>${R}</p><div>${B}</div>`, a, b],
  [
    'columns of a table',
    `<table><tr><th>Quote</th><th>Source</th></tr><tr><td>${Q}</td><td>${LOG}</td></tr><tr><td>${R}</td><td>${PIER}</td></tr></table>`,
    a,
    b,
  ],
  [
    'a row with two sources decides nothing',
    `<table><tr><td>${Q}</td><td>${LOG}</td><td>${PIER}</td></tr></table>`,
  ],
  [
    'a term and its definition',
    `<dl><dt>Crest</dt><dd>${Q} ${A}</dd><dt>Ebb</dt><dd>${R} ${B}</dd></dl>`,
    a,
    b,
  ],
  [
    'a block quotation in an item, with a chip behind',
    `<ul><li>The log says:<blockquote><p>the crest is of larch</p></blockquote>${A}</li></ul>`,
    a,
  ],
  [
    'a figure with its caption',
    `<figure><blockquote>the crest is of larch</blockquote><figcaption>— Ana Ruiz, <cite>${LOG}</cite></figcaption></figure>`,
    a,
  ],
  [
    'a block quotation with marks and a line for its source',
    `<blockquote>${Q}<br>— Ana Ruiz, ${LOG}</blockquote>`,
    a,
  ],
  [
    'a block quotation with a chip in a box behind',
    `<blockquote><p>the crest is of larch</p></blockquote><div><span>${A}</span></div>`,
    a,
  ],
  [
    'a block quotation behind a sentence that ends in a colon and a chip',
    `<p>The log says: ${A}</p><blockquote><p>the crest is of larch</p></blockquote>`,
    a,
  ],
  [
    'two block quotations, each with its source behind',
    `<blockquote><p>the crest is of larch</p></blockquote><p>(${LOG})</p><blockquote><p>the ebb begins at four</p></blockquote><p>(${PIER})</p>`,
    a,
    b,
  ],
  [
    'a comment and a possible break inside the words',
    `<p>“the crest <!-- x -->is<wbr> of larch” ${A}.</p>`,
    a,
  ],
  [
    'emphasis around the marks, and inside',
    `<p><em>${Q}</em> ${A}, “<b>the ebb begins at four</b>” ${B}.</p>`,
    a,
    b,
  ],
  ['a question whose answer has the source', `<p>Did he say ${Q}? He did ${A}.</p>`, a],
  ['a colon before the citation', `<p>${Q}: ${A}. ${R}: ${B}.</p>`, a, b],
  ['the reader is asked to see two', `<p>${Q} (see ${LOG} and ${PIER}).</p>`, a],
  [
    'one chip for the item, behind its last sentence',
    `<ul><li>He wrote ${Q}. It was May. ${A}</li></ul>`,
    a,
  ],
  [
    'marks of two kinds',
    `<p>„the crest is of larch“ (${LOG}), »the ebb begins at four« (${PIER}).</p>`,
    a,
    b,
  ],
];

describe.each([
  ['a citation may be drawn as', DRAWN],
  ['quotes and citations may be placed as', PLACED],
])('%s', (_title, rows) => {
  test.each(rows)('%s', (_fact, html, ...pairs) => {
    expect(readHtml(`<body>${html}</body>`)).toEqual(pairs);
  });
});
