import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import de from '../../public/_locales/de/messages.json';
import en from '../../public/_locales/en/messages.json';

const LOCALES: Record<'en' | 'de', Record<string, { message: string }>> = { en, de };
const KEYS = Object.keys(en);

describe('locale files', () => {
  test('hold the same keys in the same order', () => {
    expect(Object.keys(de)).toEqual(KEYS);
  });

  test('take the same values for every sentence', () => {
    const valuesOf = (message = '') => [...new Set(message.match(/\$\d/g))].sort().join();
    const differing = KEYS.filter(
      (key) => valuesOf(LOCALES.en[key]?.message) !== valuesOf(LOCALES.de[key]?.message),
    );
    expect(differing).toEqual([]);
  });

  test('hold no key that nothing asks for', () => {
    const source = readSource();
    const unused = KEYS.filter((key) => !isUsed(key, source));
    expect(unused).toEqual([]);
  });
});

const BANNED =
  /\bverif|\btrue\b|\bwahr\b|\bfake|hallu[cz]in|verifizier|[%!]|\blied\b|gelogen|lügt/i;
const SMALL_PRINT =
  /It does not show that they are true\.|Es zeigt nicht, dass sie wahr sind\.|This does not show whether the sentence is true\.|Es zeigt nicht, ob der Satz wahr ist\./;
/** What only the reader says of a sentence. */
const SUPPORT = /support|prove|confirm|stützt|beweist|belegt|bestätig/i;

describe.each(Object.entries(LOCALES))('words of %s', (_locale, messages) => {
  test('promise no more than was checked', () => {
    const tooMuch = Object.values(messages).filter(({ message }) =>
      BANNED.test(message.replace(SMALL_PRINT, '')),
    );
    expect(tooMuch).toEqual([]);
  });

  test('never say of a cited sentence that it is supported', () => {
    const ofSentences = Object.entries(messages).filter(([key]) => /claim/i.test(key));
    expect(ofSentences.length).toBeGreaterThan(40);
    expect(ofSentences.filter(([, { message }]) => SUPPORT.test(message))).toEqual([]);
  });

  test('say outright that found is not the same as right', () => {
    const words = new Map(Object.entries(messages));
    for (const key of ['smallPrint', 'claimSmallPrint'])
      expect(words.get(key)?.message).toMatch(SMALL_PRINT);
  });
});

test('the words the issue fixes are kept to the letter', () => {
  expect(en.titleFound.message).toBe('Quote found');
  expect(en.titleFoundEdits.message).toBe('Quote found, with marked edits');
  expect(en.sentenceClosest.message).toBe('Closest passage in the source:');
  expect(en.titleNotInSource.message).toBe('The cited source does not contain this quote.');
  expect(en.titleCouldNotCheck.message).toBe('Could not check the source.');
});

function isUsed(key: string, source: string): boolean {
  const base = key.replace(/(One|Other)$/, '');
  return [`'${key}'`, `__MSG_${key}__`, `'${base}'`].some((use) => source.includes(use));
}

/** Everything that may ask for a sentence, as one text. */
function readSource(): string {
  const root = join(import.meta.dirname, '../..');
  const folders = ['lib', 'components', 'entrypoints'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|html)$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  return [...folders, join(root, 'manifest.ts')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
