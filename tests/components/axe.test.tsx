// @vitest-environment happy-dom
import axe from 'axe-core';
import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Card } from '../../components/card';
import { ClaimCard } from '../../components/claim-card';
import { Popup } from '../../components/popup';
import { GALLERY_CARDS } from '../gallery/gallery-cards';
import { GALLERY_CLAIMS } from '../gallery/gallery-claims';
import { NOW } from '../gallery/sample-checks';
import { SAMPLE_TABS } from '../gallery/sample-tabs';
import { wordingIn } from '../present/say-in';

/** Roles, names and structure; contrast needs a real browser and is looked at there. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
  rules: { 'color-contrast': { enabled: false } },
};
/** Selectors are slow in happy-dom, and slower on a busy machine. */
const TIMEOUT = { timeout: 60_000 };
const wording = wordingIn('en', NOW);
const nothing = () => undefined;
const ACTIONS = {
  check: nothing,
  checkOtherWay: nothing,
  allow: nothing,
  copy: nothing,
  openRecord: nothing,
  showInAnswer: nothing,
  close: nothing,
};

async function violationsOf(view: VNode): Promise<string[]> {
  document.documentElement.lang = 'en';
  document.title = 'Verbatim';
  act(() => render(view, document.body));
  const { violations } = await axe.run(document, RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

afterEach(() => render(null, document.body));

const CARDS = GALLERY_CARDS.filter(({ name }) =>
  ['waiting', 'found with edits', 'closest', 'no permission', 'several sources'].includes(name),
);

test.each(CARDS)('the card is free of violations: $name', TIMEOUT, async ({ citation, check }) => {
  const card = (
    <main>
      <Card citation={citation} check={check} titleId="t" wording={wording} actions={ACTIONS} />
    </main>
  );
  expect(await violationsOf(card)).toEqual([]);
});

const CLAIMS = GALLERY_CLAIMS.filter(({ name }) =>
  ['waiting', 'compound', 'several sources', 'no permission'].includes(name),
);

test.each(CLAIMS)(
  'the card of a cited sentence is free of violations: $name',
  TIMEOUT,
  async ({ claim, look }) => {
    const card = (
      <main>
        <ClaimCard claim={claim} look={look} titleId="t" wording={wording} actions={ACTIONS} />
      </main>
    );
    expect(await violationsOf(card)).toEqual([]);
  },
);

const POPUPS = ['full', 'waiting', 'not-a-chat', 'sentences'] as const;

test.each(POPUPS)('the popup is free of violations: %s', TIMEOUT, async (name) => {
  const popup = (
    <Popup
      tab={SAMPLE_TABS[name]}
      missingSites={2}
      pinned={{ quotes: 40, sentences: 0, changed: 3 }}
      wording={wording}
      checkAll={nothing}
      lookUp={nothing}
      stop={nothing}
      switchSite={nothing}
      switchClaims={nothing}
      openOptions={nothing}
      openEvidence={nothing}
      actionsFor={() => ({ ...ACTIONS, close: null })}
    />
  );
  expect(await violationsOf(popup)).toEqual([]);
});
