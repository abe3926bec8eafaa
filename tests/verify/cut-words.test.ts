import { expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

test.each([
  ['they paid 5', 'they paid 5 million euros in all', 'cut-number', '5 million euros'],
  ['a distance of 5', 'a distance of 5 kilometres today', 'cut-unit', '5 kilometres'],
  ['60 km', 'at 60 km per hour today', 'cut-unit', 'km per'],
  ['距离5', '距离5公里', 'cut-number', '5公里'],
  ['一百', '一百二十三万人', 'cut-number', '一百二十'],
  ['ห้าคน', 'ยี่สิบห้าคน', 'cut-number', 'ยี่สิบห้า'],
  ['学生', '大学生来了', 'cut-word', '大学生'],
])('%s | %s is refused as %s, and %s is shown', (quote, source, kind, words) => {
  expect(verifyQuote(quote, indexSource(source))).toMatchObject({
    kind: 'closest',
    reasons: [{ kind, quote: null, source: words }],
  });
});
