import { html } from '../support/answers';
import { expect, test } from '../support/story';
import { words } from '../support/words';

/** A page that shows its words in frames, read in the reader's own tab. */

const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(30);
const PAGE = 'https://framed.example/log';
const OTHER_SITE = 'https://inside.example/log';
const OWN_SITE = 'https://framed.example/inside';

const page = (body: string) => html(`<!doctype html><title>Log</title>${body}`);
const frame = (src: string, style = 'width:600px;height:300px') =>
  `<iframe src="${src}" style="${style}"></iframe>`;

test('what a page shows in frames is read as its reader sees it, and nothing over their borders', async ({
  ask,
  hosts,
}) => {
  hosts.serve(
    PAGE,
    page(`<main><p>The keeper of the weir lives in the house and</p>${FILLER}
      ${frame(OWN_SITE)}
      ${frame(OTHER_SITE)}
      ${frame('https://framed.example/hidden', 'display:none')}
      ${frame('https://framed.example/unseen', 'visibility:hidden;width:600px;height:300px')}
    </main>`),
  );
  hosts.serve(OWN_SITE, page('<p>on Friday the gate stayed open until noon</p>'));
  hosts.serve(
    OTHER_SITE,
    page(
      `<p>and on Monday the boats were tied up</p>
       <iframe srcdoc="<p>A letter came with the evening mail</p>" width="400" height="90"></iframe>`,
    ),
  );
  for (const hidden of ['hidden', 'unseen'])
    hosts.serve(`https://framed.example/${hidden}`, page('<p>nobody was to read this line</p>'));

  const quotes = [
    ['on Friday the gate stayed open until noon', 'found'],
    ['on Monday the boats were tied up', 'found'],
    ['A letter came with the evening mail', 'found'],
    ['nobody was to read this line', 'not-in-source'],
    ['gate stayed open until noon and on Monday the boats', 'closest'],
  ] as const;
  const chat = await ask(quotes.map(([quote]) => ({ quote, url: PAGE })));
  for (const [index, [, state]] of quotes.entries()) {
    await chat.check(index);
    await chat.verdict(index);
    await chat.openCard(index);
    await chat.pressInCard(index, '.way-open-tab');
    await chat.expectMark(index, state);
    await chat.tab.toFront();
    await chat.openCard(index);
    await chat.expectCard(/read in your open tab/);
    if (state === 'found') await chat.expectCard(words('sentenceFoundInTab'));
    await chat.closeCard();
  }
  expect(hosts.askedOf('inside.example')).toHaveLength(1);
});
