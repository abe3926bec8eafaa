// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createMarkElement } from '../../components/mark-element';
import type { MarkState } from '../../lib/present/mark-state';

const STATES: readonly MarkState[] = [
  'waiting',
  'checking',
  'found',
  'found-amber',
  'closest',
  'not-in-source',
  'could-not-check',
  'hidden',
];

const look = (state: MarkState) => ({ state, name: 'A name', expanded: false, note: null });

test('every state has a drawing of its own', () => {
  const drawings = STATES.map((state) => {
    const { button, draw } = createMarkElement(document);
    draw(look(state));
    return button.querySelector('svg')?.innerHTML;
  });
  expect(new Set(drawings).size).toBe(STATES.length);
});

test('a mark is a button with a name that opens a dialog', () => {
  const { button, draw } = createMarkElement(document);
  draw(look('found'));
  expect(button.type).toBe('button');
  expect(button.getAttribute('aria-label')).toBe('A name');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  draw({ ...look('found'), expanded: true });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('a new state takes the place of the old one', () => {
  const { button, draw } = createMarkElement(document);
  draw(look('waiting'));
  draw(look('closest'));
  expect(button.querySelectorAll('svg > rect')).toHaveLength(1);
  expect(button.querySelectorAll('svg > circle')).toHaveLength(0);
});

test('a note stands where the name would, and goes with the next drawing', () => {
  const { button, draw } = createMarkElement(document);
  draw({ ...look('found'), note: 'The card could not be opened.' });
  expect(button.querySelector('.is-note')?.textContent).toBe('The card could not be opened.');
  draw(look('found'));
  expect(button.querySelector('.is-note')).toBeNull();
  expect(button.querySelector('.mark-label')?.textContent).toBe('A name');
});
