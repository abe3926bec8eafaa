import type { TabState } from '../../lib/model/citation-state';
import { GALLERY_CARDS } from './gallery-cards';
import { GALLERY_CLAIMS } from './gallery-claims';

/** Tabs as the popup meets them, by name. */
const FULL: TabState = {
  site: 'ChatGPT',
  host: 'chatgpt.com',
  enabled: true,
  answers: 2,
  citations: GALLERY_CARDS.map(({ name, citation, check }) => ({
    citation: { ...citation, key: name },
    check,
  })),
  claims: [],
  claimsOn: false,
  hidden: [{ quoteText: 'no wake past the second buoy', label: 'Site +2' }],
  uncited: 3,
  shown: { citations: 18, more: 4, withoutAddress: 1 },
  leftOut: { citations: 0, longQuotes: 0 },
};
const NOTHING: TabState = {
  ...FULL,
  citations: [],
  hidden: [],
  uncited: 0,
  shown: { citations: 0, more: 0, withoutAddress: 0 },
};

export const SAMPLE_TABS = {
  full: FULL,
  done: { ...FULL, citations: FULL.citations.filter(({ check }) => check.state === 'checked') },
  waiting: {
    ...NOTHING,
    citations: FULL.citations.map(({ citation }) => ({ citation, check: { state: 'waiting' } })),
  },
  'not-a-chat': { ...NOTHING, site: null, host: null },
  sentences: {
    ...FULL,
    citations: FULL.citations.slice(0, 3),
    hidden: [],
    claims: GALLERY_CLAIMS.map(({ name, claim, look }) => ({
      claim: { ...claim, key: name },
      look,
    })),
    claimsOn: true,
  },
  'only-sentences': {
    ...NOTHING,
    claims: GALLERY_CLAIMS.slice(2, 5).map(({ claim, look }) => ({ claim, look })),
    claimsOn: true,
  },
  'no-sentences': { ...FULL, claimsOn: true },
  off: { ...FULL, enabled: false },
  'no-answer': { ...NOTHING, answers: 0 },
  'no-citation': NOTHING,
} satisfies Record<string, TabState>;

export type SampleTab = keyof typeof SAMPLE_TABS;
