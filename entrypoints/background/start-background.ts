import { createArchiveDesk } from '../../lib/check/archive-desk';
import { createSourceFetcher } from '../../lib/check/create-source-fetcher';
import { createQueue } from '../../lib/check/queue';
import { readOpenTab } from '../../lib/check/read-open-tab';
import { SCHEDULED_TAB } from '../../lib/check/recheck-pinned';
import { runJob } from '../../lib/check/run-job';
import { shareReadings } from '../../lib/check/share-readings';
import { createTabChecks } from '../../lib/check/tab-checks';
import { takeTurns } from '../../lib/check/take-turns';
import { wayback } from '../../lib/links/archives/wayback';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import { recallAnswer, rememberAnswer } from '../../lib/store/archive-answers';
import { asksArchive, serveArchiveSwitch } from './archive-switch';
import { buildSeam } from './build-seam';
import { offerSelectionCheck } from './check-selection';
import { keepAwake } from './keep-awake';
import { listenToBrowser } from './listen-to-browser';
import { lookAt } from './look-at';
import { openPdf } from './open-pdf';
import { serveOptionalSites } from './optional-sites';
import { countPinnedChanges, servePinnedRechecks } from './pinned-rechecks';
import { servePages } from './serve-pages';
import { createViewers } from './viewers';

/** Fetches under way at once; one of them per site. */
const FETCHES_AT_ONCE = 3;

/** Wires the background. Listeners are registered before the first await, or the worker misses them. */
export function startBackground(): void {
  const seam = buildSeam();
  const now = () => Date.now();
  const { fetchSource, mayOpen } = createSourceFetcher({ ...seam, now });
  const jobTools = {
    fetchSource,
    readTab: readOpenTab,
    archive: wayback,
    archiveDesk: createArchiveDesk({
      archive: wayback,
      fetchSource: (url) => fetchSource(url, new AbortController().signal),
      recall: (key) => recallAnswer(key, now()),
      remember: (key, answer) => rememberAnswer(key, answer, now()),
      now,
    }),
    asksArchive,
    parse: parseSourceUrl,
    mayOpen,
    takeTurn: takeTurns(FETCHES_AT_ONCE),
    readings: shareReadings(now),
    openPdf,
    lookAt,
    reach: seam.reach,
    now,
  };
  const viewers = createViewers();
  const queue = createQueue({
    run: (job, stop) => runJob(job, jobTools, stop),
    done: async (job, outcome) => {
      await checks.done(job, outcome);
      if (job.tabId === SCHEDULED_TAB) await countPinnedChanges();
    },
    failed: (_, error) => console.error('Verbatim: a check failed by a fault of ours.', error),
    busy: keepAwake,
    reach: seam.reach,
  });
  const checks = createTabChecks({
    queue,
    tell: viewers.tell,
    now,
    newId: () => crypto.randomUUID(),
  });
  servePages(checks);
  listenToBrowser(checks, queue);
  offerSelectionCheck();
  serveOptionalSites();
  serveArchiveSwitch();
  servePinnedRechecks(queue);
  void queue.resume();
}
