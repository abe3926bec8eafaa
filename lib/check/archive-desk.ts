/** EDGE: the one place where archives are asked: slowly, one question at a time, and not twice. */
import type { FetchOutcome } from '../fetch/fetch-source';
import type { Archive } from '../links/archives/archive';
import { type Asked, type CopiesAnswer, findCopies } from '../links/find-copies';
import { parseSourceUrl } from '../links/parse-source-url';
import type { SourceUrl } from '../model/address';

export interface ArchiveDeskTools {
  readonly archive: Archive;
  fetchSource(url: SourceUrl): Promise<FetchOutcome>;
  /** An answer kept from before, or null. */
  recall(key: string): Promise<CopiesAnswer | null>;
  remember(key: string, answer: CopiesAnswer): Promise<void>;
  now(): number;
}

/** The archive's own limit is 24 questions a minute. */
const QUESTIONS_A_MINUTE = 20;
const MINUTE_MS = 60_000;
/** After "too many" the archive is left alone, or it goes on refusing. */
const REST_MS = 5 * MINUTE_MS;

export interface ArchiveDesk {
  /** The copies of a page; `isPrivate` keeps the answer off the disk. */
  find(href: string, most: number, isPrivate: boolean): Promise<CopiesAnswer>;
}

export function createArchiveDesk(tools: ArchiveDeskTools): ArchiveDesk {
  const asked: number[] = [];
  let restsUntil = 0;
  let lastQuestion: Promise<unknown> = Promise.resolve();

  const ask = async (url: string): Promise<Asked> => {
    const parsed = parseSourceUrl(url);
    const since = tools.now() - MINUTE_MS;
    while (asked.length > 0 && asked[0]! <= since) asked.shift();
    if (!parsed.ok || tools.now() < restsUntil || asked.length >= QUESTIONS_A_MINUTE) {
      return { kind: 'no-answer' };
    }
    asked.push(tools.now());
    const outcome = await tools.fetchSource(parsed.value);
    if (outcome.kind === 'no-permission') {
      return { kind: 'no-permission', origin: new URL(outcome.url).origin };
    }
    if (outcome.kind !== 'answer') return { kind: 'no-answer' };
    if (outcome.snapshot.status === 429) restsUntil = tools.now() + REST_MS;
    if (outcome.snapshot.status !== 200) return { kind: 'no-answer' };
    return { kind: 'body', body: new TextDecoder().decode(outcome.snapshot.bytes) };
  };

  return {
    async find(href, most, isPrivate) {
      const key = `${tools.archive.name} ${most} ${href}`;
      const known = await tools.recall(key);
      if (known !== null) return known;
      const answer = lastQuestion.then(() => findCopies(href, most, tools.archive, ask));
      lastQuestion = answer.catch(() => null);
      const found = await answer;
      const isWorthKeeping = found.kind === 'copies' || found.kind === 'none';
      if (isWorthKeeping && !isPrivate) await tools.remember(key, found);
      return found;
    },
  };
}
