import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

const ENGLISH =
  'The gate is not open to the public and has been shut since the war that was fought in this town.';
const GERMAN =
  'Das Tor ist für das Publikum nicht geöffnet und wird seit dem Krieg von der Stadt verwahrt.';

describe('a quote in another language cannot be compared, which is not the same as not there', () => {
  test.each([
    ['German against English', 'Das Tor ist nicht für das Publikum geöffnet', ENGLISH],
    ['English against German', 'The gate is not open to the public in this town', GERMAN],
    ['French against English', 'La porte n’est pas ouverte pour les gens de la ville', ENGLISH],
    ['Russian against English', 'Ворота не открыты для публики с войны', ENGLISH],
    [
      'Russian against Ukrainian',
      'Ворота не открыты для публики, но он был за то, что это так',
      'Ворота не відчинені для публіки, і він був за те, що це так, але від цього не є легше та й з ним.',
    ],
    ['Japanese against Chinese', '人が多いので行かないことにした', '北京是中国的首都，人口很多。'],
    ['Hindi against Marathi script only', 'ਇਹ ਪੰਜਾਬੀ ਹੈ ਜੀ', 'यह हिन्दी है और यह भी'],
  ])('%s', (_, quote, source) => {
    expect(verifyQuote(quote, indexSource(source))).toEqual({
      kind: 'refused',
      why: 'other-language',
    });
  });

  test.each([
    ['a few words tell no language', 'Das Tor von Tarn', ENGLISH],
    ['names tell none', 'Johann Sebastian Bach Anna Magdalena Wilhelm Friedemann', ENGLISH],
    [
      'a page that holds most of the words may hold the language',
      'Das Tor ist für das Publikum nicht offen',
      `${ENGLISH} ${GERMAN}`,
    ],
    ['the same language, other words', 'The bridge is closed to all of the traders on it', ENGLISH],
  ])('%s', (_, quote, source) => {
    expect(verifyQuote(quote, indexSource(source)).kind).toMatch(/^(closest|not-in-source)$/);
  });

  test('a declared language that agrees with the quote forbids the refusal', () => {
    const plain = indexSource(ENGLISH).source;
    const german = indexSource({ ...plain, lang: 'de-AT' });
    const finding = verifyQuote('Das Tor ist nicht für das Publikum geöffnet', german);
    expect(finding.kind).toBe('not-in-source');
  });

  test('a declared language counts where the page says too little to tell', () => {
    const plain = indexSource('Tarn, Weir, Lock: 1904.').source;
    const english = indexSource({ ...plain, lang: 'en' });
    const finding = verifyQuote('Das Tor ist nicht für das Publikum geöffnet', english);
    expect(finding).toEqual({ kind: 'refused', why: 'other-language' });
  });
});

describe('what is shown beside a quote that does not stand there', () => {
  test('a paraphrase: the passage with most of its words, named as other words', () => {
    const source =
      'Rules of the lake. Before the first frost all nets are to be taken in by the fishermen. Dogs stay out.';
    const finding = verifyQuote(
      'Fishermen ought to bring home their nets before the frost sets in.',
      indexSource(source),
    );
    expect(finding).toMatchObject({ kind: 'closest', reasons: [{ kind: 'reworded' }] });
    if (finding.kind !== 'closest') return;
    const { start, end } = finding.passage.span;
    expect(source.slice(start, end)).toBe(
      'Before the first frost all nets are to be taken in by the fishermen.',
    );
  });

  test.each([
    ['the cat [13] sat down', 'the cat [12] sat down', 'reference-mark-changed'],
    ['an area of 102 km of land', 'an area of 10² km of land', 'formula'],
    ['the red boat is in port now', 'the red boat is never in port now', 'negation-missing'],
    ['a load of 12 tons came in', 'a load of 92 tons came in', 'number-changed'],
    ['a colour of the sky at dusk', 'a color of the sky at dusk', 'spelling-variant'],
  ])('%s | %s: %s', (quote, source, kind) => {
    const finding = verifyQuote(quote, indexSource(source));
    expect(finding).toHaveProperty(
      'reasons',
      expect.arrayContaining([expect.objectContaining({ kind })]),
    );
  });

  test('references that a bad extractor left in the source are noted', () => {
    const finding = verifyQuote('research & more', indexSource('research &amp; more work'));
    expect(finding).toMatchObject({ kind: 'found', notes: [{ kind: 'entity' }] });
  });
});
