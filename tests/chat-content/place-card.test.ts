import { describe, expect, it } from 'vitest';
import { findCardPosition } from '../../entrypoints/card/place-card';

const view = { innerWidth: 1000, innerHeight: 700 };
const mark = (left: number, top: number) => ({ left, top, right: left + 16, bottom: top + 16 });

describe('a card stands', () => {
  it('below its mark where there is room', () => {
    expect(findCardPosition(360, 400, mark(300, 100), view)).toMatchObject({ left: 292, top: 124 });
  });

  it('above it where there is not', () => {
    expect(findCardPosition(360, 400, mark(300, 600), view)).toMatchObject({ left: 292, top: 192 });
  });

  it('beside it, whole, where it fits neither below nor above', () => {
    const { left, top } = findCardPosition(360, 500, mark(300, 350), view);
    expect(left).toBeGreaterThan(316);
    expect([top >= 8, top + 500 <= 692]).toEqual([true, true]);
  });

  it('on the other side where the window ends', () => {
    const { left } = findCardPosition(360, 500, mark(900, 350), view);
    expect(left + 360).toBeLessThan(900);
  });

  it.each([
    [0, 0],
    [990, 0],
    [0, 690],
    [990, 690],
  ])('inside the window for a mark at %i, %i', (x, y) => {
    const { left, top } = findCardPosition(360, 400, mark(x, y), view);
    expect([left >= 8, top >= 8, left + 360 <= 992, top + 400 <= 692]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('and is never taller than the window', () => {
    expect(findCardPosition(360, 2000, mark(300, 300), view).maxHeight).toBe(684);
  });
});
