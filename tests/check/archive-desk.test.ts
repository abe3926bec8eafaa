import { describe, expect, it } from 'vitest';
import { createArchiveDesk } from '../../lib/check/archive-desk';
import type { FetchOutcome } from '../../lib/fetch/fetch-source';
import { wayback } from '../../lib/links/archives/wayback';
import type { CopiesAnswer } from '../../lib/links/find-copies';

const EMPTY_INDEX = '[]';

function stage(respond: (url: string) => { status: number; body?: string }) {
  const clock = { now: 1_000_000 };
  const asked: string[] = [];
  const kept = new Map<string, CopiesAnswer>();
  const desk = createArchiveDesk({
    archive: wayback,
    now: () => clock.now,
    recall: async (key) => kept.get(key) ?? null,
    remember: async (key, answer) => void kept.set(key, answer),
    fetchSource: async (url) => {
      asked.push(url);
      const { status, body = '' } = respond(url);
      const bytes = new TextEncoder().encode(body);
      return { kind: 'answer', snapshot: { bytes, status } } as unknown as FetchOutcome;
    },
  });
  return { desk, asked, kept, clock };
}

describe('an archive is asked politely', () => {
  it('what it answered is not asked again', async () => {
    const { desk, asked } = stage(() => ({ status: 200, body: EMPTY_INDEX }));
    await desk.find('https://a.example/', 3, false);
    const before = asked.length;
    await desk.find('https://a.example/', 3, false);
    expect(asked).toHaveLength(before);
  });

  it('an answer to a private window is not kept', async () => {
    const { desk, kept } = stage(() => ({ status: 200, body: EMPTY_INDEX }));
    await desk.find('https://a.example/', 3, true);
    expect(kept.size).toBe(0);
  });

  it('"too many" stops every question for minutes, and is no answer', async () => {
    const { desk, asked, clock, kept } = stage(() => ({ status: 429 }));
    expect(await desk.find('https://a.example/', 3, false)).toEqual({ kind: 'no-answer' });
    await desk.find('https://b.example/', 3, false);
    expect(asked).toHaveLength(1);
    expect(kept.size).toBe(0);
    clock.now += 5 * 60_000;
    await desk.find('https://b.example/', 3, false);
    expect(asked).toHaveLength(2);
  });

  it('no more than twenty questions go out in a minute', async () => {
    const { desk, asked, clock } = stage(() => ({ status: 200, body: EMPTY_INDEX }));
    for (let i = 0; i < 30; i++) await desk.find(`https://a.example/${i}`, 3, false);
    expect(asked).toHaveLength(20);
    clock.now += 60_001;
    await desk.find('https://a.example/later', 3, false);
    expect(asked.length).toBeGreaterThan(20);
  });

  it('one question at a time', async () => {
    let open = 0;
    let most = 0;
    const desk = createArchiveDesk({
      archive: wayback,
      now: () => 0,
      recall: async () => null,
      remember: async () => undefined,
      fetchSource: async () => {
        open++;
        most = Math.max(most, open);
        await Promise.resolve();
        open--;
        const snapshot = { bytes: new TextEncoder().encode(EMPTY_INDEX), status: 200 };
        return { kind: 'answer', snapshot } as unknown as FetchOutcome;
      },
    });
    await Promise.all(
      ['a', 'b', 'c'].map((name) => desk.find(`https://${name}.example/`, 3, false)),
    );
    expect(most).toBe(1);
  });
});
