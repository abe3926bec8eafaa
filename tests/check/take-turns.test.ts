import { describe, expect, it } from 'vitest';
import { takeTurns } from '../../lib/check/take-turns';

/** Runs tasks that end when told to, and notes how many of each name run together. */
function stage(limit: number) {
  const turn = takeTurns(limit);
  const running: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string) =>
    turn(name, async () => {
      running.push(name);
      await new Promise<void>((end) => ends.push(end));
      running.splice(running.indexOf(name), 1);
    });
  return { ask, running, ends };
}

const settle = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('taking turns', () => {
  it('one site is asked one thing at a time', async () => {
    const { ask, running, ends } = stage(3);
    const all = [ask('a'), ask('a'), ask('b')];
    await settle();
    expect(running).toEqual(['a', 'b']);
    ends[0]?.();
    await settle();
    expect(running).toEqual(['b', 'a']);
    for (const end of ends) end();
    await settle();
    for (const end of ends) end();
    await Promise.all(all);
  });

  it('never more than the limit run together', async () => {
    const { ask, running } = stage(3);
    for (const name of ['a', 'b', 'c', 'd', 'e']) void ask(name);
    await settle();
    expect(running).toEqual(['a', 'b', 'c']);
  });

  it('a task that fails gives its turn away', async () => {
    const turn = takeTurns(1);
    await expect(turn('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await turn('a', async () => 'next')).toBe('next');
  });
});
