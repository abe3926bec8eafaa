import type { MarkState } from '../lib/present/mark-state';

/** One SVG element: its name and what is set on it. */
export type MarkPart = readonly [
  tag: 'circle' | 'path' | 'rect',
  attributes: Readonly<Record<string, string>>,
];

const ring = (look: string, r = '6.8'): MarkPart => [
  'circle',
  { class: look, cx: '8', cy: '8', r },
];
const point = (cx: string, cy = '8'): MarkPart => ['circle', { class: 'ink', cx, cy, r: '1' }];
const line = (look: string, d: string): MarkPart => ['path', { class: look, d }];
const box = (look: string, start: string, size: string): MarkPart => [
  'rect',
  { class: look, x: start, y: start, width: size, height: size, rx: '2.5' },
];

/**
 * The shape of each state in a square of 16: it can be told from every other without its colour.
 * Plain data, because chat pages draw it without Preact and all else with it.
 */
export const MARK_DRAWINGS: Readonly<Record<MarkState, readonly MarkPart[]>> = {
  waiting: [ring('', '6.5')],
  checking: [
    ring('faint', '6.5'),
    ['circle', { class: 'filling', cx: '8', cy: '8', r: '6.5', transform: 'rotate(-90 8 8)' }],
  ],
  found: [ring('solid'), line('cut', 'M4.9 8.3 7.1 10.5 11.2 5.9')],
  'found-amber': [
    ring('solid'),
    line('cut', 'M4.6 7.7 6.8 9.9 10.9 5.3'),
    ['circle', { class: 'dot', cx: '13.2', cy: '13.2', r: '2.6' }],
  ],
  closest: [box('solid', '1.3', '13.4'), line('cut', 'M4.6 6.3h6.8M4.6 9.7h6.8M10 4.2 6 11.8')],
  'not-in-source': [box('', '1.5', '13'), line('', 'M5 8h6')],
  'could-not-check': [
    ring('dashed'),
    line('', 'M6.2 6.3a1.9 1.9 0 1 1 2.8 1.7c-.7.4-1 .7-1 1.4'),
    point('8', '11.7'),
  ],
  hidden: [ring('dotted'), point('5'), point('8'), point('11')],
};
