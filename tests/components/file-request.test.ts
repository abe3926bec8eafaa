import { describe, expect, test } from 'vitest';
import { parseFileRequest } from '../../entrypoints/file/parse-file-request';

const WHOLE = {
  tabId: 1_729_384_756,
  key: 'k',
  source: 1,
  href: 'https://a.example/b',
  isPrivate: true,
};

describe('what the file page is asked for', () => {
  test('is read whole', () => {
    expect(parseFileRequest(WHOLE)).toEqual({ ok: true, value: WHOLE });
  });

  test.each([
    [null],
    [{ ...WHOLE, tabId: undefined }],
    [{ ...WHOLE, tabId: -1 }],
    [{ ...WHOLE, tabId: 1.5 }],
    [{ ...WHOLE, source: 'x' }],
    [{ ...WHOLE, key: '' }],
    [{ ...WHOLE, href: 'javascript:alert(1)' }],
    [{ ...WHOLE, href: undefined }],
    [{ ...WHOLE, isPrivate: undefined }],
  ])('%o is refused', (kept) =>
    expect(parseFileRequest(kept)).toEqual({ ok: false, error: 'malformed' }),
  );
});
