import { describe, expect, test } from 'vitest';
import { checkClaim } from '../../lib/claims/check-claim';
import { indexSource } from '../../lib/verify/index-source';

/** German writes every noun with a capital, so that two of them side by side pass for a name. */

const PAGE = indexSource(
  'Der Gletscher schrumpft seit langem. Seit 1990 bis 2020 wurde er um 1310 m kürzer, wie das Institut schreibt. ' +
    'Die Messungen begannen 1950 und werden von Forschern der Universität Innsbruck gemacht. Es gibt viele Gäste ' +
    'im Juli. Die Besucherzahl stieg 1990 an, weil die Bahn gebaut wurde. Der Chef der Hütte heißt Anna Berger.',
);

function missing(sentence: string): string[] {
  const reading = checkClaim(sentence, PAGE);
  if (reading.kind !== 'read') throw new Error(`“${sentence}” should be read.`);
  return reading.details.filter(({ found }) => !found).map(({ text }) => text);
}

describe('nouns of a German sentence that are no names', () => {
  test.each([
    'In den Jahren 1990–2020 wurde er 1310 m kürzer.',
    'Zwischen den Jahren 1990 und 2020 wurde er kürzer.',
    'Im Jahr 1990 stieg die Zahl der Besucher an.',
    'Im Winter stieg 1990 der Preis von Karten.',
    'Auf den Rückgang des Eises wies 1990 das Institut hin.',
    'Im Jahr 1990 kamen Dutzende Besucher.',
    'Damals, 1990, waren Hunderte Fans und Tausende Touristen da.',
    'In Teilen Europas wurde es 1990 warm.',
    'Seit 1990 führt ein Weg zu Wohlstand.',
  ])('%s', (sentence) => {
    expect(missing(sentence)).toEqual([]);
  });
});

describe('names of a German sentence that the page does not have', () => {
  test.each([
    ['Vor 1990 sagte Ursula von der Leyen etwas.', 'Ursula von der Leyen'],
    ['Auf das Eis wies 1990 Vincent van den Berg hin.', 'Vincent van den Berg'],
    ['Schon vor 1990 war Alexander von Humboldt da.', 'Alexander von Humboldt'],
    ['Anfang 1990 sagte Minister Peter Huber etwas.', 'Peter Huber'],
    ['Das sagte 1990 der Vorsitzende Karl Maier.', 'Karl Maier'],
  ])('%s', (sentence, name) => {
    expect(missing(sentence)).toEqual([name]);
  });
});

test('seventeen clocks are no time of day', () => {
  const page = indexSource(
    'Am 9. November 2009 wurden siebzehn Uhren aus dem Haus gestohlen, sagt das Museum.',
  );
  const reading = checkClaim('Am 9. November 2009 wurden 17 Uhren gestohlen.', page);
  expect(reading).toMatchObject({ kind: 'read' });
  expect(reading.kind === 'read' && reading.details.every(({ found }) => found)).toBe(true);
});
