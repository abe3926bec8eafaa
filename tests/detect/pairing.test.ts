import { describe, expect, test } from 'vitest';
import { A, B, readHtml, rulesOf } from './read-html';

type Row = readonly [fact: string, html: string, ...pairs: string[]];

const Q = '“the crest is of larch”';
const R = '“the ebb begins at four”';
const q = 'the crest is of larch';
const r = 'the ebb begins at four';

const SENTENCE_ROWS: readonly Row[] = [
  [
    'a citation that is the subject of the next sentence',
    `<p>Boats sank, says ${A}. ${B} adds that ${Q}.</p>`,
    `${q} → b.example`,
  ],
  [
    'a number that is the subject of the next sentence',
    `<p>It says “crest made of larch” [1]. [2] adds that ${Q}.</p><h2>Sources</h2><ol><li>${A}</li><li>${B}</li></ol>`,
    'crest made of larch → a.example',
    `${q} → b.example`,
  ],
  [
    'a number glued to the full stop is not',
    `<p>It says “crest made of larch”.[1] and so on, as ${B} says.</p><h2>Sources</h2><ol><li>${A}</li></ol>`,
    'crest made of larch → a.example',
  ],
  [
    'each quote led in by its citation',
    `<p>In ${A} it says ${Q}, while in ${B} it says ${R}.</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'a source in brackets, announced',
    `<p>It says “Crest made of larch.” (Source: <a href="https://a.example/">The Log</a>) It fell.</p>`,
    'Crest made of larch. → a.example',
  ],
  [
    'a source on its own line, announced',
    `<p>“Crest made of larch.”<br>Source: <a href="https://a.example/">The Log</a></p>`,
    'Crest made of larch. → a.example',
  ],
  [
    'a source in its own paragraph, announced',
    `<p>“Crest made of larch.”</p><p>Source: <a href="https://a.example/">The Log</a></p>`,
    'Crest made of larch. → a.example',
  ],
  ['a citation behind the quote', `<p>It says ${Q} ${A}.</p>`, `${q} → a.example`],
  ['a citation glued to the closing mark', `<p>It says ${Q}${A}.</p>`, `${q} → a.example`],
  ['a citation behind the full stop', `<p>It says ${Q}. ${A}</p>`, `${q} → a.example`],
  [
    'a citation behind a full stop inside the marks',
    `<p>“The crest is of larch.” ${A} It fell.</p>`,
    `The crest is of larch. → a.example`,
  ],
  [
    'a citation behind the words about the speaker',
    `<p>${Q}, the warden wrote. ${A}</p>`,
    `${q} → a.example`,
  ],
  [
    'a speaker named behind a finished quote',
    `<p>“The crest is of larch.” Ana Ruiz said ${A}. “The ebb begins at four.” Bo said ${B}.</p>`,
    'The crest is of larch. → a.example',
    'The ebb begins at four. → b.example',
  ],
  [
    'each sentence has its own',
    `<p>One says ${Q} ${A}. Another says ${R} ${B}.</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'chips of each sentence before its full stop',
    `<p>One says ${Q} ${A}. Another says ${R}. ${B}</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'two quotes share one citation',
    `<p>It says ${Q} and ${R} ${A}.</p>`,
    `${q} → a.example`,
    `${r} → a.example`,
  ],
  [
    'a quote before the citation of another',
    `<p>It says ${Q} ${A} and ${R} ${B}.</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'the first citation behind the quote, not the nearest before',
    `<p>In ${A} it says ${Q}, as ${B} notes.</p>`,
    `${q} → b.example`,
  ],
  [
    'according to a link',
    `<p>According to <a href="https://a.example/">the log</a>, ${Q}.</p>`,
    `${q} → a.example`,
  ],
  ['a citation before the quote', `<p>In ${A}, it says ${Q}.</p>`, `${q} → a.example`],
  [
    'the citation of the sentence before is not taken',
    `<p>Larch is used. ${A} They call it ${Q} now.</p>`,
  ],
  [
    'words that are a link begin the next sentence',
    `<p>It says “crest made of larch”. <a href="https://a.example/">The log</a> is silent.</p>`,
  ],
  [
    'a link in brackets behind the full stop',
    `<p>It says ${Q}. (<a href="https://a.example/">log</a>) It fell.</p>`,
    `${q} → a.example`,
  ],
  [
    'a full stop inside the quote ends no sentence',
    `<p>It says “The crest is of larch. It is old. It fell” ${A}.</p>`,
    'The crest is of larch. It is old. It fell → a.example',
  ],
  [
    'et al. ends no sentence',
    `<p>Ruiz et al. Report ${Q} in vol. 3 of the log ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'No. 5 and initials end no sentence',
    `<p>In No. 5 J. K. Ruiz says ${Q} on p. 12 of it ${A}.</p>`,
    `${q} → a.example`,
  ],
  ['no at the end is a word', `<p>It says ${Q} and no. The rest is silent ${A}. So is ${B}.</p>`],
  [
    'a line of its own',
    `<p>One: ${Q} ${A}<br>Two: ${R} ${B}</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'a line without a citation does not take that of the next',
    `<p>One: “crest made of larch”.<br>Two: ${R} ${B}</p>`,
    `${r} → b.example`,
  ],
  ['two breaks end a paragraph', `<p>${Q}.<br><br>It fell. ${A}</p>`],
  ['a chip on a line of its own', `<p>${Q}<br>${A}</p>`, `${q} → a.example`],
  [
    'a Chinese full stop',
    `<p>他说「第二声钟响之前不得过桥」。${A}</p>`,
    '第二声钟响之前不得过桥 → a.example',
  ],
  [
    'a Chinese sentence that goes on',
    `<p>他说「第二声钟响之前不得过桥。」后来改了${A}。</p>`,
    '第二声钟响之前不得过桥。 → a.example',
  ],
  ['a number after a full stop', `<p>It says ${Q}. 12 boats sank ${A}. 3 more sank ${B}.</p>`],
  [
    'right to left',
    `<p dir="rtl">وجاء فيه «لا تعبر الجسر قبل الجرس» ${A}.</p>`,
    'لا تعبر الجسر قبل الجرس → a.example',
  ],
];

const PLACE_ROWS: readonly Row[] = [
  [
    'a short line that introduces the next block quotation says nothing of the one before',
    `<p>The log says ${A}:</p><blockquote>The crest is of larch.</blockquote><p>The book (${B}) says:</p><blockquote>The ebb begins at four.</blockquote>`,
    'The crest is of larch. → a.example',
    'The ebb begins at four. → b.example',
  ],
  [
    'nor where the one before has no source',
    `<p>The log says:</p><blockquote>The crest is of larch.</blockquote><p>The book (${B}) says:</p><blockquote>The ebb begins at four.</blockquote>`,
    'The ebb begins at four. → b.example',
  ],
  [
    'an introduction with a link comes before a short sentence after the block quotation',
    `<p>The log says ${A}:</p><blockquote>The crest is of larch.</blockquote><p>It fell in May (${B}).</p>`,
    'The crest is of larch. → a.example',
  ],
  [
    'but not before a line that names the source',
    `<p>Larch is spoken of in ${A}:</p><blockquote>The crest is of larch.</blockquote><p>From the tide book ${B}</p>`,
    'The crest is of larch. → b.example',
  ],
  [
    'an item of its own below the quote, with nothing but the source',
    `<ul><li>One: ${Q}<ul><li>Source: ${A}</li></ul></li><li>Two: ${R}<ul><li>Source: ${B}</li></ul></li></ul>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'an announced source with a page',
    `<p>Quote: ${Q}</p><p>Source: <a href="https://a.example/">The Log</a> (p. 4)</p><p>Quote: ${R}</p><p>Source: ${B}</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'a source named in brackets, without a link, is not that of the next sentence',
    `<p>It says ${Q} (Source: The Log). It fell in May. ${B}</p>`,
  ],
  [
    'a caption below a block quotation',
    `<figure><blockquote>The crest is of larch.</blockquote><figcaption>From the long log of the wardens, which lies in the house by the quay ${A}</figcaption></figure>`,
    'The crest is of larch. → a.example',
  ],
  [
    'the cite attribute of a block quotation',
    `<p>So it says, we read:</p><blockquote cite="https://a.example/"><p>The crest is of larch.</p></blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'the cite attribute of an inline quotation',
    `<p>It says <q cite="https://a.example/">the crest is of larch</q>.</p>`,
    `${q} → a.example`,
  ],
  [
    'the quote is the link',
    '<p><a href="https://a.example/">“the crest is of larch”</a> was the last word.</p>',
    `${q} → a.example`,
  ],
  [
    'the link is inside the marks',
    '<p>“<a href="https://a.example/">the crest is of larch</a>” was the last word.</p>',
    `${q} → a.example`,
  ],
  [
    'a title that is a link is no quotation',
    '<p>Read <a href="https://a.example/">“The Crest of Larch”</a> now.</p>',
  ],
  [
    'a title in the brackets of a citation is no quotation',
    `<p>It fell (<a href="https://a.example/">Ruiz</a>, “The Crest Is of Larch”).</p>`,
  ],
  [
    'a capitalised quotation in the open stays',
    `<p>The sign read “The Crest Is Of Larch” ${A}.</p>`,
    'The Crest Is Of Larch → a.example',
  ],
  ['a chip inside the quote', `<p>“the crest ${A} is of larch”, he said.</p>`, `${q} → a.example`],
  [
    'a chip before the closing mark',
    `<p>“the crest is of larch ${A}” is on the sign; see ${B}.</p>`,
    `${q} → a.example`,
  ],
  [
    'words of the quote that are a link, and a citation behind',
    `<p>“the <a href="https://w.example/">crest</a> is of larch” ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'words of the quote that are the only link',
    '<p>It says “the <a href="https://a.example/">crest</a> is of larch”.</p>',
    `${q} → a.example`,
  ],
  [
    'a block quotation that names its source',
    `<blockquote><p>The crest is of larch.</p><footer>— <cite><a href="https://a.example/">The Log</a></cite></footer></blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'a block quotation in marks',
    `<blockquote><p>“The crest is of larch.” — Ruiz ${A}</p></blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'a block quotation and a line with a dash',
    `<blockquote><p>The crest is of larch.</p></blockquote><p>— Ruiz, warden of the crest and of all the boats that lie below it in the water ${A}</p>`,
    'The crest is of larch. → a.example',
  ],
  [
    'a dash line inside the block quotation',
    `<blockquote><p>The crest is of larch.</p><p>— Ruiz ${A}</p></blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'the last line of a block quotation that names its source without a dash',
    `<blockquote><p>The crest is of larch.</p><p>The ebb begins at four.</p><p><a href="https://a.example/">The log of the wardens</a>, leaf 3</p></blockquote>`,
    'The crest is of larch. → a.example',
    'The ebb begins at four. → a.example',
  ],
  [
    'a block quotation that is one link',
    `<blockquote><p><a href="https://a.example/">the crest is of larch</a></p></blockquote>`,
    `${q} → a.example`,
  ],
  [
    'a last sentence of a block quotation with a link in it is quoted too',
    `<blockquote><p>The crest is of larch.</p><p>It begins <a href="https://a.example/">at four</a>.</p></blockquote>`,
    'The crest is of larch. → a.example',
    'It begins at four. → a.example',
  ],
  [
    'who speaks, before the marks in a block quotation',
    `<blockquote>The warden, in May: “The crest is of larch.” ${A}</blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'who speaks, behind them',
    `<blockquote>“The crest is of larch,” wrote Ana Ruiz in May ${A}</blockquote>`,
    'The crest is of larch, → a.example',
  ],
  [
    'a word in marks at the start of a sentence that is quoted itself',
    `<blockquote>“Crest” meant Austria in those days ${A}</blockquote>`,
    '“Crest” meant Austria in those days → a.example',
  ],
  [
    'words in marks at the end of a sentence that is quoted itself',
    `<blockquote>The oldest of the logs that lie in the house by the quay calls it a “crest made of larch” ${A}</blockquote>`,
    'The oldest of the logs that lie in the house by the quay calls it a “crest made of larch” → a.example',
  ],
  [
    'a dash behind a break',
    `<blockquote><p>The crest is of larch.<br>— Ruiz ${A}</p></blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'a block quotation and a short line',
    `<blockquote>The crest is of larch.</blockquote><p>From the log ${A}</p>`,
    'The crest is of larch. → a.example',
  ],
  [
    'a block quotation and a chip alone',
    `<blockquote>The crest is of larch.</blockquote><p>${A}</p>`,
    'The crest is of larch. → a.example',
  ],
  [
    'a block quotation with an introduction',
    `<p>As the log says ${A}:</p><blockquote>The crest is of larch.</blockquote>`,
    'The crest is of larch. → a.example',
  ],
  [
    'an introduction without a colon is none',
    `<p>The log is old ${A}.</p><blockquote>The crest is of larch.</blockquote>`,
  ],
  [
    'a long paragraph after a block quotation is none',
    `<blockquote>The crest is of larch.</blockquote><p>The boats that lie below the crest were counted again in the autumn of that year by the warden ${A}.</p>`,
  ],
  [
    'a heading after a block quotation is none',
    `<blockquote>The crest is of larch.</blockquote><h3>More ${A}</h3>`,
  ],
  [
    'each paragraph of a block quotation',
    `<blockquote><p>The crest is of larch.</p><p>The ebb begins at four. ${A}</p></blockquote>`,
    'The crest is of larch. → a.example',
    'The ebb begins at four. → a.example',
  ],
  [
    'the only source of a paragraph, a sentence later',
    `<p>It says “the crest is of larch”. It fell in May. ${A}</p>`,
    `${q} → a.example`,
  ],
  [
    'not when the sentence names another source',
    `<p>Ruiz et al. say ${Q}. It fell in May. ${A}</p>`,
  ],
  ['not when the sentence gives a year', `<p>Ruiz (2029) says ${Q}. It fell in May. ${A}</p>`],
  ['not when the paragraph has two sources', `<p>It says ${Q}. It fell. ${A} It rose. ${B}</p>`],
  ['not for four words', `<p>It says “crest made of larch”. It fell in May. ${A}</p>`],
  ['the same cell', `<table><tr><td>${Q} ${A}</td><td>${B}</td></tr></table>`, `${q} → a.example`],
  [
    'the one cited cell of the row',
    `<table><tr><td><a href="https://a.example/">Ruiz</a></td><td>${Q}</td></tr></table>`,
    `${q} → a.example`,
  ],
  [
    'two cited cells are no answer',
    `<table><tr><td>${A}</td><td>${B}</td><td>${Q}</td></tr></table>`,
  ],
  [
    'the cell of another row is no answer',
    `<table><tr><td>${A}</td></tr><tr><td>${Q}</td></tr></table>`,
  ],
  ['a block that is only a citation', `<p>It says ${Q}.</p><p>${A}</p>`, `${q} → a.example`],
  ['but not in another list item', `<ul><li>It says ${Q}.</li><li>${A}</li></ul>`],
  [
    'a block quotation never takes a citation from across a heading',
    `<p>${A}:</p><h3>On</h3><blockquote>The crest is of larch.</blockquote>`,
  ],
  [
    'nested lists: each item by itself',
    `<ul><li>One: ${Q}<ul><li>Two: ${R} ${B}</li></ul></li></ul>`,
    `${r} → b.example`,
  ],
  [
    'words after a nested list belong to the outer item',
    `<ul><li>One<ul><li>Two ${B}</li></ul>Three: ${Q} ${A}</li></ul>`,
    `${q} → a.example`,
  ],
  [
    'never the nearest link of the page',
    `<p>It says ${Q}.</p><p>It fell in May, says the log ${A}.</p>`,
  ],
];

const SOURCE_ROWS: readonly Row[] = [
  [
    'an address that is only spoken of in the data is no citation',
    `<p>It says ${Q} <span data-tip="Opens https://c.example/ now">log</span> ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'a list of addresses in the data is',
    `<p>It says ${Q} <span data-urls='["https://a.example/","https://b.example/"]'>log</span>.</p>`,
    `${q} → a.example, b.example`,
  ],
  [
    'a list whose class says what it is',
    `<p>${Q}<sup>[1]</sup></p><ol class="references"><li>${A}</li></ol>`,
    `${q} → a.example`,
  ],
  [
    'a chip without an address is the citation, whatever stands after it',
    `<p>It says ${Q} <span data-testid="citation">Log</span>. Then ${R} ${B}.</p>`,
    `${r} → b.example`,
    `${q} → ? (Log)`,
  ],
  [
    'so is a link that leads nowhere',
    `<p>It says ${Q} <a class="citation-pill">Log +2</a>. Then ${R} ${B}.</p>`,
    `${r} → b.example`,
    `${q} → ? (Log)`,
  ],
  [
    'an element that says citation and holds the link is that link',
    `<p>It says ${Q}<span class="citation-gap"></span><span class="citation"><span><a href="https://a.example/">Log</a></span></span>.</p>`,
    `${q} → a.example`,
  ],
  [
    'a raised number behind the mark is the citation, although nothing explains it',
    `<p>It says ${Q}<sup>1</sup>. Then ${R} ${B}.</p>`,
    `${r} → b.example`,
    `${q} → ? (1)`,
  ],
  [
    'a raised number behind a word may be a power',
    `<p>In mc<sup>2</sup> it says ${Q} ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'a number with a dagger',
    `<p>It says ${Q} [4†source]. Then ${R} ${B}.</p>`,
    `${r} → b.example`,
    `${q} → ? ([4†source])`,
  ],
  [
    'a number with a page',
    `<p>${Q} [2, p. 14], ${R} [1, pp. 3–4].</p><h2>Sources</h2><ol><li>${A}</li><li>${B}</li></ol>`,
    `${q} → b.example`,
    `${r} → a.example`,
  ],
  [
    'notes with names',
    `<p>${Q} [^log] and ${R} [^1].</p><p>[^1]: https://a.example/</p><p>[^log]: https://b.example/</p>`,
    `${q} → b.example`,
    `${r} → a.example`,
  ],
  [
    'a note with a name that is nowhere',
    `<p>In ${A} it says ${Q} [^log].</p>`,
    `${q} → ? ([^log])`,
  ],
  [
    'a list of sources as the lines of one paragraph',
    `<p>${Q} [2].</p><p>Sources:<br>[1] ${A}<br>[2] <a href="https://b.example/">“The Ebb and Other Tides”</a></p>`,
    `${q} → b.example`,
  ],
  [
    'lines with full stops, under a heading',
    `<p>${Q} [2].</p><h3>Sources</h3><p>1. ${A}<br>2. ${B}</p>`,
    `${q} → b.example`,
  ],
  [
    'numbered lines that are no list of sources',
    `<p>1. ${Q} ${A}<br>2. ${R} ${B}</p>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  ...['المصادر', 'מקורות', 'स्रोत', 'Fußnoten', 'Endnotes', '脚注'].map(
    (heading): Row => [
      `a list under “${heading}”`,
      `<p>${Q} [1].</p><h3>${heading}</h3><ol><li>${A}</li></ol>`,
      `${q} → a.example`,
    ],
  ),
  ...['Quelle', 'Fuente:', 'Référence', 'Fonte', '资料来源'].map(
    (heading): Row => [
      `a list of one source, under “${heading}”`,
      `<p>${Q} [1].</p><p>${heading}</p><ol><li>${A}</li></ol>`,
      `${q} → a.example`,
    ],
  ),
  [
    'a raised character',
    `<p>${Q}². It is 12 m³.</p><h2>Sources</h2><ol><li>${A}</li><li>${B}</li><li>${A}</li></ol>`,
    `${q} → b.example`,
  ],
  ['several sources side by side', `<p>${Q} ${A}${B}.</p>`, `${q} → a.example, b.example`],
  [
    'several sources with commas and brackets',
    `<p>${Q} (${A}, ${B}).</p>`,
    `${q} → a.example, b.example`,
  ],
  ['the same source twice is one', `<p>${Q} ${A} ${A}.</p>`, `${q} → a.example`],
  [
    'a number in brackets',
    `<p>${Q} [2].</p><h4>Sources</h4><ol><li><a href="https://a.example/">A</a></li><li><a href="https://b.example/">B</a></li></ol>`,
    `${q} → b.example`,
  ],
  [
    'several numbers',
    `<p>${Q} [1, 2].</p><h2>References:</h2><ol><li>A https://a.example/</li><li>B https://b.example/</li></ol>`,
    `${q} → a.example, b.example`,
  ],
  [
    'a range of numbers',
    `<p>${Q} [1–3].</p><h2>Quellen</h2><ul><li>${A}</li><li>${B}</li><li><a href="https://c.example/">C</a></li></ul>`,
    `${q} → a.example, b.example, c.example`,
  ],
  [
    'numbers side by side',
    `<p>${Q} [1][2].</p><h2>References</h2><ol><li>${A}</li><li>${B}</li></ol>`,
    `${q} → a.example, b.example`,
  ],
  [
    'a number that the list does not have is one more',
    `<p>${Q} [1, 9].</p><h2>References</h2><ol><li>${A}</li></ol>`,
    `${q} → a.example +1`,
  ],
  [
    'a list that starts elsewhere',
    `<p>${Q} [7].</p><h2>References</h2><ol start="7"><li>${A}</li></ol>`,
    `${q} → a.example`,
  ],
  [
    'a list written as paragraphs',
    `<p>${Q} [1].</p><p><b>Sources</b></p><p>[1] “A House of Many Planks”, https://a.example/</p><p>[2] https://b.example/</p>`,
    `${q} → a.example`,
  ],
  [
    'definitions as Markdown writes them',
    `<p>${Q} [2].</p><p>[1]: https://a.example/</p><p>[2]: https://b.example/</p>`,
    `${q} → b.example`,
  ],
  [
    'every answer has its own list',
    `<p>${Q} [1].</p><h2>Sources</h2><ol><li>${A}</li></ol><p>${R} [1].</p><h2>Sources</h2><ol><li>${B}</li></ol>`,
    `${q} → a.example`,
    `${r} → b.example`,
  ],
  [
    'the list of the answer before is not used',
    `<p>It fell.</p><h2>Sources</h2><ol><li>${A}</li></ol><p>${R} [1].</p>`,
    `${r} → ? ([1])`,
  ],
  [
    'a raised number',
    `<p>${Q}<sup>1</sup>.</p><section data-footnotes><ol><li>${A}</li></ol></section>`,
    `${q} → a.example`,
  ],
  [
    'an exponent is no citation',
    `<p>It says “12 m<sup>2</sup> of larch wood” ${B}.</p><section class="footnotes"><ol><li>${A}</li><li>${A}</li></ol></section>`,
    '12 m2 of larch wood → b.example',
  ],
  [
    'a footnote link by its id, never by its number',
    `<p>${Q}<sup><a href="#fn:x">2</a></sup>.</p><div class="footnotes"><ol><li id="fn:x">${A}</li><li>${B}</li></ol></div>`,
    `${q} → a.example`,
  ],
  [
    'a footnote of GitHub',
    `<p>${Q}<sup><a href="#fn-1" data-footnote-ref>1</a></sup>.</p><section data-footnotes><ol><li id="user-content-fn-1">${A} <a href="#r">↩</a></li></ol></section>`,
    `${q} → a.example`,
  ],
  [
    'a footnote that names no address',
    `<p>${Q}<sup><a href="#fn1">1</a></sup>, and ${B}.</p><div class="footnotes"><ol><li id="fn1">Ruiz, p. 4</li></ol></div>`,
    `${q} → ? (1)`,
  ],
  [
    'a link to a heading is no citation',
    `<p>${Q}, see <a href="#part">the part below</a> ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'an address in plain text',
    `<p>${Q} (https://a.example/log_(old)).</p>`,
    `${q} → a.example/log_(old)`,
  ],
  [
    'an address in an attribute',
    `<p>${Q}<span class="x" data-source-url="https://a.example/">site</span></p>`,
    `${q} → a.example`,
  ],
  [
    'several addresses in an attribute',
    `<p>${Q} <button data-sources='["https://a.example/","https://b.example/"]'>a.example +1</button></p>`,
    `${q} → a.example, b.example +1`,
  ],
  [
    'an address in a label',
    `<p>${Q} <span aria-label="Log: Ruiz, https://a.example/log,part-2, 2 additional sources">Log</span></p>`,
    `${q} → a.example/log,part-2 +2`,
  ],
  [
    '"+2" behind a name',
    `<p>${Q} <a href="https://a.example/">The Log +2</a>.</p>`,
    `${q} → a.example +2`,
  ],
  [
    'a link of a citation class is no prose',
    `<p>${Q} <a class="citation-link" href="https://a.example/">The Log</a> The rest.</p>`,
    `${q} → a.example`,
  ],
  [
    'an empty link and its button',
    `<div>${Q} <span><a href="https://a.example/" aria-label="Log (+2) – Ruiz"></a><button>Log<span>+2</span></button></span></div>`,
    `${q} → a.example +2`,
  ],
  [
    'a chip without an address hides it',
    `<p>${Q} <button>Delta Courier</button>, and ${A}.</p>`,
    `${q} → ? (Delta Courier)`,
  ],
  ['a command is no chip', `<p>${Q} <button>Copy</button> ${A}.</p>`, `${q} → a.example`],
  [
    'an opaque redirect hides it',
    `<p>${Q} <a href="https://www.google.com/goto?url=CAES">log</a>, and ${A}.</p>`,
    `${q} → ? (google.com/goto)`,
  ],
  [
    'a link that is no web address is none',
    `<p>${Q} <a href="javascript:alert(1)">log</a> ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'a link of the page itself is none',
    `<p>${Q} <a href="/share">share</a> <a href="https://chat.example/x">x</a> ${A}.</p>`,
    `${q} → a.example`,
  ],
  [
    'a host that only holds the name of the page is a source',
    `<p>${Q} <a href="https://news.example/chat.example">x.example</a>.</p>`,
    `${q} → news.example/chat.example`,
  ],
  [
    'a redirect is undone, tracking is dropped',
    `<p>${Q} <a href="https://www.google.com/url?q=https://a.example/%3Fid%3D1%26utm_source%3Dx&sa=D">1</a>.</p>`,
    `${q} → a.example/?id=1`,
  ],
  ['[cite: n] that nothing explains', `<p>${Q} [cite: 5, 13].</p>`, `${q} → ? ([cite: 5, 13])`],
  [
    'an unexplained number inside the quote is part of it',
    `<p>“the crest [4] is of larch” ${A}.</p>`,
    `${q} → a.example`,
  ],
  ['numbers in code are none', `<p>Take <code>list[1]</code>: ${Q} ${A}.</p>`, `${q} → a.example`],
  [
    'titles in a list of sources are no quotations',
    `<p>${Q} [1].</p><h2>References</h2><ol><li>“it was a house of many planks” ${A}</li></ol>`,
    `${q} → a.example`,
  ],
];

describe('a quote goes with the citation of its sentence', () => {
  test.each(SENTENCE_ROWS)('%s', (_fact, html, ...pairs) => expect(readHtml(html)).toEqual(pairs));
});

describe('a quote goes with the citation of its place', () => {
  test.each(PLACE_ROWS)('%s', (_fact, html, ...pairs) => expect(readHtml(html)).toEqual(pairs));
});

describe('what a citation stands for', () => {
  test.each(SOURCE_ROWS)('%s', (_fact, html, ...pairs) => expect(readHtml(html)).toEqual(pairs));
});

describe('the rule that fired is told', () => {
  test.each([
    [`<p><a href="https://a.example/">${Q}</a></p>`, 'link-around-quote'],
    [`<p>“the crest ${A} is of larch”</p>`, 'mark-inside-quote'],
    [`<p>${Q} ${A}</p>`, 'after-in-sentence'],
    [`<p>In ${A}, ${Q}</p>`, 'before-in-sentence'],
    ['<p>“the <a href="https://a.example/">crest</a> is of larch”</p>', 'link-inside-quote'],
    [`<blockquote>The crest is of larch.</blockquote><p>— ${A}</p>`, 'blockquote'],
    [`<p>It says ${Q}. It fell. ${A}</p>`, 'only-source-of-block'],
    [`<table><tr><td>${A}</td><td>${Q}</td></tr></table>`, 'cited-cell-of-row'],
    [`<p>${Q}.</p><p>${A}</p>`, 'citation-block-after'],
    [
      '<p>It fell <a href="https://a.example/#:~:text=the%20crest%20is%20of">1</a></p>',
      'link-fragment',
    ],
  ])('%s: %s', (html, rule) => expect(rulesOf(html)).toEqual([rule]));
});
