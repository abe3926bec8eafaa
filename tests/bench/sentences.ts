import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlToText } from '../../lib/extract/html-to-text';
import { pick, pickByRank, randomOf } from './random';
import { CHINESE_LETTERS, HINDI_ENDINGS, HINDI_STEMS, HINDI_WORDS } from './words';

export type Language = 'English' | 'Chinese' | 'Hindi';

/** Wikipedia pages of tests/pages, CC BY-SA; see tests/pages/LICENCES. */
const PAGES = ['wikipedia-new-zealand', 'wikipedia-mozilla', 'wikipedia-time-loop-films'];

/** Sentences, all different, from which sources and quotes are put together. */
export function sentencesOf(language: Language, root: string): string[] {
  switch (language) {
    case 'English':
      return [...new Set(PAGES.flatMap((page) => readSentences(join(root, 'tests/pages', page))))];
    case 'Chinese':
      return make(4000, chineseSentence);
    case 'Hindi':
      return make(4000, hindiSentence);
  }
}

function readSentences(path: string): string[] {
  const { text } = htmlToText(readFileSync(`${path}.html`, 'utf8'));
  return text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 40 && sentence.length <= 400);
}

function make(count: number, sentence: (random: () => number) => string): string[] {
  const random = randomOf(count);
  return Array.from({ length: count }, () => sentence(random));
}

function hindiSentence(random: () => number): string {
  const words = Array.from({ length: 10 + Math.floor(random() * 18) }, () =>
    random() < 0.6
      ? pickByRank(HINDI_WORDS, random)
      : pick(HINDI_STEMS, random) + pick(HINDI_ENDINGS, random),
  );
  if (random() < 0.3) words.splice(5, 0, String(1900 + Math.floor(random() * 120)));
  return `${words.join(' ')}।`;
}

function chineseSentence(random: () => number): string {
  const clause = (): string =>
    Array.from({ length: 6 + Math.floor(random() * 10) }, () =>
      pickByRank(CHINESE_LETTERS, random),
    ).join('');
  const year = random() < 0.3 ? `${1900 + Math.floor(random() * 120)}年` : '';
  return `${year}${clause()}，${clause()}，${clause()}。`;
}
