import { describe, expect, test, vi } from 'vitest';
import { createWordsModel } from '../../entrypoints/selection/words-model';
import type { SelectedWords } from '../../lib/model/selection';

const SURVEY = { href: 'https://survey.example/a', label: 'Survey' };
const LOG = { href: 'https://log.example/b', label: 'the log' };
const ASKED = { pageUrl: 'https://forum.example/thread', isPrivate: true };

function open(selected: Partial<SelectedWords>) {
  const calls: string[] = [];
  const sender = {
    tell: vi.fn(async (message: object) => calls.push(JSON.stringify(message))),
    requestAccess: vi.fn(async (patterns: readonly string[]) =>
      calls.push(`ask ${patterns.join(' ')}`),
    ),
  };
  const words = { quoteText: 'the gate was shut', sources: [], nearby: [], ...selected };
  return { model: createWordsModel(7, ASKED, words, sender), calls };
}

const asking = (sources: readonly object[], again: boolean): string =>
  JSON.stringify({
    ...{ kind: 'check-words', tabId: 7, quoteText: 'the gate was shut', ...ASKED, sources, again },
  });

describe('a selection with its links', () => {
  test('is checked without another press, and nothing is asked of the browser', () => {
    const { model, calls } = open({ sources: [SURVEY, LOG] });
    model.begin();
    expect(calls).toEqual([asking([SURVEY, LOG], false)]);
  });

  test('stays with all of them when it is checked again', () => {
    const { model, calls } = open({ sources: [SURVEY, LOG] });
    model.check();
    expect(calls.at(-1)).toBe(asking([SURVEY, LOG], true));
  });
});

describe('a selection without a link', () => {
  test('waits for an address', () => {
    const { model, calls } = open({});
    model.begin();
    expect(calls).toEqual([]);
  });

  test('asks for access in the press, then for the check', () => {
    const { model, calls } = open({ nearby: [LOG] });
    model.setAddress(LOG.href);
    model.check();
    expect(calls).toEqual(['ask *://log.example/* *://www.log.example/*', asking([LOG], true)]);
  });

  test('takes an address that was written without its beginning', () => {
    const { model, calls } = open({});
    model.setAddress(' survey.example/a ');
    model.check();
    expect(calls.at(-1)).toBe(asking([{ href: SURVEY.href, label: 'survey.example' }], true));
  });

  test.each([
    ['', 'malformed'],
    ['javascript:alert(1)', 'not-http'],
    ['http://192.168.0.1/', 'private-address'],
    ['router', 'single-label'],
    ['https://me:secret@survey.example/', 'userinfo'],
  ])('asks for nothing at %j', (address, fault) => {
    const { model, calls } = open({});
    model.setAddress(address);
    model.check();
    expect(model.fault.value).toBe(fault);
    expect(calls).toEqual([]);
  });

  test('has no words to look for where only signs are left', () => {
    const { model, calls } = open({ quoteText: '“…”' });
    model.setAddress(SURVEY.href);
    model.check();
    expect(model.fault.value).toBe('no-words');
    expect(calls).toEqual([]);
  });
});
