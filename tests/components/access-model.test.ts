import { expect, test, vi } from 'vitest';
import { createAccessModel } from '../../entrypoints/access/access-model';

const REQUEST = { tabId: 7, patterns: ['*://example.org/*'] };

function open(answer: boolean) {
  let granted = false;
  let changed: () => void = () => undefined;
  const model = createAccessModel(REQUEST, {
    requestAccess: async () => answer,
    missingAccess: async (patterns) => (granted ? [] : patterns),
    onAccessChanged: (listen) => {
      changed = listen;
    },
  });
  const grantElsewhere = () => {
    granted = true;
    changed();
  };
  return { model, grantElsewhere };
}

test.each([
  [true, 'granted'],
  [false, 'declined'],
])('an answer of %s is told as %s', async (answer, outcome) => {
  const { model } = open(answer);
  await model.ask(REQUEST.patterns);
  expect(model.outcome.value).toBe(outcome);
});

test('access granted elsewhere is noticed, though the question never answers', async () => {
  const { model, grantElsewhere } = open(false);
  grantElsewhere();
  await vi.waitFor(() => expect(model.outcome.value).toBe('granted'));
});
