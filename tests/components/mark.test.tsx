// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import { Mark } from '../../components/mark';
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

function show(state: MarkState, onPress = vi.fn()) {
  render(<Mark state={state} name="A name" expanded={false} onPress={onPress} />, document.body);
  return document.querySelector('button');
}

test('every state has a drawing of its own', () => {
  const drawings = STATES.map((state) => {
    const shape = show(state)?.querySelector('svg')?.cloneNode(true) as Element;
    shape.removeAttribute('class');
    return shape.outerHTML;
  });
  expect(new Set(drawings).size).toBe(STATES.length);
});

test('a mark is a button with a name that opens a dialog', () => {
  const onPress = vi.fn();
  const button = show('found', onPress);
  expect(button?.getAttribute('aria-label')).toBe('A name');
  expect(button?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  button?.click();
  expect(onPress).toHaveBeenCalledOnce();
});
