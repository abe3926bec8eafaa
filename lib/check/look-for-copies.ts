import type { LinkClass } from '../model/verdict';
import { type Judged, whyUnknown } from './judge';

/** Classes of a link that an archive may know more of. A site that refuses or fails is not gone. */
const GONE: readonly LinkClass[] = ['gone', 'host-unknown'];

/**
 * The result with every source that is gone looked for in the archive, one after the other, as if the
 * reader had pressed for it. `look` asks for one source and gives the whole result anew.
 */
export async function lookForCopies<All extends { readonly bySource: readonly Judged[] }>(
  result: All,
  look: (source: number, previous: All) => Promise<All>,
): Promise<All> {
  let latest = result;
  for (const one of result.bySource) {
    const why = whyUnknown(one);
    if (why?.kind === 'link' && GONE.includes(why.class)) latest = await look(one.source, latest);
  }
  return latest;
}
