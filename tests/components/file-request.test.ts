import { describe, expect, test } from 'vitest';
import { parseFileRequest } from '../../entrypoints/file/parse-file-request';

const search = (over: Record<string, string | null> = {}): string => {
  const all = { tab: '1729384756', key: 'k', source: '1', href: 'https://a.example/b', ...over };
  const kept = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null);
  return `?${new URLSearchParams(kept)}`;
};

describe('what the file page is asked for', () => {
  test('is read whole', () => {
    expect(parseFileRequest(search({ private: '1' }))).toEqual({
      ok: true,
      value: {
        tabId: 1_729_384_756,
        key: 'k',
        source: 1,
        href: 'https://a.example/b',
        isPrivate: true,
      },
    });
  });

  test.each([
    [{ tab: null }],
    [{ tab: '-1' }],
    [{ tab: '1e3' }],
    [{ source: 'x' }],
    [{ key: null }],
    [{ href: 'javascript:alert(1)' }],
    [{ href: null }],
  ])('%o is refused', (over) =>
    expect(parseFileRequest(search(over))).toEqual({ ok: false, error: 'malformed' }),
  );
});
