// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Card } from '../../components/card';
import type { CardActions } from '../../components/card-actions';
import { HiddenCard } from '../../components/hidden-card';
import type { Citation } from '../../lib/model/citation';
import type { CheckState } from '../../lib/model/citation-state';
import {
  changed,
  checked,
  citationOf,
  closest,
  couldNotCheck,
  found,
  foundWithEdits,
  NOW,
  readOf,
} from '../gallery/sample-checks';
import { wordingIn } from '../present/say-in';

const TEXT = 'Of late the wall has lost 21 stones, or so.';
const wording = wordingIn('en', NOW);

function actionsOf(): CardActions {
  return {
    check: vi.fn(),
    checkOtherWay: vi.fn(),
    allow: vi.fn(),
    copy: vi.fn(),
    showInAnswer: null,
    close: vi.fn(),
  };
}

function show(citation: Citation, check: CheckState, actions = actionsOf()) {
  act(() =>
    render(
      <Card citation={citation} check={check} titleId="t" wording={wording} actions={actions} />,
      document.body,
    ),
  );
  return actions;
}

const title = () => document.querySelector('h2')?.textContent;
const text = () => document.body.textContent;
const buttons = () =>
  [...document.querySelectorAll('.actions > :not(details), summary')].map(
    (button) => button.textContent,
  );
const press = (name: string) =>
  act(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button')];
    const button = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
    if (button === undefined) throw new Error(`No button is called "${name}".`);
    button.click();
  });

afterEach(() => render(null, document.body));

describe('found', () => {
  test('shows the source’s words in quotation marks, leading to the passage', () => {
    show(citationOf('the wall has lost'), checked(found(TEXT, 'the wall has lost')));
    expect(title()).toBe('Quote found');
    const quote = document.querySelector('a.words-quote');
    expect(quote?.textContent).toBe('“the wall has lost”');
    expect(quote?.getAttribute('href')).toContain('#:~:text=the%20wall%20has%20lost');
    expect(quote?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('says once what it does not show', () => {
    show(
      citationOf('the wall'),
      checked(found(TEXT, 'the wall'), { ...found(TEXT, 'the wall'), source: 0 }),
    );
    expect(document.querySelectorAll('.small-print').length).toBe(1);
  });

  test('copies the source’s own words', () => {
    const actions = show(citationOf('The wall'), checked(found(TEXT, 'the wall')));
    press('Copy the source’s words');
    expect(actions.copy).toHaveBeenCalledWith('the wall');
    expect(buttons()).toContain('Copied');
  });

  test('copies the source’s own words with where they stand', () => {
    const actions = show(citationOf('The wall'), checked(found(TEXT, 'the wall')));
    press('Copy the source’s words with their citation');
    expect(actions.copy).toHaveBeenCalledWith(
      '“the wall” (Seawall survey 2026, harbour.example, read on May 14, 2026)\n' +
        'https://harbour.example/survey#:~:text=Of%20late-,the%20wall,-has%20lost%2021%20stones%2C',
    );
  });

  test('copies what a claim can be given as its receipt', () => {
    const actions = show(
      citationOf('the wall has lost'),
      checked(found(TEXT, 'the wall has lost')),
    );
    press('Copy with receipt');
    expect(actions.copy).toHaveBeenCalledWith(
      '“the wall has lost”\nQuote found (Verbatim, May 14, 2026)\n' +
        'https://harbour.example/survey#:~:text=the%20wall%20has%20lost',
    );
  });

  test('shows a caution as a line of its own', () => {
    const cautions = [{ kind: 'condition-follows', words: 'or so' } as const];
    show(citationOf('21 stones'), checked(found(TEXT, '21 stones', { cautions })));
    expect(document.querySelector('.caution')?.textContent).toBe('The sentence goes on: “or so”');
  });
});

test('edits show what was left out in place', () => {
  show(
    citationOf('the wall … 21 stones'),
    checked(foundWithEdits(TEXT, ['the wall', '21 stones'], ['has lost'])),
  );
  expect(title()).toBe('Quote found, with marked edits');
  expect(document.querySelector('.words')?.textContent).toBe(
    'Of late “the wall [has lost] 21 stones”, or so.',
  );
});

describe('closest', () => {
  const quote = 'the wall has lost 12 stones';
  const near = closest(
    TEXT,
    'the wall has lost 21 stones',
    [changed(quote, '12', TEXT, '21')],
    [{ kind: 'number-changed', quote: '12', source: '21' }],
  );

  test('marks the differing words in both lines and names them', () => {
    show(citationOf(quote), checked(near));
    expect(title()).toBe('Not word for word');
    expect(text()).toContain('Closest passage in the source:');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      '12',
      '21',
    ]);
    expect(document.querySelector('.lines')?.textContent).toBe('Number changed: 21 → 12');
  });

  test('puts no quotation marks around words that are not the quote', () => {
    show(citationOf(quote), checked(near));
    expect(text()).not.toMatch(/[“”]/);
  });
});

test('the keyboard stays on the card when what was pressed is gone', () => {
  const citation = citationOf('absent words');
  show(citation, checked(readOf({ kind: 'not-in-source' })));
  document.querySelector<HTMLElement>('.actions button')?.focus();
  show(citation, { state: 'checking' });
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
});

describe('not in the source', () => {
  test('keeps the link and says where else the words stand', () => {
    const citation = citationOf('absent words', {
      sources: [
        { href: 'https://a.example/', label: 'A' },
        { href: 'https://b.example/', label: 'B' },
      ],
    });
    show(citation, {
      state: 'checked',
      checkedAt: NOW,
      result: {
        best: 0,
        bySource: [readOf({ kind: 'not-in-source' })],
        elsewhere: {
          source: 1,
          at: { stream: 'main', index: 0, span: { start: 0, end: 1 } },
          href: 'https://b.example/',
          label: 'B',
        },
        moreSources: 0,
      },
    });
    expect(title()).toBe('The cited source does not contain this quote.');
    expect(text()).toContain('These words stand in another source of this answer: B');
    expect(buttons()).toEqual([
      'Open the page',
      'Check again',
      'Check in my open tab',
      'More',
      'Look in the other sources',
      'Look for an earlier copy',
      'Copy with receipt',
    ]);
  });
});

describe('could not check', () => {
  test('gives the reason, the next step and the button that helps', () => {
    const actions = show(
      citationOf('words'),
      checked(couldNotCheck({ kind: 'no-permission', origin: 'https://harbour.example' })),
    );
    expect(title()).toBe('Could not check the source.');
    expect(text()).toContain('Verbatim may not open harbour.example yet.');
    expect(buttons()[0]).toBe('Allow harbour.example…');
    press('Allow harbour.example…');
    expect(actions.allow).toHaveBeenCalledOnce();
  });

  test('a nearest passage stands under the reason and is no verdict', () => {
    const quote = 'lost 12 stones';
    const read = readOf({
      kind: 'could-not-check',
      why: { kind: 'doubt', doubt: 'truncated' },
      nearest: {
        passage: { stream: 'main', index: 0, span: { start: 21, end: 35 } },
        edits: [changed(quote, '12', TEXT, '21')],
      },
    });
    show(
      citationOf(quote),
      checked({ ...read, excerpt: { stream: 'main', index: 0, start: 0, text: TEXT } }),
    );
    expect(title()).toBe('Could not check the source.');
    expect(text()).toContain('this is no verdict');
  });

  test('an address that is never opened is not offered as a link', () => {
    show(
      citationOf('words', { sources: [{ href: 'http://192.168.1.1/', label: 'router' }] }),
      checked(couldNotCheck({ kind: 'refused-address', why: 'private-address' })),
    );
    expect(document.querySelector('a')).toBeNull();
  });
});

test('a script in place of a link is never offered', () => {
  show(citationOf('words', { sources: [{ href: 'javascript:alert(1)', label: 'x' }] }), {
    state: 'waiting',
  });
  expect(document.querySelector('a')).toBeNull();
});

test('several sources get one section each, the best first', () => {
  const read = checked(
    { ...readOf({ kind: 'not-in-source' }), source: 0 },
    { ...found(TEXT, 'the wall'), source: 1 },
  );
  const best = read.state === 'checked' ? { ...read, result: { ...read.result, best: 1 } } : read;
  show(
    citationOf('the wall', {
      sources: [
        { href: 'https://a.example/', label: 'A' },
        { href: 'https://b.example/', label: 'B' },
      ],
    }),
    best,
  );
  expect(title()).toBe('Quote found');
  expect(document.querySelectorAll('section').length).toBe(2);
  expect(buttons().filter((name) => name === 'Check again').length).toBe(1);
});

test('page text is shown as text', () => {
  const hostile = 'A <img src=x onerror=alert(1)> wall';
  show(citationOf(hostile), checked({ ...found(hostile, hostile), title: '<b>Title</b>' }));
  expect(document.querySelector('img, b')).toBeNull();
  expect(text()).toContain('<b>Title</b>');
});

test('a long quote folds and unfolds', () => {
  const long = 'word '.repeat(200).trim();
  show(citationOf(long), checked(found(long, long)));
  press('Show all');
  expect(document.querySelector('.words')?.textContent).toBe(`“${long}”`);
  press('Show less');
  expect(document.querySelector('.words')?.textContent?.length).toBeLessThan(400);
});

test('Escape and the close button close the card', () => {
  const actions = show(citationOf('words'), { state: 'waiting' });
  press('Close');
  document
    .querySelector('[role=dialog]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(actions.close).toHaveBeenCalledTimes(2);
});

test('an unchecked quote is one press from its check', () => {
  const actions = show(citationOf('words'), { state: 'waiting' });
  expect(title()).toBe('Not checked yet');
  press('Check this quote');
  expect(actions.check).toHaveBeenCalledWith(false);
});

test('in a list a card is a plain region', () => {
  show(citationOf('words'), { state: 'waiting' }, { ...actionsOf(), close: null });
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.querySelector('article')?.getAttribute('aria-labelledby')).toBe('t');
});

test('a hidden address is named as what it is', () => {
  const hidden = { quoteText: 'words', label: 'Site +2' };
  act(() =>
    render(
      <HiddenCard hidden={hidden} titleId="t" close={null} say={wording.say} />,
      document.body,
    ),
  );
  expect(title()).toBe('The page does not show this source’s address');
  expect(text()).toContain('Site +2');
});
