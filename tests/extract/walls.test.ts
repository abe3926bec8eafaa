import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { notFoundPages, shellPages } from './walls/empty-pages';
import { botWallPages, consentPages } from './walls/gate-pages';
import { loginPages, paywallPages } from './walls/login-pages';
import { lookAlikes } from './walls/look-alikes';

const wallPages = [
  ...[...botWallPages, ...consentPages, ...loginPages],
  ...[...notFoundPages, ...shellPages, ...paywallPages],
];

const page = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

describe('a page that stands where the cited one should shows its sign', () => {
  const rows = wallPages.map(([sign, lang, title, body]) => ({ sign, lang, title, body }));
  test.each(rows)('$sign, $lang: $title', ({ sign, lang, title, body }) => {
    expect(htmlToText(page(lang, title, body)).doubts).toContain(sign);
  });
});

test.each(lookAlikes)('%s shows none', (_fact, title, body) => {
  expect(htmlToText(page('en', title, body)).doubts).toEqual([]);
});
