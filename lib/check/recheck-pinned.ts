/** EDGE: pinned quotes and sentences checked again on their pages, at the pace that the reader set. */
import { parseSourceUrl } from '../links/parse-source-url';
import type { Job } from '../model/job';
import type { EvidenceRecord } from '../model/record';
import { readJobs } from '../store/jobs';
import { readPinnedChecks } from '../store/pinned-checks';

export interface RecheckTools {
  now(): number;
  isOnline(): boolean;
  /** Whether the reader lets Verbatim open pages of this pattern. */
  mayRead(pattern: string): Promise<boolean>;
  begin(jobs: readonly Job[]): Promise<void>;
}

/** The name in the queue of checks that no tab shows and nobody waits for. */
export const SCHEDULED_TAB = -2;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Checks in the queue at once: a background does not press on. */
const AT_ONCE = 6;
/** When more is due than may be begun, or the network is gone. */
const SOON_MS = 2 * MINUTE_MS;

/**
 * Begins the checks that are due and may be made, some at a time; gives when to look again, ms since the epoch.
 * Nothing is noted but the checks themselves: each is due when its last check is so many days old, so that a
 * process that was stopped anywhere goes on where it was.
 */
export async function recheckPinned(days: number, tools: RecheckTools): Promise<number> {
  const now = tools.now();
  if (!tools.isOnline()) return now + SOON_MS;
  const queued = new Set((await readJobs()).flatMap(idIfScheduled));
  const due: Job[] = [];
  let next = now + DAY_MS;
  for (const last of (await readPinnedChecks()).checks.map(lastVisit)) {
    if (last === null) continue;
    const dueAt = last.checkedAt + days * DAY_MS;
    if (dueAt > now) next = Math.min(next, dueAt);
    else if (await mayReadAll(last, tools)) due.push(jobAfter(last, now));
  }
  const fresh = due.filter(({ id }) => !queued.has(id));
  const begun = fresh.slice(0, Math.max(0, AT_ONCE - queued.size));
  if (begun.length > 0) await tools.begin(begun);
  return due.length > 0 ? now + SOON_MS : Math.max(next, now + MINUTE_MS);
}

const idIfScheduled = ({ id, tabId }: Job): string[] => (tabId === SCHEDULED_TAB ? [id] : []);

/** The last check that went to the page, whatever came of it. */
function lastVisit(checks: readonly EvidenceRecord[]): EvidenceRecord | null {
  return checks.find(({ readFrom }) => readFrom === undefined) ?? null;
}

async function mayReadAll({ citation }: EvidenceRecord, tools: RecheckTools): Promise<boolean> {
  const allowed = await Promise.all(
    citation.sources.map(async ({ href }) => {
      const parsed = parseSourceUrl(href);
      if (!parsed.ok) return false;
      const { protocol, hostname } = new URL(parsed.value);
      return tools.mayRead(`${protocol}//${hostname}/*`);
    }),
  );
  return allowed.every((isAllowed) => isAllowed);
}

/** Under an id that the check before it gives: asked for twice, it is still one. */
function jobAfter(last: EvidenceRecord, now: number): Job {
  const asked = {
    id: `recheck-${last.citation.key.slice(0, 100)}-${last.checkedAt}`,
    ...{ metOn: last.metOn, tabId: SCHEDULED_TAB, isPrivate: false },
    ...{ again: true, askedAt: now, attempt: 0, snapshots: {} },
  };
  return 'kind' in last
    ? { ...asked, kind: 'claim', citation: last.citation }
    : { ...asked, citation: last.citation };
}
