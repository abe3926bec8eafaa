import { never, type SourceKind } from './other-form';

/** Mobile and desktop are the same page: the desktop one serves where the mobile one does not answer. */
export const wikipedia: SourceKind = {
  name: 'Wikipedia',
  isPart: never,
  find({ hostname, pathname, search }) {
    const host = /^([a-z-]+)\.m\.(wiki(?:pedia|quote|source|books|news|voyage|versity)\.org)$/.exec(
      hostname,
    );
    if (host === null) return [];
    const href = `https://${host[1]}.${host[2]}${pathname}${search}`;
    return [{ href, kind: 'html', holdsAll: true }];
  },
};
