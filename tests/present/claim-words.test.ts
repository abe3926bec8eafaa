import { describe, expect, test } from 'vitest';
import type { ClaimSource } from '../../lib/model/claim-result';
import { askReader } from '../../lib/present/ask-reader';
import { claimMarkState } from '../../lib/present/claim-state';
import { claimWording } from '../../lib/present/claim-wording';
import { closestPassage } from '../../lib/present/closest-passage';
import { describeClaim } from '../../lib/present/describe-claim';
import { describeClaimSource } from '../../lib/present/describe-claim-source';
import { listDetails } from '../../lib/present/list-details';
import { sentenceParts } from '../../lib/present/sentence-parts';
import { GALLERY_CLAIMS } from '../gallery/gallery-claims';
import { READING } from '../gallery/sample-checks';
import { claimOf, lookedUp, lookOf, unread, withMore } from '../gallery/sample-claims';
import { wordingIn } from './say-in';

const wording = claimWording(wordingIn('en'));
const FILLER = 'Rope, tar and lamp oil came by boat, paid on delivery. '.repeat(8);
const PAGE = `In 1904 the harbour of Tarn was dredged, but only at its mouth. It took 12,500 crowns. ${FILLER}`;
const TWO = [
  { href: 'https://a.example/', label: 'A' },
  { href: 'https://b.example/', label: 'B' },
] as const;

const resultOf = (first: ClaimSource, ...others: ClaimSource[]) => {
  const look = lookedUp(first, ...others);
  if (look.state !== 'looked-up') throw new Error('A look that ended was asked for.');
  return look.result;
};
const words = (said: string, ...pages: string[]) => {
  const [first, ...others] = pages.map((page) => lookOf(said, page));
  return describeClaim(lookedUp(first!, ...others), wording);
};

describe('the title', () => {
  test('counts what was found, and says that it is not enough', () => {
    expect(words('In 1904 the harbour of Tarn was dredged.', PAGE)).toEqual({
      title: 'The 2 details looked for were found on the page',
      sentence: 'That does not show that the source says what the sentence says.',
    });
  });

  test('counts what was not found, a detail that is said twice once', () => {
    const said = 'In 1907 the harbour of Tarn was dredged, and it was 1907 when the mouth was.';
    expect(words(said, PAGE)).toEqual({
      title: 'One detail was not found on the page',
      sentence: 'The whole text was searched.',
    });
    expect(words('The harbour of Tarn took 9,000 crowns.', PAGE).sentence).toBe(
      'The whole text was searched. Units are not converted.',
    );
  });

  test('speaks of all sources where there are several', () => {
    const said = 'In 1907 the harbour of Tarn was dredged.';
    expect(words(said, PAGE, PAGE).title).toBe(
      'One detail was not found in the sources that were read',
    );
  });

  test('speaks of the copy or the file where that was read', () => {
    const said = 'In 1907 the harbour of Tarn was dredged.';
    const titleVia = (via: 'archive' | 'file') =>
      describeClaim(lookedUp(lookOf(said, PAGE, { reading: { ...READING, via } })), wording).title;
    expect(titleVia('archive')).toBe('One detail was not found in the archived copy');
    expect(titleVia('file')).toBe('One detail was not found in the file you chose');
  });

  test('says nothing of what is missing while a source was not read', () => {
    const said = 'In 1907 the harbour of Tarn was dredged.';
    const why = { kind: 'link', class: 'gone' } as const;
    expect(describeClaim(lookedUp(lookOf(said, PAGE), unread(why)), wording)).toEqual({
      title: 'Not every source could be looked at',
      sentence: 'What was not found may stand in a source that could not be read.',
    });
    expect(describeClaim(withMore(lookedUp(lookOf(said, PAGE)), 1), wording).sentence).toBe(
      'The page does not show 1 more source.',
    );
  });

  test.each(GALLERY_CLAIMS)('never says that a sentence is supported: $name', ({ look }) => {
    const { title, sentence } = describeClaim(look, wording);
    expect(`${title} ${sentence}`).not.toMatch(/support|verif|correct|confirm|true\b|right/i);
  });
});

describe('the details', () => {
  const said = 'In 1904 the harbour of Tarn took 12,000 crowns and 3 ships.';
  const claim = claimOf(said);

  test('are listed in the order of the sentence, found or not', () => {
    const details = listDetails(claim, resultOf(lookOf(said, PAGE)), wording);
    expect(details.map(({ text, status }) => [text, status])).toEqual([
      ['1904', 'on the page'],
      ['Tarn', 'on the page'],
      ['12,000', 'not found as written on the page'],
      ['3', 'not found as written on the page'],
    ]);
  });

  test('show the sentence of the page that has them', () => {
    const [year] = listDetails(claim, resultOf(lookOf(said, PAGE)), wording);
    expect(year?.passage).toEqual([
      { kind: 'around', text: 'In ' },
      { kind: 'shared', text: '1904' },
      { kind: 'around', text: ' the harbour of Tarn was dredged, but only at its mouth.' },
    ]);
  });

  test('that any source has count as found, and it is said in which', () => {
    const other = `The harbour of Tarn took 3 ships. ${FILLER}`;
    const result = resultOf(
      lookOf(said, PAGE, { title: 'Log' }),
      lookOf(said, other, { title: 'Pier' }),
    );
    const details = listDetails(claimOf(said, { sources: [...TWO] }), result, wording);
    expect(details.map(({ text, status }) => [text, status])).toEqual([
      ['1904', 'in “Log”'],
      ['Tarn', 'in “Log”, in “Pier”'],
      ['12,000', 'not found as written in the sources that were read'],
      ['3', 'in “Pier”'],
    ]);
  });

  test('that only the title has are said to stand there', () => {
    const page = PAGE.replace('In 1904', 'Then');
    const { outcome, ...look } = lookOf(said, page, {}, { title: 'Tarn in 1904' });
    const [year] = listDetails(claim, resultOf({ outcome, ...look }), wording);
    expect(year).toMatchObject({ isFound: true, status: 'in the title', passage: null });
  });

  test('that the page folds away are said to be', () => {
    const side = [{ kind: 'collapsed' as const, text: 'The ledger has 3 ships.' }];
    const details = listDetails(claim, resultOf(lookOf(said, PAGE, {}, { side })), wording);
    expect(details.at(-1)).toMatchObject({
      isFound: true,
      note: 'The words stand in a part that is folded away at first',
    });
  });
});

describe('the sentence', () => {
  test('is shown in its parts, each with what was not found of it', () => {
    const said =
      'In [12] the harbour of Tarn was dredged twice by hand; the work took 12 years and many men.';
    const parts = sentenceParts(claimOf(said), resultOf(lookOf(said, PAGE)));
    expect(parts.map(({ missing }) => missing)).toEqual([[], ['12 years']]);
    expect(parts[0]?.segments).toEqual([
      { kind: 'same', text: 'In [12] the harbour of Tarn was dredged twice by hand' },
    ]);
    expect(parts[1]?.segments.filter(({ kind }) => kind === 'missing')).toEqual([
      { kind: 'missing', text: '12 years' },
    ]);
  });

  test('is one part where nothing was read', () => {
    const why = { kind: 'link', class: 'gone' } as const;
    expect(sentenceParts(claimOf('One; two.'), resultOf(unread(why)))).toEqual([
      { segments: [{ kind: 'same', text: 'One; two.' }], missing: [] },
    ]);
  });
});

describe('the closest passage', () => {
  const said = 'In 1904 the harbour of Tarn was dredged by convicts.';
  const passage = closestPassage(claimOf(said), lookOf(said, PAGE), wording.say);

  test('has the shared words marked, and those that may limit it', () => {
    const marked = (kind: string) =>
      passage?.segments.filter((segment) => segment.kind === kind).map(({ text }) => text);
    expect(marked('shared')).toEqual(['1904', 'harbour', 'Tarn', 'dredged']);
    expect(marked('condition')).toEqual(['but only']);
    expect(passage?.conditions).toEqual(['“but only”']);
    expect(passage?.segments.map(({ text }) => text).join('')).toBe(
      lookOf(said, PAGE).excerpt?.text,
    );
  });

  test('names the words of the sentence that are not in view', () => {
    expect(passage?.lacks).toEqual(['convicts']);
  });
});

describe('one source', () => {
  const said = 'In 1907 the harbour of Tarn was dredged.';
  const claim = claimOf(said);

  test('offers other ways only where something is missing, and never the other sources', () => {
    const found = lookOf(said.replace('1907', '1904'), PAGE);
    expect(describeClaimSource(claim, found, wording).ways).toEqual([]);
    expect(describeClaimSource(claim, lookOf(said, PAGE), wording).ways).toEqual([
      'open-tab',
      'copies',
    ]);
  });

  test('that was read in part is said to be, without a word of a quote', () => {
    const look = lookOf(said, PAGE, {}, { doubts: ['truncated'] });
    const { unreadable, main } = describeClaimSource(claim, look, wording);
    expect(unreadable?.reason).toBe('Only part of the page could be read.');
    expect(main).toBe('open-tab');
  });

  test('in another language is said to be', () => {
    const german = `Der Hafen von Tarn wurde damals ausgebaggert, und das Geld kam von den Fischern. `;
    const look = lookOf(said, german.repeat(8));
    expect(describeClaimSource(claim, look, wording).unreadable?.reason).toBe(
      'The page is in another language than the sentence.',
    );
  });

  test('an archived copy is told by what it has', () => {
    const copy = (page: string) => ({
      archive: 'Wayback Machine',
      saveUrl: 'https://web.archive.org/save/https://harbour.example/',
      answer: 'copies' as const,
      copy: lookOf(said, page, {
        reading: { ...READING, via: 'archive' as const, capturedAt: Date.UTC(2026, 4, 12, 12) },
      }),
    });
    const remark = (page: string) =>
      describeClaimSource(claim, lookOf(said, PAGE, { archived: copy(page) }), wording).remarks[0]
        ?.sentence;
    expect(remark(PAGE.replace('1904', '1907'))).toBe(
      'Each of these details stands in the copy of May 12, 2026 at the Wayback Machine.',
    );
    expect(remark(PAGE)).toBe('Not found in the copy of May 12, 2026 at the Wayback Machine: 1907');
  });
});

describe('the three questions', () => {
  test('point at what the card shows', () => {
    const said = 'In 1907 the harbour of Tarn was dredged.';
    expect(
      askReader(claimOf(said), resultOf(lookOf(said, PAGE)), wording).map(({ help }) => help),
    ).toEqual([
      'Compare the sentence with the closest passage.',
      'Words near the passage may limit it: “but only”.',
      'Read the sentence without the details that were not found.',
    ]);
  });

  test('are not asked where nothing was read', () => {
    const why = { kind: 'link', class: 'gone' } as const;
    expect(askReader(claimOf('In 1907.'), resultOf(unread(why)), wording)).toEqual([]);
  });
});

test('every sample of the gallery is what its name says', () => {
  const states = Object.fromEntries(
    GALLERY_CLAIMS.map(({ name, look }) => [name, claimMarkState(look)]),
  );
  expect(states).toMatchObject({
    'details found': 'read',
    'no details': 'read',
    missing: 'missing',
    compound: 'missing',
    elsewhere: 'elsewhere',
    partly: 'partly',
    'sources kept back': 'partly',
    'no permission': 'could-not-check',
    'read in part': 'could-not-check',
    'other language': 'could-not-check',
    'not checkable': 'not-checkable',
  });
});
