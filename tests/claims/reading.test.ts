import { describe, expect, test } from 'vitest';
import { checkClaim } from '../../lib/claims/check-claim';
import type { ClaimReading } from '../../lib/model/claim-reading';
import type { SourceText } from '../../lib/model/source-text';
import { indexSource } from '../../lib/verify/index-source';

const PAGE = `The harbour of Tarn was dredged in 1904 at a cost of 12,500 crowns. Until then no ship of more than 300 tons could enter at low water. However, the council did not pay for the work: a levy on salted fish did. Fishermen called the levy a tide of its own. By 1911 the debt was cleared, but only if one believes the town clerk.`;
const OTHER = `Rye dough needs acid, or the crumb stays wet. The sour is fed three times in sixteen hours and kept warm. The loaf is baked hot for ten minutes and then slowly for fifty. Salt is added only to the final dough.`;

const source = (text: string, more: Partial<SourceText> = {}) => {
  const { source: plain } = indexSource(text);
  return indexSource({ ...plain, ...more });
};
const read = (sentence: string, page = PAGE): Extract<ClaimReading, { kind: 'read' }> => {
  const reading = checkClaim(sentence, indexSource(page));
  if (reading.kind !== 'read') throw new Error(`Expected a reading, got ${reading.kind}.`);
  return reading;
};

describe('nothing is said', () => {
  const ASIDES: readonly [fact: string, sentence: string][] = [
    ['of a question', 'Did the harbour of Tarn cost 12,500 crowns?'],
    ['of an offer', 'Let me know if you want the costs of 1904 as a table.'],
    ['of an offer behind a condition', 'If you want, I can look up the year 1904 too.'],
    ['of an announcement', 'Here are the main facts about the harbour of Tarn:'],
    ['of a few common words', 'This is not so.'],
    ['of a German offer', 'Gerne kann ich weitere Quellen zum Hafen nennen.'],
    ['of a French aside', "N'hésitez pas à demander d'autres détails sur le port."],
    ['of a Chinese aside', '希望这些信息对您有帮助。'],
  ];
  test.each(ASIDES)('%s', (_fact, sentence) => {
    expect(checkClaim(sentence, indexSource(PAGE))).toEqual({ kind: 'not-checkable' });
  });

  const SENTENCE = 'The harbour of Tarn was dredged in 1904.';
  test.each(['truncated', 'sign-of-paywall', 'charset-guessed'] as const)(
    'of a page read in doubt: %s',
    (doubt) => {
      expect(checkClaim(SENTENCE, source(PAGE, { doubts: [doubt] }))).toEqual({
        kind: 'silent',
        why: doubt,
      });
    },
  );
  test('of a search result, which ends in an ellipsis', () => {
    expect(checkClaim(SENTENCE, indexSource(`${PAGE.slice(0, 150)} …`))).toEqual({
      kind: 'silent',
      why: 'truncated',
    });
  });
  test('of a few words', () => {
    expect(checkClaim(SENTENCE, indexSource('Please wait.'))).toEqual({
      kind: 'silent',
      why: 'too-short',
    });
  });
  test('of a page in another language', () => {
    const german =
      'Der Hafen von Tarn wurde 1904 ausgebaggert und kostete 12.500 Kronen. Bis dahin konnte bei Ebbe kein Schiff von mehr als 300 Tonnen einlaufen. Die Stadt hat das nicht bezahlt.';
    expect(
      checkClaim(
        'The harbour of Tarn was dredged in 1904, and it is not the only one of the coast.',
        indexSource(german),
      ),
    ).toEqual({ kind: 'silent', why: 'other-language' });
    expect(
      checkClaim(
        SENTENCE,
        indexSource(
          '塔恩港于1904年疏浚，耗资12,500克朗。在那之前，超过300吨的船只在退潮时无法进港。',
        ),
      ),
    ).toEqual({ kind: 'silent', why: 'other-language' });
  });
});

describe('parts', () => {
  const ROWS: readonly [fact: string, sentence: string, parts: readonly string[]][] = [
    [
      'one clause is one part',
      'The harbour was dredged in 1904.',
      ['The harbour was dredged in 1904.'],
    ],
    [
      'a semicolon parts',
      'The harbour was dredged in 1904; the debt was cleared by 1911.',
      ['The harbour was dredged in 1904', 'the debt was cleared by 1911.'],
    ],
    [
      'a clause behind a conjunction',
      'The harbour was dredged in 1904, but the council did not pay for it.',
      ['The harbour was dredged in 1904,', 'but the council did not pay for it.'],
    ],
    [
      'a list is no clause',
      'The levy was paid by fishermen, salters, and the carters of Tarn.',
      ['The levy was paid by fishermen, salters, and the carters of Tarn.'],
    ],
    [
      'an abbreviation ends nothing',
      'The plan of Dr. Holm was read in 1904.',
      ['The plan of Dr. Holm was read in 1904.'],
    ],
    [
      'initials end nothing',
      'The plan of J. R. Holm was read in 1904.',
      ['The plan of J. R. Holm was read in 1904.'],
    ],
    [
      'a German date ends nothing',
      'Die Brücke wurde am 3. Mai 1955 eröffnet.',
      ['Die Brücke wurde am 3. Mai 1955 eröffnet.'],
    ],
    [
      'two sentences are two parts',
      'The harbour was dredged in 1904. It cost 12,500 crowns.',
      ['The harbour was dredged in 1904.', 'It cost 12,500 crowns.'],
    ],
  ];
  test.each(ROWS)('%s', (_fact, sentence, parts) => {
    const page = sentence.startsWith('Die')
      ? 'Die Brücke ist seit dem 3. Mai 1955 offen und wird von der Stadt bezahlt.'
      : PAGE;
    expect(read(sentence, page).parts.map(({ text }) => text)).toEqual(parts);
  });

  test('each detail knows its part', () => {
    const { details } = read('The harbour was dredged in 1904, but the debt was cleared by 1912.');
    expect(details.map(({ text, part, found }) => [text, part, found])).toEqual([
      ['1904', 0, true],
      ['1912', 1, false],
    ]);
  });
});

describe('the passage', () => {
  test('holds the sentence that shares most of the words', () => {
    const { closest } = read('The debt for the work was cleared in 1911.');
    const { start, end } = closest!.span;
    expect(PAGE.slice(start, end)).toContain('By 1911 the debt was cleared');
  });
  test('comes with the words near it that may limit it', () => {
    const { conditions } = read('The debt for the work was cleared in 1911.');
    expect(conditions.map(({ span }) => PAGE.slice(span.start, span.end))).toContain('but only if');
  });
  test('is not given where nothing is shared', () => {
    expect(read('Quarterly profits at Kaneda rose sharply in Osaka.').closest).toBeNull();
  });
  test('a detail lies where it is said to be', () => {
    const { details } = read('The dredging of the harbour of Tarn in 1904 cost 12 500 crowns.');
    const places = details.map(({ at }) => at && PAGE.slice(at.span.start, at.span.end));
    expect(places).toEqual(['Tarn', '1904', '12,500']);
  });
});

describe('where on the page a detail may stand', () => {
  const SENTENCE = 'The harbour of Tarn took 14 boats.';
  const figure = (more: Partial<SourceText>, text = PAGE) => {
    const reading = checkClaim(SENTENCE, source(text, more));
    const detail =
      reading.kind === 'read' ? reading.details.find((one) => one.text === '14') : null;
    return detail && [detail.found, detail.at?.stream ?? null];
  };
  test('in a collapsed part', () => {
    expect(figure({ side: [{ kind: 'collapsed', text: 'Boats: 14 in all' }] })).toEqual([
      true,
      'collapsed',
    ]);
  });
  test('in the title, which has no place', () => {
    expect(figure({ title: 'The 14 boats of Tarn' })).toEqual([true, null]);
  });
  test('not in hidden text', () => {
    expect(figure({ side: [{ kind: 'hidden', text: 'Boats: 14 in all' }] })).toEqual([false, null]);
  });
  test('not where it is struck out', () => {
    const text = `${PAGE} There were 14 boats.`;
    const start = text.indexOf('14 boats');
    expect(figure({ ranges: [{ kind: 'struck', start, end: start + 2 }] }, text)).toEqual([
      false,
      null,
    ]);
  });
});

describe('the topic', () => {
  test('is that of the page', () => {
    expect(
      read('The harbour of Tarn was dredged for 12,500 crowns, paid by a levy on fish.').topic,
    ).toBe('on-topic');
  });
  test('is another', () => {
    expect(
      read('The harbour of Tarn was dredged for 12,500 crowns, paid by a levy on fish.', OTHER)
        .topic,
    ).toBe('elsewhere');
  });
  test('is left open where the title names what the sentence speaks of', () => {
    const reading = checkClaim(
      'The harbour of Tarn was dredged for 12,500 crowns.',
      source(OTHER, { title: 'Tarn today' }),
    );
    expect(reading.kind === 'read' && reading.topic).toBe('unclear');
  });
  test('closer sentences score higher', () => {
    const score = (sentence: string) => read(sentence).topicScore;
    expect(score('A levy on salted fish paid for the harbour.')).toBeGreaterThan(
      score('A tax on salted meat paid for the market.'),
    );
    expect(score('A tax on salted meat paid for the market.')).toBeGreaterThan(
      score('A choir of students sang in the park.'),
    );
  });
});
