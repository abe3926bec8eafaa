// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type AnswersModel, createAnswersModel } from '../../entrypoints/evidence/answers-model';
import { createWork } from '../../entrypoints/evidence/work';
import { readAnswers } from '../../lib/import/read-answers';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import { answerAs, speakEnglish } from './our-background';

const TEXT =
  'The wall was built in 1911 [1](https://a.example/wall). The mayor said “the sea shall never pass this wall again” [2](https://b.example/speech).';
const SENTENCE = 'The wall was built in 1911 [1](https://a.example/wall).';

function stage(areClaimsOn: boolean) {
  const asked: FromOurPage[] = [];
  answerAs((message) => {
    asked.push(message);
    return [];
  });
  const model = createAnswersModel(
    createWork(),
    () => areClaimsOn,
    async () => undefined,
  );
  return { model, asked };
}

const toldIn = (asked: readonly FromOurPage[]): string[] =>
  asked.flatMap((message) =>
    message.kind === 'check-citations'
      ? message.answers.flatMap(({ citations }) =>
          citations.map((one) => ('kind' in one ? 'sentence' : 'quote')),
        )
      : [],
  );

const show = (model: AnswersModel, text: string): Promise<string> => {
  const read = readAnswers(text);
  if (!read.ok) throw new Error('The text should be read as an answer.');
  return model.show(read.value);
};

beforeEach(() => {
  fakeBrowser.reset();
  speakEnglish();
});

describe('an answer that the reader brings', () => {
  it('has its cited sentences counted apart and looked up, where they are wanted', async () => {
    const { model, asked } = stage(true);
    expect(await show(model, TEXT)).toBe('');
    expect(model.rows.value).toEqual([{ title: '', quotes: 1, sentences: 1 }]);
    await model.check();
    expect(toldIn(asked)).toEqual(['quote', 'sentence']);
  });

  it('has its quotes alone told and checked, where they are not', async () => {
    const { model, asked } = stage(false);
    expect(await show(model, TEXT)).toBe('');
    expect(model.rows.value).toEqual([{ title: '', quotes: 1, sentences: 0 }]);
    await model.check();
    expect(toldIn(asked)).toEqual(['quote']);
    expect(await show(model, SENTENCE)).toBe('No quote with a source was found in it.');
  });

  it('may cite in sentences alone', async () => {
    const { model } = stage(true);
    expect(await show(model, SENTENCE)).toBe('');
    expect(await show(model, 'Nothing is cited here.')).toBe(
      'No quote and no sentence with a source was found in it.',
    );
  });

  it('is read with its links when it is pasted with them', () => {
    const { model } = stage(true);
    model.readRich('<p>The wall was built in 1911 <a href="https://a.example/wall">[1]</a>.</p>');
    expect(model.rows.value).toEqual([{ title: '', quotes: 0, sentences: 1 }]);
  });
});
