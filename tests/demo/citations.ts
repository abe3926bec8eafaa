import type { VerdictKind } from '../../lib/model/verdict';
import type { CitedQuote } from '../support/chat-answer';

/** A quote of the demo's answer, and what an honest check must say of it. */
export interface DemoCitation extends CitedQuote {
  readonly expected: VerdictKind;
}

/** The quotes of pages made by others were copied from these pages, or changed where it says so. */
export const DEMO_CITATIONS: readonly DemoCitation[] = [
  {
    lead: 'The divers report that',
    quote: 'the lower courses of the wall have lost a third of their mortar',
    url: 'https://harbour.example/surveys/seawall/chapter-4',
    label: 'Harbour Review',
    expected: 'found',
  },
  {
    lead: 'For mail there is another project:',
    quote:
      'Thunderbird is a free, open source, cross-platform email and news client developed by the volunteers of the Mozilla Community.',
    url: 'https://en.wikipedia.org/wiki/Mozilla',
    label: 'Wikipedia',
    expected: 'found',
  },
  {
    lead: 'The planners warn of the day',
    quote: 'when the contractors who know the wall […] will have retired',
    url: 'https://planning.example/options',
    label: 'Planning Desk',
    expected: 'found-with-edits',
  },
  {
    lead: 'The V8 team writes:',
    quote:
      'For one thing, plugins can run inside an application that may be on the Web (just like JS plugins) or off the Web; … a plugin environment is not a Web nor a server environment.',
    url: 'https://v8.dev/blog/emscripten-standalone-wasm',
    label: 'V8',
    expected: 'found-with-edits',
  },
  {
    // The page says "over 500 researchers".
    lead: 'The network is large. It',
    quote:
      'includes over 900 researchers, activists, legal, education and policy advocates, and volunteers who serve as CC representatives in over 85 countries',
    url: 'https://creativecommons.org/about/',
    label: 'Creative Commons',
    expected: 'closest',
  },
  {
    // Written for the demo: the page says nothing of the kind.
    lead: 'The same post is said to promise that',
    quote: 'every browser vendor will retire native plugins before the decade is over',
    url: 'https://v8.dev/blog/emscripten-standalone-wasm',
    label: 'V8',
    expected: 'not-in-source',
  },
  {
    lead: 'The minutes are said to record that',
    quote: 'repairs were costed but never tendered by the district',
    url: 'https://minutes.example/2026/march',
    label: 'District minutes',
    expected: 'could-not-check',
  },
  {
    lead: 'And the district itself is said to hold that',
    quote: 'nobody who has stood on the wall in a gale would promise fifty winters',
    url: 'https://district.example/statements/seawall',
    label: 'The district',
    expected: 'could-not-check',
  },
];
