import { expect, test } from 'vitest';
import { watchCopies } from '../../entrypoints/evidence/watch-copies';
import type { SnapshotId } from '../../lib/model/snapshot';

const copy = (name: string): SnapshotId => `sha256:${name}`;
const row = (...names: readonly string[]) => ({ copies: names.map(copy) });

/** A page that comes to rest when the test says so. */
function stage() {
  const looked: string[] = [];
  const rests: (() => void)[] = [];
  const saw = watchCopies(
    async ([one]) => void looked.push(one!.slice('sha256:'.length)),
    () => new Promise((resolve) => rests.push(resolve)),
  );
  const rest = async (): Promise<void> => {
    rests.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { looked, saw, rest };
}

test('copies in view are looked at one by one while the page rests, each once', async () => {
  const { looked, saw, rest } = stage();
  saw([row('a', 'b'), row('a'), row()]);
  expect(looked).toEqual([]);
  for (const _ of 'rested') await rest();
  expect(looked).toEqual(['a', 'b']);
  saw([row('b'), row('c')]);
  for (const _ of 'rest') await rest();
  expect(looked).toEqual(['a', 'b', 'c']);
});

test('rows that were scrolled past are not looked at', async () => {
  const { looked, saw, rest } = stage();
  saw([row('a'), row('b'), row('c')]);
  await rest();
  saw([row('d')]);
  for (const _ of 'rested') await rest();
  expect(looked).toEqual(['a', 'd']);
});
