import type { RangeKind } from '../../lib/model/source-text';
import type { SideKind } from '../../lib/model/span';

export interface HtmlCase {
  /** A fact about the reading. */
  readonly fact: string;
  readonly html: string;
  readonly text: string;
  /** Every range of the text, as [kind, the text it covers]. */
  readonly ranges?: readonly (readonly [RangeKind, string])[];
  readonly side?: readonly (readonly [SideKind, string])[];
  /** The text with `|` at every soft edge. */
  readonly edges?: string;
  /** The text with `|` before every line end that stands inside one table cell. */
  readonly cellLines?: string;
}

const blocks: readonly HtmlCase[] = [
  { fact: 'a block begins and ends a line', html: 'a<div>b</div>c', text: 'a\nb\nc' },
  { fact: 'white space is one space', html: '<p> a \n\t b </p>', text: 'a b' },
  { fact: 'a no-break space stays', html: 'a&nbsp; b', text: 'a\u00a0 b' },
  { fact: 'an unknown element is inline', html: 'a<x-y>b</x-y>c', text: 'abc', edges: 'a|b|c' },
  {
    fact: 'cells of one row stand on one line, rows on their own',
    html: '<table><tr><th></th><th>2024</th></tr><tr><td><p>Dues</p></td><td><p>41</p></td></tr></table>',
    text: '2024\nDues\t41',
  },
  {
    fact: 'lines of one cell do not end its row',
    html: '<table><tr><td>a<td><h4>Weir</h4><p>b<br>c<td>d<tr><td>e<td>f</table>g<p>h',
    text: 'a\tWeir\nb\nc\td\ne\tf\ng\nh',
    cellLines: 'a\tWeir|\nb|\nc\td\ne\tf\ng\nh',
  },
  {
    fact: 'rows of a table in a cell are rows',
    html: '<table><tr><td>a<table><tr><td>b<td>c<tr><td>d<td>e</table>f<td>g</table>',
    text: 'a\nb\tc\nd\te\nf\tg',
    cellLines: 'a\nb\tc\nd\te\nf\tg',
  },
  {
    fact: 'children of a flex box are blocks',
    html: '<div style="display:inline-flex"><b>a</b><i>b</i></div>',
    text: 'a\nb',
  },
  {
    fact: 'preformatted text keeps its lines but not the first line end',
    html: '<pre>\n\na\n  b\n</pre>c',
    text: '\na\n  b\nc',
    ranges: [['code', '\na\n  b\n']],
  },
  {
    fact: 'the page body inside an open head is read',
    html: '<head><title>T</title><p>Body text',
    text: 'Body text',
    side: [['description', 'T']],
  },
  {
    fact: 'U+0000 is dropped',
    html: 'a\0b<img alt="c\0 d">',
    text: 'ab',
    side: [['alt', 'c d']],
  },
  {
    fact: 'an end tag that comes too early breaks no word',
    html: '<b>x<p>y</b>z</p>',
    text: 'x\nyz',
  },
  {
    fact: 'a stray end tag in a cell does not end the table',
    html: '<div hidden><table><tr><td>a</div>b</td><td>c</td></tr></table></div>d',
    text: 'd',
    side: [['hidden', 'ab\tc']],
  },
  {
    fact: 'text after the end of the body is still text',
    html: '<body><p>a</p></body></html><p>b</p>',
    text: 'a\nb',
  },
];

const streams: readonly HtmlCase[] = [
  {
    fact: 'hidden text stands in its own stream and leaves a soft edge',
    html: 'so<span style="display: none">SECRET</span>me',
    text: 'some',
    side: [['hidden', 'SECRET']],
    edges: 'so|me',
  },
  {
    fact: 'a custom property hides nothing',
    html: '<p style="--x-display: none">a</p>',
    text: 'a',
  },
  { fact: 'the last declaration wins', html: '<p style="display:none;display:block">a', text: 'a' },
  { fact: 'the body is never hidden', html: '<body style="display:none" hidden>a', text: 'a' },
  {
    fact: 'visible text inside invisible text is text',
    html: '<p style="visibility:hidden">a<b style="visibility:visible">b</b>c</p>',
    text: 'b',
    side: [['hidden', 'a\nc']],
  },
  {
    fact: 'nothing inside of what has no box is visible',
    html: '<p style="visibility:hidden"><i style="display:none"><b style="visibility:visible">b</b></i></p>',
    text: '',
    side: [['hidden', 'b']],
  },
  {
    fact: 'every hidden place is a stream of its own',
    html: '<p hidden>one</p><p hidden>two</p>x',
    text: 'x',
    side: [
      ['hidden', 'one'],
      ['hidden', 'two'],
    ],
  },
  {
    fact: 'a closed section is collapsed, its summary is text',
    html: '<details>Body <b>text</b><summary>Sum</summary> more</details>x',
    text: 'Sum\nx',
    side: [['collapsed', 'Body text\nmore']],
  },
  {
    fact: 'text hidden until it is found is collapsed',
    html: '<div hidden="until-found">Deposits</div>x',
    text: 'x',
    side: [['collapsed', 'Deposits']],
  },
  {
    fact: 'a hidden place that a button opens is collapsed, wherever the button stands',
    html: '<div id="p1" hidden>Panel</div><button aria-controls="p1">Open</button>',
    text: 'Open',
    side: [['collapsed', 'Panel']],
  },
  { fact: 'aria-hidden text is text', html: '<p aria-hidden="true">a</p>', text: 'a' },
  {
    fact: 'text of a declared shadow root is text',
    html: '<x-y><template shadowrootmode="open"><p>Fees rise.</p></template></x-y>',
    text: 'Fees rise.',
  },
  {
    fact: 'form choices and buttons of inputs are options',
    html: '<select><option>One<option>Two</select><input type="submit" value="Go on"><textarea>T</textarea>',
    text: '',
    side: [
      ['options', 'One\nTwo'],
      ['options', 'Go on'],
      ['options', 'T'],
    ],
  },
  {
    fact: 'attributes that describe in words stand beside the text, each once',
    html: '<img alt="A boat"><img alt="A boat"><a title="A tip" aria-label="Word">x</a>',
    text: 'x',
    side: [
      ['alt', 'A boat'],
      ['alt', 'A tip'],
    ],
  },
  {
    fact: 'descriptions and the title stand beside the text',
    html: '<title>T</title><meta name="description" content="D"><meta property="og:description" content="O">',
    text: '',
    side: [
      ['description', 'D'],
      ['description', 'O'],
      ['description', 'T'],
    ],
  },
  {
    fact: 'long strings of page data stand beside the text, markup in them read',
    html: '<script type="application/ld+json">{"id":"short","articleBody":"<p>The sluice is opened &amp; closed</p> by the keeper at noon."}</script>',
    text: '',
    side: [['data', 'The sluice is opened & closed\nby the keeper at noon.']],
  },
  {
    fact: 'strings of a state that a script carries are page data',
    html: '<script>window.__NUXT__={a:"The sluice \\u0026 the weir are opened by the keeper"}</script>',
    text: '',
    side: [['data', 'The sluice & the weir are opened by the keeper']],
  },
  {
    fact: 'an ordinary script is nothing',
    html: '<script>x="a b c d e f g h i j k l m n o p q r s t u"</script>a',
    text: 'a',
  },
  {
    fact: 'a frame written into the page is read beside the text',
    html: 'a<iframe srcdoc="&lt;p&gt;In the frame&lt;/p&gt;"></iframe>b',
    text: 'ab',
    side: [['alt', 'In the frame']],
  },
];

const ranges: readonly HtmlCase[] = [
  {
    fact: 'a bracketed superscript is a reference mark',
    html: '<p>so it is.<sup>[12]</sup>',
    text: 'so it is.[12]',
    ranges: [['reference-mark', '[12]']],
  },
  {
    fact: 'a superscript link into the page is a reference mark, either way round',
    html: '<sup><a href="#n1">1</a></sup> <a href="#fn2"><sup>2</sup></a>',
    text: '1 2',
    ranges: [
      ['reference-mark', '1'],
      ['reference-mark', '2'],
    ],
  },
  {
    fact: 'a bare raised figure may be an exponent',
    html: '10<sup>2</sup> H<sub>2</sub>O 19<sup>th</sup>',
    text: '102 H2O 19th',
    ranges: [
      ['superscript', '2'],
      ['subscript', '2'],
      ['superscript', 'th'],
    ],
  },
  {
    fact: 'a dagger is a reference mark',
    html: 'word<sup>†</sup>',
    text: 'word†',
    ranges: [['reference-mark', '†']],
  },
  {
    fact: 'words of an ordinary link are never optional, whatever its class',
    html: '<a class="reference external" href="/x">not at all</a>',
    text: 'not at all',
  },
  {
    fact: 'the sign of a permanent link is optional',
    html: '<h2>Weir<a class="headerlink" href="#weir">¶</a></h2>',
    text: 'Weir¶',
    ranges: [['reference-mark', '¶']],
  },
  {
    fact: 'a bracketed citation is a reference mark as a whole',
    html: 'see <cite class="ltx_cite">[<a href="#b1">1</a>, <a href="#b2">2</a>]</cite>',
    text: 'see [1, 2]',
    ranges: [['reference-mark', '[1, 2]']],
  },
  {
    fact: 'a note that pops up inside a sentence is optional',
    html: 'a <span class="footnote">Longer words of the note.</span> b',
    text: 'a Longer words of the note. b',
    ranges: [['note', 'Longer words of the note.']],
  },
  {
    fact: 'ruby is optional, its brackets are dropped',
    html: '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
    text: '漢kan',
    ranges: [['ruby', 'kan']],
  },
  {
    fact: 'struck text stays and is marked, also when the style strikes it',
    html: '<del>old</del> <span style="text-decoration: line-through">gone</span>',
    text: 'old gone',
    ranges: [
      ['struck', 'old'],
      ['struck', 'gone'],
    ],
  },
  {
    fact: 'code is marked once, however deep it is nested',
    html: '<pre class="line-numbers"><code>a  b</code></pre>',
    text: 'a  b',
    ranges: [['code', 'a  b']],
  },
  {
    fact: 'menus and reference lists are marked',
    html: '<nav>Home</nav><ol class="references"><li>Ref</ol>',
    text: 'Home\nRef',
    ranges: [
      ['menu', 'Home'],
      ['reference-list', 'Ref'],
      ['list-mark', ''],
    ],
  },
  {
    fact: 'a formula that is printed twice may be read once',
    html: '<span class="katex"><span class="katex-mathml"><math><mi>h</mi><annotation>h_0</annotation></math></span><span class="katex-html">h</span></span>',
    text: 'hh',
    ranges: [
      ['math', 'hh'],
      ['note', 'h'],
    ],
    side: [['tex', 'h_0']],
  },
  {
    fact: 'a fraction is not the number its figures make, an exponent is raised',
    html: '<math><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>x</mi><mn>2</mn></msup></math>',
    text: '1\n2\nx2',
    ranges: [
      ['math', '1\n2\nx2'],
      ['superscript', '2'],
    ],
  },
  {
    fact: 'a formula drawn as a picture leaves its place',
    html: 'matrix <img class="mwe-math" alt="{\\displaystyle A}"> is',
    text: 'matrix is',
    ranges: [['math', '']],
    side: [['tex', '{\\displaystyle A}']],
  },
  {
    fact: 'so does one that a script draws',
    html: 'matrix <script type="math/tex">A^2</script> is',
    text: 'matrix is',
    ranges: [['math', '']],
    side: [['tex', 'A^2']],
  },
  {
    fact: 'the page number of a printed edition is marked, also as an anchor',
    html: 'the <a class="pagenum" id="p12">[12]</a> keeper',
    text: 'the [12] keeper',
    ranges: [['star-page', '[12]']],
  },
  {
    fact: 'numbers in the margin are marked as such',
    html: '<span class="lineno">7</span> code <span class="pagenum">[Pg 12]</span> more',
    text: '7 code [Pg 12] more',
    ranges: [
      ['line-number', '7'],
      ['star-page', '[Pg 12]'],
    ],
  },
  {
    fact: 'an edge is soft only between two characters',
    html: '<b>H</b>ello <i>wor</i>ld <em>end</em> <a>Author</a><time>May 5</time> a<wbr>b',
    text: 'Hello world end AuthorMay 5 ab',
    edges: 'H|ello wor|ld end Author|May 5 a|b',
    ranges: [],
  },
];

export const htmlCases: readonly HtmlCase[] = [...blocks, ...streams, ...ranges];
