// @vitest-environment happy-dom
import axe from 'axe-core';
import * as fc from 'fast-check';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Evidence, type EvidenceProps } from '../../components/evidence';
import type { CopyState } from '../../components/evidence-record';
import type { ChangedRecord } from '../../lib/model/record';
import { rowOf } from '../../lib/present/list-evidence';
import { anyRecord } from '../export/any-record';
import { manyRecords, SAMPLE_LOOKS, SAMPLE_RECORDS } from '../gallery/sample-records';
import { evidenceProps, openRecord } from './evidence-props';

const show = (over: Partial<EvidenceProps> = {}) =>
  act(() => render(<Evidence {...evidenceProps(over)} />, document.body));
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(() => {
    const button = all('button').find((one) => one.textContent?.trim() === name);
    if (button === undefined) throw new Error(`No button is called "${name}".`);
    button.click();
  });

afterEach(() => render(null, document.body));

const CHANGED = { state: 'changed' as const, id: 'x', checkedAt: 1_760_000_000_000 };
const changedOpen = (record: ChangedRecord) => ({ record, remove: () => undefined });

const found = SAMPLE_RECORDS.find(({ result }) => result.bySource[0].verdict.kind === 'found')!;

describe('the evidence page', () => {
  test('draws only what is seen of ten thousand checks, and says where each row stands', () => {
    const rows = manyRecords(10_000).map(rowOf);
    show({ rows, total: rows.length });
    const items = all('.virtual li');
    expect(items.length).toBeLessThan(40);
    expect(items[0]?.getAttribute('aria-setsize')).toBe('10000');
    act(() => {
      const frame = document.querySelector('.virtual')!;
      frame.scrollTop = 5 * 16 * 5000;
      frame.dispatchEvent(new Event('scroll'));
    });
    expect(text()).toContain('(5000)');
    expect(all('.virtual li').length).toBeLessThan(40);
  });

  test('tells which rows are in view, at first and after a scroll', () => {
    const rows = manyRecords(1_000).map(rowOf);
    const seen = vi.fn();
    show({ rows, total: rows.length, seen });
    expect(seen.mock.lastCall?.[0]).toContain(rows[0]);
    act(() => {
      const frame = document.querySelector('.virtual')!;
      frame.scrollTop = 5 * 16 * 500;
      frame.dispatchEvent(new Event('scroll'));
    });
    expect(seen.mock.lastCall?.[0]).toContain(rows[500]);
    expect(seen.mock.lastCall?.[0]).not.toContain(rows[0]);
  });

  test('shows a check in full: verdict, source, what it rests on and earlier checks', () => {
    show({ open: openRecord('kept', found) });
    expect(document.querySelector('#evidence-title')?.textContent).toMatch(/^Quote found/);
    expect(text()).toContain('All checks of this quote');
    expect(text()).toContain('chatgpt.com/c/1');
  });

  test('with nothing kept offers nothing to search or delete, and still takes a file and an answer', () => {
    show({ rows: [], total: 0 });
    expect(all('search, .evidence-tools, .virtual')).toEqual([]);
    expect(text()).toContain('No checks yet');
    expect(text()).not.toContain('Choose a check');
    expect(document.querySelector('input[type=file]')).not.toBeNull();
    expect(document.querySelector('textarea')).not.toBeNull();
  });

  test('brings the record into view where it stands below the list, and moves nothing where it stands beside', () => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue({ top: 900 } as DOMRect);
    show({ open: openRecord('kept', found) });
    expect(moved).toHaveBeenCalledOnce();
    act(() => render(null, document.body));
    place.mockReturnValue({ top: 120 } as DOMRect);
    show({ open: openRecord('kept', found) });
    expect(moved).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test('says in which encoding the page was read, and what told it', () => {
    const [first] = found.result.bySource;
    const decoding = { charset: 'windows-1252', by: 'document' } as const;
    const hash = `sha256:${'0'.repeat(64)}` as const;
    const evidence = { hashes: { raw: hash, text: hash, norm: hash }, selectors: [], decoding };
    const result = { ...found.result, bySource: [{ ...first, evidence }] as const };
    show({ open: openRecord('kept', { ...found, result }) });
    expect(text()).toContain('windows-1252, as the page says');
  });

  test('shows no verdict from a damaged copy', () => {
    show({ open: openRecord('damaged', found), damaged: new Set([found.id]) });
    expect(document.querySelector('[role=alert]')?.textContent).toContain('changed or damaged');
    const row = all('.row-head').find((one) => one.getAttribute('aria-current') === 'true');
    expect(row?.textContent).toContain('Could not check');
    expect(document.querySelector('.evidence-record')?.textContent).not.toContain('Quote found');
    const buttons = all('.evidence-record .button').map((one) => one.textContent);
    expect(buttons).toContain('Open the page');
    expect(buttons).not.toContain('Open at the passage');
    expect(buttons).not.toContain('Check the stored copy');
  });

  test('shows no verdict before the copy has been read', () => {
    show({ open: openRecord('reading', found) });
    expect(document.querySelector('.evidence-record')?.textContent).not.toContain('Quote found');
    expect(all('.evidence-record .button').map((one) => one.textContent)).not.toContain(
      'Save evidence card',
    );
  });

  test('names a record that was changed after it was kept, in the list, in the history and in full, with no verdict', () => {
    const changed = { ...CHANGED, cited: found.citation.quoteText };
    show({ rows: [rowOf(changed)], total: 1, hasDamaged: true, open: changedOpen(changed) });
    const [row] = all('.row-head');
    expect(row?.textContent).toContain('Changed after it was kept');
    expect(all('.virtual .row-detail')[0]?.textContent).not.toContain('found');
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'This record was changed after it was kept. Its verdict is not shown, and these words may not be those that were checked.',
    );
    expect(all('.evidence-record .button').map((one) => one.textContent)).toEqual(['Delete']);
    expect(text()).toContain('1 changed record');
    show({ open: openRecord('kept', found, { history: [found, changed] }) });
    const history = all('.evidence-record li').map((one) => one.textContent);
    expect(history[1]).toContain('Changed after it was kept');
  });

  test('says that a pin or note was changed after it was added, and shows nothing of it', () => {
    const entry = { kind: 'changed' as const, id: 'e', record: found.id, at: 5 };
    show({ open: openRecord('kept', found, { entries: [entry] }) });
    expect(text()).toContain('A pin or note on this record was changed after it was added.');
    expect(document.querySelector('.evidence-record form p')?.textContent).toBe('None yet');
  });

  test('deletes only on a second press', () => {
    const remove = vi.fn();
    show({ rows: [], open: openRecord('kept', found, { remove }) });
    const [button] = all('button').filter((one) => one.textContent === 'Delete');
    act(() => button?.click());
    expect(remove).not.toHaveBeenCalled();
    press('Delete for good');
    expect(remove).toHaveBeenCalledOnce();
  });

  test('lists the answers that were brought, and checks only those that are chosen', () => {
    const answers = {
      ...evidenceProps().answers,
      answers: [
        { title: 'The wall', quotes: 1, sentences: 0 },
        { title: '', quotes: 12, sentences: 0 },
      ],
    };
    show({ answers: { ...answers, chosen: new Set() } });
    expect(text()).toContain('Answer 2');
    expect(text()).toContain('12 quotes');
    const check = () => all('button').find((one) => one.textContent === 'Check the chosen quotes');
    expect(check()?.hasAttribute('disabled')).toBe(true);
    show({ answers: { ...answers, chosen: new Set([0]) } });
    expect(check()?.hasAttribute('disabled')).toBe(false);
    show({ answers: { ...answers, progress: { kind: 'check-answers', done: 3, total: 13 } } });
    expect(text()).toContain('3 of 13 checked');
  });

  test('offers what is done with several, names how many a deletion is about, and tells how far it is', () => {
    const did: string[] = [];
    const deleteChosen = () => void did.push('delete');
    const pinChosen = (pinned: boolean) => void did.push(`pin ${pinned}`);
    show({
      selected: new Set(['record-1', 'record-2']),
      areAllPinned: true,
      pinChosen,
      deleteChosen,
    });
    press('Unpin');
    press('Delete');
    press('Delete 2 checks for good');
    expect(did).toEqual(['pin false', 'delete']);
    const stop = vi.fn();
    show({ progress: { kind: 'delete', done: 1200, total: 10_000 }, stop });
    expect(text()).toContain('1,200 of 10,000 deleted');
    expect(document.activeElement?.textContent).toBe('Stop');
    expect(all('.evidence-tools button').map((one) => one.textContent)).toEqual(['Stop']);
    press('Stop');
    expect(stop).toHaveBeenCalledOnce();
  });

  test('counts the cited sentences of an answer apart from its quotes', () => {
    const answers = [
      { title: 'The wall', quotes: 2, sentences: 5 },
      { title: 'The tide', quotes: 0, sentences: 1 },
    ];
    show({ answers: { ...evidenceProps().answers, answers } });
    const rows = all('.answer-list label').map((row) => row.textContent);
    expect(rows).toEqual(['The wall2 quotes, 5 cited sentences', 'The tide1 cited sentence']);
    expect(text()).toContain('Check the chosen answers');
  });

  test('says why it is empty', () => {
    show({ rows: [], total: 0 });
    expect(text()).toContain('No checks yet.');
    show({ rows: [], total: 5 });
    expect(text()).toContain('No check fits this search.');
  });

  const COPIES: readonly CopyState[] = ['kept', 'missing', 'damaged', 'none'];
  test.each(COPIES)(
    'is free of violations with a copy that is %s',
    { timeout: 60_000 },
    async (copy) => {
      document.documentElement.lang = 'en';
      document.title = 'Evidence';
      show({ open: openRecord(copy, found), selected: new Set(['record-1']) });
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
        rules: { 'color-contrast': { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    },
  );
});

test('whatever an import takes can be shown in full', () => {
  fc.assert(
    fc.property(anyRecord, (any) => {
      show({ rows: [rowOf(any)], open: openRecord('kept', any) });
      expect(document.querySelector('#evidence-title')).not.toBeNull();
      render(null, document.body);
    }),
    { numRuns: 60 },
  );
});

describe('a look at a cited sentence', () => {
  const look = (name: string) => SAMPLE_LOOKS.find(({ id }) => id === `look-${name}`)!;
  const missing = look('missing');
  const record = () => document.querySelector('.evidence-record')!;

  test('is a row with a diamond, the sentence, and what was not found of it in words', () => {
    show({ rows: [missing, found].map(rowOf) });
    const [row, quote] = all('.evidence-row');
    expect(row?.textContent).toContain('A detail of this sentence was not found');
    expect(row?.textContent).toContain(missing.citation.sentence);
    expect(row?.textContent).toContain('Not found: 12 million ·');
    expect(row?.querySelector('svg')?.innerHTML).not.toBe(quote?.querySelector('svg')?.innerHTML);
  });

  test('is counted apart, and filtered by states of its own', () => {
    const search = vi.fn();
    show({ rows: [missing, found].map(rowOf), search });
    expect(text()).toContain('1 check, 1 cited sentence');
    press('Cited sentences');
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ of: 'sentence', state: 'all' }));
    show({ filter: { ...evidenceProps().filter, of: 'sentence' } });
    const names = all('.chip[title]').map((chip) => chip.title);
    expect(names).toContain('A detail of this sentence was not found');
    expect(names).not.toContain('Quote found');
  });

  test('is shown in full: details, closest passage, topic, link and hashes, and no verdict', () => {
    show({ open: openRecord('kept', missing) });
    const words = record().textContent ?? '';
    expect(words).toContain('One detail was not found on the page');
    expect(words).toContain('not found as written on the page');
    expect(words).toContain('Closest passage');
    expect(words).toContain('The same as that of the sentence');
    expect(words).toContain('All looks at this sentence');
    expect(words).not.toMatch(/quote found|not in the cited source/i);
    for (const form of all('.evidence-record form')) form.remove();
    expect(record().textContent).not.toMatch(/supported|verified/i);
  });

  test('shows nothing from a damaged copy but the sentence', () => {
    show({ open: openRecord('damaged', missing), damaged: new Set([missing.id]) });
    const words = record().textContent ?? '';
    expect(words).toContain(missing.citation.sentence);
    expect(words).toContain('Nothing is shown from it');
    expect(words).not.toMatch(/not found|closest passage|topic of the page/i);
    expect(all('.evidence-record a.button').map((link) => link.textContent)).toEqual([
      'Open the page',
    ]);
    expect(all('.evidence-record a').every(({ outerHTML }) => !outerHTML.includes(':~:'))).toBe(
      true,
    );
  });

  test('takes what the reader says, what was done, and why', () => {
    const note = vi.fn();
    show({ open: openRecord('kept', missing, { note }) });
    const [said, action] = all('.evidence-record select') as HTMLSelectElement[];
    expect(said?.value, 'nothing is said for the reader').toBe('cannot-tell');
    const choose = (select: HTMLSelectElement | undefined, value: string) =>
      act(() => {
        select!.value = value;
        select!.dispatchEvent(new Event('change'));
      });
    choose(said, 'not-supported');
    choose(action, 'revised');
    act(() => {
      const form = document.querySelector<HTMLFormElement>('.evidence-record form')!;
      form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    });
    expect(note).toHaveBeenCalledWith('not-supported', 'revised', '');
    const entry = {
      ...{ kind: 'disposition' as const, id: 'e', record: missing.id, at: 1 },
      ...{ said: 'not-supported' as const, action: 'revised' as const, reason: 'twelve, not 21' },
    };
    show({ open: openRecord('kept', missing, { entries: [entry] }) });
    expect(text()).toContain('Not supported · Revised: twelve, not 21');
  });

  test('of several sources tells of each by what it rests on', () => {
    show({ open: openRecord('kept', look('several sources')) });
    expect(all('.evidence-record details.panel')).toHaveLength(2);
  });

  const NAMES = ['missing', 'several sources', 'details found', 'elsewhere'];
  test.each(NAMES)('is free of violations: %s', { timeout: 60_000 }, async (name) => {
    const one = look(name);
    document.documentElement.lang = 'en';
    document.title = 'Evidence';
    show({ rows: SAMPLE_LOOKS.map(rowOf), open: openRecord('kept', one) });
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
