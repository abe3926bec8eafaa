import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlToText } from '../../lib/extract/html-to-text';
import { readSourceText } from '../../lib/extract/read-source-text';
import type { SourceText } from '../../lib/model/source-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { html } from '../support/answers';
import type { Reader, Tab } from '../support/reader';
import { expect, test } from '../support/story';

/** The packaged reader, put into a tab as the extension puts it there, against the same page's bytes. */

interface Page {
  readonly file: string;
  readonly passages: readonly { readonly text: string }[];
  readonly negatives: readonly { readonly text: string }[];
}

const FOLDER = join(import.meta.dirname, '..', 'pages');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const PAGES = (JSON.parse(read('manifest.json')) as Page[]).filter(({ file }) =>
  file.endsWith('.html'),
);

/** As when the passages were taken: no script of the page runs and nothing is loaded for it. */
const INERT = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

for (const { file, passages, negatives } of PAGES)
  test(`${file} gives the verdicts of its bytes`, async ({ hosts, reader, visit }) => {
    const address = `https://saved.example/${file}`;
    hosts.serve(address, html(read(file), INERT));
    const live = await readTab(reader, await visit(address));
    const [fromTab, fromBytes] = [kindsIn(live), kindsIn(htmlToText(read(file)))];
    const quotes = [...passages, ...negatives].map(({ text }) => text);
    const differing = quotes.filter((quote) => fromTab(quote) !== fromBytes(quote));
    expect(differing.map((quote) => `${fromTab(quote)} ← ${fromBytes(quote)}: ${quote}`)).toEqual(
      [],
    );
    expect(live.doubts).toEqual([]);
  });

const BUILT = `<!doctype html><title>The weir</title>
  <style>
    .row { display: flex } .note { display: none } .shout { text-transform: uppercase }
  </style>
  <p>The keeper opens the sluice when the tide has turned,<span class="note"> except on Sundays,</span>
    and closes it again before the boats come in.</p>
  <div class="row"><span>The lower gate is shut at noon</span><span>The upper gate stays open</span></div>
  <weir-log><b slot="who">Ada Marsh</b></weir-log>
  <weir-vault></weir-vault>
  <script>
    const log = document.querySelector('weir-log').attachShadow({ mode: 'open' });
    log.innerHTML = '<p>On the ninth <slot name="who"></slot> found both gates open and the pond dry.</p>';
    const vault = document.querySelector('weir-vault').attachShadow({ mode: 'closed' });
    vault.innerHTML = '<p>The second log names nobody and ends on the tenth of May.</p>';
  </script>`;

const BETTER: readonly [fact: string, quote: string][] = [
  ['an open shadow tree', 'On the ninth Ada Marsh found both gates open and the pond dry.'],
  ['a closed one', 'The second log names nobody and ends on the tenth of May.'],
  ['boxes beside one another', 'shut at noon The upper gate stays open'],
  ['a sentence around hidden words', 'when the tide has turned, and closes it again'],
];

test('what only the browser knows is read as its reader sees it', async ({
  hosts,
  reader,
  visit,
}) => {
  const address = 'https://saved.example/built';
  hosts.serve(address, html(BUILT));
  const live = await readTab(reader, await visit(address));
  const [fromTab, fromBytes] = [kindsIn(live), kindsIn(htmlToText(BUILT))];
  for (const [fact, quote] of BETTER) expect(fromTab(quote), fact).toBe('found');
  const inBytes = BETTER.filter(([, quote]) => fromBytes(quote) === 'found');
  expect(inBytes.map(([fact]) => fact)).toEqual([]);
  expect(live.text).toContain('noon\nThe upper');
  expect(live.side).toContainEqual({ kind: 'hidden', text: 'except on Sundays,' });
});

test('marks of Verbatim in the page are no words of it', async ({ ask, reader }) => {
  const quote = 'the lower courses of the wall have lost a third of their mortar';
  const chat = await ask([{ quote, url: 'https://harbour.example/survey' }]);
  await chat.expectMark(0, 'waiting');
  const live = await readTab(reader, chat.tab);
  expect(live.text).toContain(quote);
  expect(JSON.stringify(live)).not.toMatch(/verbatim|not checked/i);
});

/** What the extension gets, through the check it makes of whatever comes from a web page. */
async function readTab({ desk }: Reader, { id }: Tab): Promise<SourceText> {
  const given = await desk.run(async (tabId) => {
    const { scripting } = verbatimApi as unknown as Scripting;
    const frames = await scripting.executeScript({ target: { tabId }, files: ['reader.js'] });
    const [frame] = frames;
    const reading = frame?.result as { source: unknown } | undefined;
    return JSON.stringify(reading?.source ?? { failed: String(frame?.error) });
  }, id);
  const source = readSourceText(new TextEncoder().encode(given));
  if (source === null) throw new Error(`Expected a source text, got ${given.slice(0, 200)}`);
  return source;
}

interface Scripting {
  readonly scripting: {
    executeScript(
      wish: object,
    ): Promise<readonly { readonly result?: unknown; readonly error?: unknown }[]>;
  };
}

function kindsIn(source: SourceText): (quote: string) => string {
  const index = indexSource(source);
  return (quote) => verifyQuote(quote, index).kind;
}
