/**
 * Properties that live and die inside the content script, so that the build may give them one letter:
 * every chat page parses that script, and its limit is 60 kB. A name that others read too (a message, the
 * card, the page, the browser, the data of a site) must not stand here; `tests/internal-names.test.ts` looks.
 */
export const INTERNAL_NAMES: readonly string[] = [
  'blockquotes',
  'checkChanged',
  'checkEnded',
  'citedCells',
  'closers',
  'endsInSource',
  'hasOneSource',
  'isAttribution',
  'isCitationOnly',
  'isGuess',
  'isHeaded',
  'isHeading',
  'isLast',
  'isListed',
  'isNear',
  'isProse',
  'isSpoken',
  'isWholePage',
  'leadIns',
  'loadCard',
  'outerEnd',
  'outerStart',
  'roots',
  'stir',
  'switchTo',
  'switched',
  'unexplained',
];
