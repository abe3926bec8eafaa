// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CardActions } from '../../components/card-actions';
import { ClaimCard } from '../../components/claim-card';
import { GALLERY_CLAIMS } from '../gallery/gallery-claims';
import { NOW } from '../gallery/sample-checks';
import { claimOf, lookedUp, lookOf } from '../gallery/sample-claims';
import { wordingIn } from '../present/say-in';

const wording = wordingIn('en', NOW);

function actionsOf(): CardActions {
  return {
    check: vi.fn(),
    checkOtherWay: vi.fn(),
    allow: vi.fn(),
    copy: vi.fn(),
    openRecord: vi.fn(),
    showInAnswer: null,
    close: vi.fn(),
  };
}

type Sample = Pick<(typeof GALLERY_CLAIMS)[number], 'claim' | 'look'>;

function show({ claim, look }: Sample, actions = actionsOf()) {
  act(() =>
    render(
      <ClaimCard claim={claim} look={look} titleId="t" wording={wording} actions={actions} />,
      document.body,
    ),
  );
  return actions;
}

function sample(name: string): Sample {
  const found = GALLERY_CLAIMS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The gallery has no sample called "${name}".`);
  return found;
}

const title = () => document.querySelector('h2')?.textContent;
const text = () => document.body.textContent;
const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent);
const press = (name: string) =>
  act(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    const button = buttons.find((one) => one.textContent === name);
    if (button === undefined) throw new Error(`No button is called "${name}".`);
    button.click();
  });

afterEach(() => render(null, document.body));

test('the card says where names were not looked for, and only there', () => {
  const { claim, look } = sample('missing');
  const unread = 'In this writing, names outside of quotation marks were not looked for.';
  show({ claim, look });
  expect(text()).not.toContain(unread);
  show({ claim: { ...claim, sentence: '大桥由林德设计，全长412米。' }, look });
  expect(text()).toContain(unread);
});

test('a missing detail is marked in the sentence and named among what was looked for', () => {
  show(sample('missing'));
  expect(title()).toBe('One detail was not found on the page');
  expect(all('mark')).toEqual(['12 million']);
  expect(all('.details > .lacks')).toEqual(['12 million · not found as written on the page']);
});

test('a compound sentence is a list of its parts, and the part that lacks a detail says so', () => {
  show(sample('compound'));
  expect(all('.parts > li').length).toBe(3);
  expect(all('.parts > .lacks .next-step')).toEqual(['Not found: 15 years']);
});

test('a detail that was found unfolds the sentence of the page that has it', () => {
  show(sample('missing'));
  const [first] = document.querySelectorAll('.details details');
  expect(first?.querySelector('summary')?.textContent).toContain('Hagen');
  expect(first?.querySelector('.words')?.textContent).toContain('surveyed in March 2026.');
});

test('nothing on any card says that a sentence is supported', () => {
  for (const one of GALLERY_CLAIMS) {
    show(one);
    expect(text(), one.name).not.toMatch(/support|verif|correct|confirm|Quote found|quote is/i);
    render(null, document.body);
  }
});

test('the small print says what was looked for and what that does not show', () => {
  show(sample('details found'));
  expect(all('.small-print')).toEqual([
    'Looked for: figures, dates, names and words in quotation marks. One that is in doubt is left out. This does not show whether the sentence is true.',
  ]);
});

describe('actions', () => {
  test('a sentence that waits is one press from its look', () => {
    const actions = show(sample('waiting'));
    press('Look up this sentence');
    expect(actions.check).toHaveBeenCalledWith(false);
  });

  test('the passage is copied and opened', () => {
    const actions = show(sample('details found'));
    press('Copy the source’s words');
    expect(actions.copy).toHaveBeenCalledWith(
      expect.stringMatching(/^The seawall at Hagen .* rebuilt first\.$/s),
    );
    const link = document.querySelector<HTMLAnchorElement>('.actions a');
    expect(link?.href).toContain('#:~:text=The%20seawall%20at%20Hagen');
  });

  test('it is looked up again, in the reader’s tab, in a copy', () => {
    const actions = show(sample('missing'));
    press('Look up again');
    press('Check in my open tab');
    press('Look for an earlier copy');
    expect(actions.check).toHaveBeenCalledWith(true);
    expect(vi.mocked(actions.checkOtherWay).mock.calls).toEqual([
      [0, 'open-tab'],
      [0, 'copies'],
    ]);
  });

  test('access is asked for where it is wanting', () => {
    const actions = show(sample('no permission'));
    press('Allow harbour.example…');
    expect(actions.allow).toHaveBeenCalledOnce();
  });

  test('the reader’s own answer is one press away, where a record is kept', () => {
    const actions = show(sample('missing'));
    press('Your own answer');
    expect(actions.openRecord).toHaveBeenCalledOnce();
    const { openRecord: _, ...without } = actions;
    show(sample('missing'), without);
    expect(text()).not.toContain('Your own answer');
  });
});

test('several sources get one section each, and one button that looks again', () => {
  show(sample('several sources'));
  expect(all('h3.verdict-title')).toEqual([
    'Seawall survey 2026 · 1 of 5 details found',
    'Ledger of Tarn · 3 of 5 details found',
  ]);
  expect(all('.actions > button').filter((name) => name === 'Look up again').length).toBe(1);
  expect(text()).toContain('21 million · in “Seawall survey 2026”');
});

test('page text is shown as text', () => {
  const said = 'In 1904 Tarn paid <img src=x onerror=alert(1)> 12,500 crowns.';
  const page = `In 1904 Tarn paid <b>12,500</b> crowns. ${'Rope and tar came by boat. '.repeat(10)}`;
  show({ claim: claimOf(said), look: lookedUp(lookOf(said, page, { title: '<i>Log</i>' })) });
  expect(document.querySelector('img, b, i')).toBeNull();
  expect(text()).toContain('<i>Log</i>');
});

test('Escape and the close button close the card', () => {
  const actions = show(sample('missing'));
  document
    .querySelector('[role=dialog]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(actions.close).toHaveBeenCalledOnce();
});

test('the keyboard stays on the card when what was pressed is gone', () => {
  const one = sample('missing');
  show(one);
  document.querySelector<HTMLElement>('.actions button')?.focus();
  show({ claim: one.claim, look: { state: 'checking' } });
  expect(document.activeElement?.getAttribute('role')).toBe('dialog');
});
