import { expect, test } from 'vitest';
import { checkClaim } from '../../lib/claims/check-claim';
import { indexSource } from '../../lib/verify/index-source';

/** Decades, and years that only stand beside a word of decades. */

/** A page of one sentence would be too short to be read. */
const MORE = {
  en: ' Measurements began in 1950 and are made by researchers of the University of Innsbruck.',
  es: ' Las mediciones empezaron en 1950 y las hacen investigadores de la Universidad de Innsbruck.',
  fr: ' Les mesures ont commencé en 1950 et sont faites par des chercheurs de l’université d’Innsbruck.',
};

function missing(sentence: string, page: string, language: keyof typeof MORE): string[] {
  const reading = checkClaim(sentence, indexSource(page + MORE[language]));
  if (reading.kind !== 'read') throw new Error(`“${sentence}” should be read.`);
  return reading.details.filter(({ found }) => !found).map(({ text }) => text);
}

test.each<[string, string, string, keyof typeof MORE]>([
  [
    'its first year stands there',
    'Dans les années 1990, le glacier recule.',
    'En 1990, le glacier recule.',
    'fr',
  ],
  [
    'one of its years',
    'Dans les années 1990, le glacier recule.',
    'En 1994, le glacier recule.',
    'fr',
  ],
  [
    'in Spanish',
    'En la década de 1990 el glaciar retrocede.',
    'El glaciar retrocede desde 1990.',
    'es',
  ],
  [
    'in English',
    'In the 1990s the glacier shrinks.',
    'The glacier has been shrinking since 1990.',
    'en',
  ],
  [
    'a year behind years that go by',
    'Le glacier recule en trente ans, de 1990 à 2020.',
    'Trente ans: de 1990 à 2020, le glacier recule.',
    'fr',
  ],
  [
    'a quarter of a year',
    'In Q3 1994 visitor numbers rose.',
    'Visitor numbers rose in the third quarter of 1994.',
    'en',
  ],
])('nothing is missing: %s', (_fact, sentence, page, language) => {
  expect(missing(sentence, page, language)).toEqual([]);
});

test.each<[string, string, string, keyof typeof MORE]>([
  [
    'In the 1980s the glacier shrinks.',
    'The glacier has been shrinking since 1990.',
    '1980s',
    'en',
  ],
  ['Dans les années 1980, le glacier recule.', 'En 1994, le glacier recule.', '1980', 'fr'],
  [
    'Le recul dure trente ans, de 1980 à 2020.',
    'Trente ans: de 1990 à 2020, le glacier recule.',
    '1980',
    'fr',
  ],
])('%s', (sentence, page, text, language) => {
  expect(missing(sentence, page, language)).toEqual([text]);
});
