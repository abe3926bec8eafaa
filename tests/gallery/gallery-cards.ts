import type { Citation } from '../../lib/model/citation';
import type { CheckState } from '../../lib/model/citation-state';
import {
  changed,
  checked,
  citationOf,
  closest,
  couldNotCheck,
  found,
  foundWithEdits,
  READING,
  readOf,
} from './sample-checks';

interface GalleryCard {
  readonly name: string;
  readonly citation: Citation;
  readonly check: CheckState;
}

const SURVEY =
  'After two winters of gales the lower courses of the wall have lost a third of their mortar, and the outer face is moving.';
const INTERVIEW =
  'Asked again, the engineer said that nobody who has stood on it in a northerly gale would promise fifty winters, unless the toe is rebuilt first.';
const BUDGET = 'The board approved 21 million over three years, half of it borrowed.';
const ARABIC =
  'قال المهندس إن الجدار السفلي فقد ثلث ملاطه خلال شتاءين من العواصف، وإن الواجهة تتحرك.';
const HEBREW = 'המהנדס אמר כי הקיר התחתון איבד שליש מן הטיט בתוך 2 חורפים, והחזית זזה.';
const LONG_WORD = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft${'x'.repeat(60)}`;
const LONG = Array.from(
  { length: 14 },
  (_, i) => `Sentence ${i + 1} of a long statement about the harbour wall.`,
).join(' ');

const budgetQuote = '12 million over three years';

export const GALLERY_CARDS: readonly GalleryCard[] = [
  {
    name: 'waiting',
    citation: citationOf('keep the lamp lit'),
    check: { state: 'waiting' },
  },
  {
    name: 'checking',
    citation: citationOf('tides turn twice on the bar'),
    check: { state: 'checking' },
  },
  {
    name: 'found',
    citation: citationOf('the lower courses of the wall have lost a third of their mortar'),
    check: checked(
      found(SURVEY, 'the lower courses of the wall have lost a third of their mortar'),
    ),
  },
  {
    name: 'found with a caution',
    citation: citationOf('would promise fifty winters'),
    check: checked(
      found(INTERVIEW, 'would promise fifty winters', {
        notes: [{ kind: 'typography', quote: null, source: null }],
        cautions: [
          { kind: 'negation-outside', words: 'nobody' },
          { kind: 'condition-follows', words: 'unless the toe is rebuilt first' },
        ],
      }),
    ),
  },
  {
    name: 'found with edits',
    citation: citationOf('nobody … would promise fifty winters'),
    check: checked(
      foundWithEdits(
        INTERVIEW,
        ['nobody', 'would promise fifty winters'],
        ['who has stood on it in a northerly gale'],
        { cautions: [{ kind: 'condition-follows', words: 'unless the toe is rebuilt first' }] },
      ),
    ),
  },
  {
    name: 'closest',
    citation: citationOf(budgetQuote),
    check: checked({
      ...closest(
        BUDGET,
        '21 million over three years',
        [changed(budgetQuote, '12', BUDGET, '21')],
        [{ kind: 'number-changed', quote: '12', source: '21' }],
      ),
      title: 'Budget note 14',
      page: 7,
    }),
  },
  {
    name: 'not in source, found elsewhere',
    citation: citationOf('repairs will begin in spring', {
      sources: [
        { href: 'https://minutes.example/4', label: 'Council minutes, 4 May' },
        { href: 'https://works.example/plan', label: 'Works plan' },
      ],
    }),
    check: {
      state: 'checked',
      checkedAt: 0,
      result: {
        best: 0,
        bySource: [readOf({ kind: 'not-in-source' }, { title: 'Council minutes, 4 May' })],
        elsewhere: {
          source: 1,
          at: { stream: 'main', index: 0, span: { start: 0, end: 4 } },
          href: 'https://council.example/minutes',
          label: 'Council minutes, 11 May',
        },
        moreSources: 0,
      },
    },
  },
  {
    name: 'not in the visible source',
    citation: citationOf('no wake past the second buoy', { moreSources: 2 }),
    check: checked(readOf({ kind: 'not-in-source' })),
  },
  {
    name: 'no permission',
    citation: citationOf('costed but never tendered', {
      sources: [{ href: 'https://example.org/a', label: 'District report' }],
    }),
    check: checked(couldNotCheck({ kind: 'no-permission', origin: 'https://example.org' })),
  },
  {
    name: 'login wall',
    citation: citationOf('costed but never tendered'),
    check: checked(couldNotCheck({ kind: 'link', class: 'login-wall' })),
  },
  {
    name: 'timed out',
    citation: citationOf('costed but never tendered'),
    check: checked(couldNotCheck({ kind: 'link', class: 'timed-out' })),
  },
  {
    name: 'private address',
    citation: citationOf('costed but never tendered', {
      sources: [{ href: 'http://192.168.1.1/', label: 'router' }],
    }),
    check: checked(couldNotCheck({ kind: 'refused-address', why: 'private-address' })),
  },
  {
    name: 'truncated, nearest passage',
    citation: citationOf(budgetQuote),
    check: checked({
      ...readOf({
        kind: 'could-not-check',
        why: { kind: 'doubt', doubt: 'truncated' },
        nearest: {
          passage: { stream: 'main', index: 0, span: { start: 19, end: 46 } },
          edits: [changed(budgetQuote, '12', BUDGET, '21')],
        },
      }),
      excerpt: { stream: 'main', index: 0, start: 0, text: BUDGET },
    }),
  },
  {
    name: 'several sources',
    citation: citationOf('the outer face is moving', {
      sources: [
        { href: 'https://harbour.example/survey', label: 'Survey' },
        { href: 'https://minutes.example/4', label: 'Council minutes' },
        { href: 'https://example.org/a', label: 'District report' },
      ],
    }),
    check: checked(
      found(SURVEY, 'the outer face is moving'),
      { ...readOf({ kind: 'not-in-source' }), source: 1, title: 'Council minutes, 4 May' },
      { ...couldNotCheck({ kind: 'no-permission', origin: 'https://example.org' }), source: 2 },
    ),
  },
  {
    name: 'Arabic',
    citation: citationOf('فقد ثلث ملاطه خلال شتاءين'),
    check: checked({
      ...found(ARABIC, 'فقد ثلث ملاطه خلال شتاءين', {
        cautions: [{ kind: 'condition-follows', words: 'وإن الواجهة تتحرك' }],
      }),
      title: 'تقرير الجدار البحري (2026)',
    }),
  },
  {
    name: 'Hebrew',
    citation: citationOf('איבד שליש מן הטיט בתוך 3 חורפים'),
    check: checked(
      closest(
        HEBREW,
        'איבד שליש מן הטיט בתוך 2 חורפים',
        [changed('איבד שליש מן הטיט בתוך 3 חורפים', '3', HEBREW, '2')],
        [{ kind: 'number-changed', quote: '3', source: '2' }],
      ),
    ),
  },
  {
    name: 'long words',
    citation: citationOf(LONG_WORD, {
      sources: [{ href: `https://${'very-long-label.'.repeat(6)}example/`, label: LONG_WORD }],
    }),
    check: checked({ ...found(`The ${LONG_WORD} met.`, LONG_WORD), title: LONG_WORD }),
  },
  {
    name: 'long quote',
    citation: citationOf(LONG),
    check: checked({
      ...found(`Before it all. ${LONG} After it all.`, LONG),
      reading: { ...READING, via: 'archive', capturedAt: Date.UTC(2026, 4, 12) },
    }),
  },
];
