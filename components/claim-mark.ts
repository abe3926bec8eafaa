import type { ClaimMarkState } from '../lib/present/claim-state';
import type { MarkState } from '../lib/present/mark-state';
import type { MarkPart } from './mark-drawing';

/** How the mark of a cited sentence looks: its own shape, in the colour of one of the marks of quotes. */
export interface ClaimMarkLook {
  readonly state: MarkState;
  readonly drawing: readonly MarkPart[];
}

const path = (look: string, d: string): MarkPart => ['path', { class: look, d }];

/** A diamond, smaller than the others: quieter than any mark of a quote, and never a tick. */
const OUTLINE = 'M8 3.4 12.6 8 8 12.6 3.4 8Z';

/** The shape of each state in a square of 16: it can be told from every other without its colour. */
export const CLAIM_MARKS: Readonly<Record<ClaimMarkState, ClaimMarkLook>> = {
  waiting: { state: 'waiting', drawing: [path('', OUTLINE)] },
  checking: { state: 'checking', drawing: [path('faint', OUTLINE), path('', 'M8 3.4 12.6 8')] },
  read: { state: 'waiting', drawing: [path('solid', OUTLINE)] },
  missing: {
    state: 'found-amber',
    drawing: [path('', OUTLINE), ['circle', { class: 'dot', cx: '13.2', cy: '13.2', r: '2.6' }]],
  },
  elsewhere: {
    state: 'not-in-source',
    drawing: [path('', OUTLINE), path('', 'M3.5 12.5 12.5 3.5')],
  },
  partly: {
    state: 'could-not-check',
    drawing: [path('', OUTLINE), path('solid', 'M8 3.4 3.4 8 8 12.6Z')],
  },
  'could-not-check': { state: 'could-not-check', drawing: [path('dashed', OUTLINE)] },
  'not-checkable': { state: 'could-not-check', drawing: [path('', 'M5 8H11')] },
};
