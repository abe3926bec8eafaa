import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { findCitations } from '../../lib/detect/find-citations';
import { html } from '../support/answers';
import { bundleDetect } from '../support/bundle-detect';
import {
  compareCitations,
  type ExpectedPage,
  type PlainReading,
} from '../support/compare-citations';
import { expect, test } from '../support/story';

/** The same pages and expectations as in the unit tests, read by the DOM of a real browser. */

const FOLDER = join(import.meta.dirname, '..', 'chat-pages');
const NAMES = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));

let detect: string;

test.beforeAll(async () => {
  detect = await bundleDetect();
});

for (const name of NAMES)
  test(`${name} holds exactly the expected quotes and sources`, async ({ hosts, visit }) => {
    const page = readFileSync(join(FOLDER, name), 'utf8');
    const expected = JSON.parse(
      readFileSync(join(FOLDER, name.replace('.html', '.json')), 'utf8'),
    ) as ExpectedPage;
    // Not at its own address: the marks of the extension itself are no part of the page.
    const address = `https://saved.example/${name}`;
    hosts.serve(address, html(page));
    const tab = await visit(address);
    const reading = await tab.evaluate<PlainReading>(readingIn(detect, expected.page_url));
    expect(compareCitations(expected, reading)).toEqual([]);
  });

type Detected = ReturnType<typeof findCitations>;

/** An expression that reads the page it runs in, and leaves out the places, which cannot travel. */
function readingIn(bundle: string, pageUrl: string): string {
  const withoutPlaces = ({ citations, hidden, uncited, claims, site }: Detected): PlainReading => {
    const plain = <T extends { place: unknown }>({ place: _, ...rest }: T) => rest;
    return {
      citations: citations.map(plain),
      hidden: hidden.map(plain),
      uncited: uncited.map(plain),
      claims: claims.map(plain),
      site,
    };
  };
  return `(() => {
    ${bundle};
    return (${withoutPlaces})(verbatimDetect.findCitations(document, ${JSON.stringify(pageUrl)}));
  })()`;
}
