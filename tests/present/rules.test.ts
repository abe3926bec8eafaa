import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { type Example, IGNORED, NO_ANSWER, REFUSED, SHOWN } from '../../lib/present/rules';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { renderRules } from './render-rules';

const verify = ({ quote, source, form }: Example) =>
  verifyQuote(quote, indexSource(form === 'html' ? htmlToText(source) : source));

describe('the rules in view say what the verifier does', () => {
  test.each(Object.entries(IGNORED))('%s is ignored and noted', (kind, example) => {
    const finding = verify(example);
    expect(finding).toMatchObject({ kind: 'found' });
    expect(finding).toHaveProperty('notes', [expect.objectContaining({ kind })]);
  });

  test.each(Object.entries(SHOWN))('%s is shown as an edit', (kind, example) => {
    const finding = verify(example);
    expect(finding.kind).toBe('found-with-edits');
    expect(finding).toHaveProperty(
      'notes',
      expect.arrayContaining([expect.objectContaining({ kind })]),
    );
  });

  test.each(Object.entries(REFUSED))('%s is a reason not to pass', (kind, example) => {
    const finding = verify(example);
    expect(finding.kind).toBe('closest');
    expect(finding).toHaveProperty(
      'reasons',
      expect.arrayContaining([expect.objectContaining({ kind })]),
    );
  });

  test.each(Object.entries(NO_ANSWER))('%s allows no answer', (why, example) => {
    expect(verify(example)).toEqual({ kind: 'refused', why });
  });

  test('docs/rules.md says the same', () => {
    const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
    expect(page).toBe(renderRules());
  });
});
