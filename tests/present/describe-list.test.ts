import { describe, expect, test } from 'vitest';
import type { SourceResult } from '../../lib/model/check-result';
import type { ListRule } from '../../lib/model/list-comparison';
import { describeList } from '../../lib/present/describe-list';
import { wordingIn } from './say-in';

const wording = wordingIn('en');
const say = (rule: ListRule, listed: string | null = null) =>
  describeList({ inList: { rule, listed } } as SourceResult, wording);

describe('a cited address and the answer’s own list', () => {
  test.each<ListRule>(['same', 'same_page_variant', 'redirects_to', 'no_source_list'])(
    '%s needs no word',
    (rule) => expect(say(rule, 'https://a.example/')).toBeNull(),
  );

  test.each<ListRule>(['not_listed', 'ambiguous'])('%s is said', (rule) =>
    expect(say(rule)).toEqual({
      sentence: 'This address is not in the answer’s own list of sources.',
      links: [],
    }),
  );

  test('a related address is named, never put in its place', () => {
    expect(say('child_of', 'https://a.example/repo')).toEqual({
      sentence:
        'This address is not in the answer’s own list of sources. The list has a related one:',
      links: [{ label: 'https://a.example/repo', href: 'https://a.example/repo' }],
    });
    expect(say('truncated', 'https://a.example/rivers')?.sentence).toMatch(/cut off/);
  });

  test('results of early versions say nothing', () =>
    expect(describeList({} as SourceResult, wording)).toBeNull());
});
