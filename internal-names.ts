/**
 * Properties that live and die inside the content script, so that the build may give them one letter:
 * every chat page parses that script, and its limit is 60 kB. A name that others read too (a message, the
 * card, the page, the browser) must not stand here; `tests/internal-names.test.ts` looks.
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
  'isElsewhere',
  'isGuess',
  'isHeading',
  'isPanel',
  'isProse',
  'isWholePage',
  'leadIns',
  'loadCard',
  'outerEnd',
  'outerStart',
  'ownHosts',
  'prompts',
  'sentenceTexts',
  'streaming',
  'switchTo',
  'switched',
  'unexplained',
];
