import { never, type SourceKind } from './other-form';

/** A file's page shows the file and loads long ones piece by piece; the raw file is whole. */
export const github: SourceKind = {
  name: 'GitHub',
  isPart: never,
  find({ hostname, pathname }) {
    const path = /^\/([^/]+\/[^/]+)\/(?:blob|blame|raw)\/(.+)$/.exec(pathname);
    if (!/^(?:www\.)?github\.com$/.test(hostname) || path === null) return [];
    const href = `https://raw.githubusercontent.com/${path[1]}/${path[2]}`;
    return [{ href, kind: 'raw', holdsAll: true }];
  },
};

/** Without a file's name the raw address gives the first file only. */
export const gist: SourceKind = {
  name: 'GitHub gist',
  isPart: never,
  find({ hostname, pathname }) {
    const path = /^\/([\w-]+\/[0-9a-f]{20,40})(?:\/[0-9a-f]{40})?\/?$/.exec(pathname);
    if (hostname !== 'gist.github.com' || path === null) return [];
    const href = `https://gist.githubusercontent.com/${path[1]}/raw`;
    return [{ href, kind: 'raw', holdsAll: false }];
  },
};
