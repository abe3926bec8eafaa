import { describe, expect, test } from 'vitest';
import { siblingOf } from '../../lib/links/sibling-of';
import { randomOf } from '../bench/random';

const half = () => 0.5;

describe('a made-up address beside a cited one', () => {
  test.each([
    ['https://a.example/log/Gate-12', 'https://a.example/log/Nnnn-55'],
    ['https://a.example/log/gate-12.html', 'https://a.example/log/nnnn-55.html'],
    ['https://a.example/log/gate/', 'https://a.example/log/nnnn/'],
    ['https://a.example/show.php?id=17&lang=de', 'https://a.example/nnnn.php?id=55&lang=nn'],
    ['https://a.example/?p=801', 'https://a.example/?p=555'],
    ['https://a.example/caf%C3%A9', 'https://a.example/nnn%C3%A9'],
    ['https://a.example/log/gate#part', 'https://a.example/log/nnnn'],
  ])('%s', (url, sibling) => expect(siblingOf(url, half)).toBe(sibling));

  test.each(['https://a.example/', 'https://a.example/%C3%A9', 'no address'])(
    'is none of %s',
    (url) => expect(siblingOf(url, half)).toBeNull(),
  );

  test('keeps host and folder whatever chance says', () => {
    const random = randomOf(7);
    for (let i = 0; i < 200; i++) {
      const sibling = siblingOf('https://a.example/log/2026/the-gate', random);
      expect(sibling).toMatch(/^https:\/\/a\.example\/log\/2026\/[a-z]{3}-[a-z]{4}$/);
    }
  });
});
