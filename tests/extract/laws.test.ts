import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import { htmlToText } from '../../lib/extract/html-to-text';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import type { SourceText } from '../../lib/model/source-text';
import { faultOfSource } from './fault-of-source';
import { snapshotOf } from './snapshot-of';

const bounded = { seed: 20_261_130, numRuns: 300 };

const tags = fc.constantFrom(
  ...`<p> </p> <b> </b> <div> </div> <div\u00a0hidden> <table> <tr> <td> </td> </table> <pre> </pre> <br> <sup> </sup>
  <a\u00a0href="#n"> </a> <details> <summary> </summary> </details> <svg> <text> </text> </svg> <math> <mi> </mi> </math>
  <script> </script> <style> </style> <title> </title> <select> <option> </select> <template> </template> <noscript>
  </noscript> <!-- --> <![CDATA[ ]]> <s> </s> <li> <p\u00a0style="visibility:hidden"> <b\u00a0style="visibility:visible">
  <img\u00a0alt="x"> &amp; &#0; &nbsp; <plaintext> <body> </body> </html> <template\u00a0shadowrootmode="open"> < & </ <!`
    .split(/[ \n]+/)
    .map((tag) => tag.replaceAll('\u00a0', ' ')),
);
const words = fc.constantFrom(
  'word',
  ' ',
  '\n',
  '[1]',
  '1',
  'ü',
  '語',
  '\0',
  '😀',
  '\u00ad',
  'a b',
);
const html = fc.array(fc.oneof(tags, words), { maxLength: 60 }).map((parts) => parts.join(''));

function expectSound(source: SourceText): void {
  expect(faultOfSource(source)).toBeNull();
}

describe('for every page', () => {
  test('offsets lie in the text, in order, and edges stand between characters', () => {
    fc.assert(
      fc.property(html, (page) => expectSound(htmlToText(page))),
      bounded,
    );
  });

  test('a budget that is never spent changes nothing', () => {
    fc.assert(
      fc.property(html, (page) => {
        expect(htmlToText(page, { isOverBudget: () => false })).toEqual(htmlToText(page));
      }),
      bounded,
    );
  });

  test('words around it are read, whatever closed markup stands between', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
        const { text } = htmlToText(`<p>${parts.join('').replace(/[<&]/g, '')}</p><p>tail</p>`);
        expect(text.endsWith('tail')).toBe(true);
      }),
      bounded,
    );
  });

  test('a long page reads the same wherever the chunks fall', () => {
    const unit = '<p>Some <b>wo</b>rds &amp; a <i title="x">mark</i><sup>[1]</sup>.</p>';
    const whole = htmlToText(unit.repeat(3_000)).text.split('\n');
    expect(whole).toHaveLength(3_000);
    expect(new Set(whole)).toEqual(new Set(['Some words & a mark[1].']));
    for (const shift of [1, 7, 19, 33]) {
      const shifted = htmlToText(' '.repeat(shift) + unit.repeat(3_000));
      expect(shifted.text.split('\n')).toEqual(whole);
    }
  });
});

describe('for every text', () => {
  test.each(['text', 'pdf', 'markdown'] as const)('%s keeps its offsets in the text', (form) => {
    const text = fc
      .array(
        fc.oneof(
          words,
          fc.constantFrom(
            '-\n',
            '\f',
            '12\n',
            '\n',
            '# ',
            '> ',
            '`',
            '```\n',
            '**',
            '[a](b)',
            '| a |\n',
            '|-|\n',
            '0:01\n',
            '~~',
            '<b>',
          ),
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (one) => expectSound(textToSourceText(one, form))),
      bounded,
    );
  });
});

describe('for all bytes', () => {
  const types = fc.constantFrom(
    'text/html',
    'text/plain',
    'text/markdown',
    'application/json',
    'application/rss+xml',
    'application/xhtml+xml',
    'application/octet-stream',
    'application/pdf',
    'application/vnd.verbatim.source-text+json',
    '',
  );
  const charsets = fc.constantFrom(
    null,
    'utf-8',
    'shift_jis',
    'utf-16le',
    'nonsense',
    'x-user-defined',
  );

  test('the reading never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        types,
        charsets,
        async (bytes, mediaType, charset) => {
          const read = await extractText(snapshotOf(bytes, { mediaType, charset }), {
            openPdf: null,
          });
          if (read.ok) expectSound(read.value);
        },
      ),
      bounded,
    );
  });

  test('nor on what looks like markup, JSON or a feed', async () => {
    const text = fc.oneof(
      html,
      fc.json(),
      html.map((page) => `<?xml version="1.0"?><rss>${page}</rss>`),
    );
    await fc.assert(
      fc.asyncProperty(text, types, async (one, mediaType) => {
        const bytes = new TextEncoder().encode(one);
        const read = await extractText(snapshotOf(bytes, { mediaType }), { openPdf: null });
        if (read.ok) expectSound(read.value);
      }),
      bounded,
    );
  });
});

describe('hostile pages end', () => {
  const hostile: readonly (readonly [string, string])[] = [
    ['deep nesting', `${'<b>'.repeat(50_000)}deep${'</i>'.repeat(50_000)}`],
    ['deep blocks, closed again', `${'<div>'.repeat(50_000)}deep${'</div>'.repeat(50_000)}`],
    ['end tags that close nothing', `deep${'</b></p></li>'.repeat(50_000)}`],
    ['spaces', `deep${' '.repeat(5_000_000)}`],
    ['line ends in preformatted text', `<pre>deep${'\n'.repeat(2_000_000)}`],
    ['entities', `deep${'&amp;'.repeat(500_000)}`],
    ['tags', `deep${'<br>'.repeat(500_000)}`],
    ['an unclosed comment', `deep<!-- ${'x'.repeat(3_000_000)}`],
    ['an unclosed script', `deep<script>${'"x'.repeat(1_000_000)}`],
    ['half tags', `deep ${'<a '.repeat(300_000)}`],
    ['superscripts in each other', `deep${'<sup>1'.repeat(100_000)}`],
    ['hidden places', `deep${'<p hidden>x'.repeat(50_000)}`],
    ['attributes', `deep<p ${'a=b '.repeat(200_000)}>`],
    ['declarations', `deep<p style="${'display:none;!'.repeat(200_000)}">`],
    [
      'page data',
      `deep<script type="application/json">[${'"<p<p<p", '.repeat(100_000)}"${'<p'.repeat(500_000)}"]</script>`,
    ],
    ['a page state', `deep<script>__NUXT__="${'\\"'.repeat(200_000)}'</script>`],
  ];

  test.each(hostile)('%s', (_, page) => {
    expect(htmlToText(page).text.slice(0, 4)).toBe('deep');
  });

  const plain: readonly (readonly [string, string])[] = [
    ['spaces', ' '.repeat(3_000_000)],
    ['hyphens', '- '.repeat(1_000_000)],
    ['hyphens at line ends', 'a-\n'.repeat(50_000)],
    ['form feeds', '1\f'.repeat(30_000)],
    ['backticks', '` `` ``` '.repeat(50_000)],
    ['open brackets', '[a]('.repeat(300_000)],
    ['stars', '*a '.repeat(500_000)],
    ['quote marks', '> '.repeat(1_000_000)],
    ['numbers', '1\n'.repeat(50_000)],
    ['table rules', '|-'.repeat(1_000_000)],
  ];

  test.each(plain)('%s as text of every form', (_, text) => {
    for (const form of ['text', 'pdf', 'markdown'] as const) {
      expect(textToSourceText(text, form).form).toBe(form);
    }
  });

  test('a budget that is spent ends the reading, and says so', () => {
    const looks = [false, false, true];
    const page = '<p>word</p>'.repeat(50_000);
    const source = htmlToText(page, { isOverBudget: () => looks.shift() ?? true });
    expect(source.text.length).toBeLessThan(htmlToText(page).text.length);
    expect(source.doubts).toContain('truncated');
  });

  test('a page deeper than browsers allow keeps its text, and says so', () => {
    const source = htmlToText(`${'<div>'.repeat(600)}<p>one</p><p>two</p><script>no</script>`);
    expect(source.text).toBe('one\ntwo');
    expect(source.doubts).toContain('truncated');
  });
});
