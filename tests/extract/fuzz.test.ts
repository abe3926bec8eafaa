import { describe, expect, test } from 'vitest';
import { openPdf } from '../../lib/extract/open-pdf-node';
import { inputsFrom } from './fuzz/make-input';
import { tryInput } from './fuzz/try-input';
import { snapshotOf } from './snapshot-of';

const inputOf = inputsFrom(new URL('../pages/', import.meta.url).pathname);

test('a damaged page or file becomes a sound text or a named failure', async () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    expect(await tryInput(inputOf(seed), openPdf), `of seed ${seed}`).toBeNull();
  }
}, 30_000);

test('a seed makes the same input whenever it is asked for', () => {
  expect(inputOf(7)).toEqual(inputOf(7));
  expect(inputOf(8).bytes).not.toEqual(inputOf(7).bytes);
});

describe('a reading fails the trial', () => {
  const pdf = snapshotOf('%PDF-1.4');
  const text = { form: 'pdf', title: null, lang: null, text: 'a', side: [], doubts: [] } as const;
  const bare = { ...text, ranges: [], softEdges: [], softHyphens: [] };

  test('when it throws', async () => {
    const fault = await tryInput(pdf, () => Promise.reject(new Error('broken')));
    expect(fault).toContain('It threw Error: broken');
  });

  test('when its offsets leave the text', async () => {
    const value = { ...bare, ranges: [{ kind: 'note', start: 0, end: 2 }] } as const;
    expect(await tryInput(pdf, async () => ({ ok: true, value }))).toContain('from 0 to 2');
  });

  test('and not when it is sound', async () => {
    expect(await tryInput(pdf, async () => ({ ok: true, value: bare }))).toBeNull();
  });
});
