import type { Job } from '../model/job';
import type { NonEmpty } from '../model/result';
import type { Judged } from './judge';
import { lookForCopies } from './look-for-copies';
import type { JobTools } from './run-job';
import { withoutLostAccess } from './without-lost-access';

interface Results<R> {
  readonly best: number;
  readonly bySource: NonEmpty<R>;
}

interface Settling<All> {
  readonly job: Pick<Job, 'isPrivate'>;
  readonly tools: Pick<JobTools, 'mayOpen' | 'asksArchive'> & { readonly stop: AbortSignal };
  look(source: number, previous: All): Promise<All>;
}

/**
 * What was read, without what the reader no longer allows and with what an archive knows of pages that are
 * gone: it is asked unasked only where the reader wants that, and never of a private window's page.
 */
export async function settle<R extends Judged, All extends Results<R>>(
  read: All,
  bestOf: (bySource: NonEmpty<R>) => number,
  { job, tools, look }: Settling<All>,
): Promise<All> {
  const bySource = await withoutLostAccess(read.bySource, tools.mayOpen);
  const allowed = { ...read, bySource, best: bestOf(bySource) };
  const mayAsk = !job.isPrivate && !tools.stop.aborted && (await tools.asksArchive());
  return mayAsk ? lookForCopies(allowed, look) : allowed;
}
