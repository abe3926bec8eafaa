// @vitest-environment happy-dom
import axe from 'axe-core';
import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Card } from '../../components/card';
import { Popup } from '../../components/popup';
import { GALLERY_CARDS } from '../gallery/gallery-cards';
import { NOW } from '../gallery/sample-checks';
import { SAMPLE_TABS } from '../gallery/sample-tabs';
import { wordingIn } from '../present/say-in';

/** Roles, names and structure; contrast needs a real browser and is looked at there. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
  rules: { 'color-contrast': { enabled: false } },
};
const wording = wordingIn('en', NOW);
const nothing = () => undefined;
const ACTIONS = {
  check: nothing,
  allow: nothing,
  copy: nothing,
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

test.each(GALLERY_CARDS)('card: $name', async ({ citation, check }) => {
  const card = (
    <main>
      <Card citation={citation} check={check} titleId="t" wording={wording} actions={ACTIONS} />
    </main>
  );
  expect(await violationsOf(card)).toEqual([]);
});

test.each(Object.entries(SAMPLE_TABS))('popup: %s', async (_name, tab) => {
  const popup = (
    <Popup
      tab={tab}
      missingSites={2}
      wording={wording}
      checkAll={nothing}
      stop={nothing}
      switchSite={nothing}
      openOptions={nothing}
      actionsFor={() => ({ ...ACTIONS, close: null })}
    />
  );
  expect(await violationsOf(popup)).toEqual([]);
});
