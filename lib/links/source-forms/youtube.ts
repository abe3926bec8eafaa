import type { SourceKind } from './other-form';

/**
 * A video's page has the description in its data; what is said in it stands in a transcript that only
 * an open tab shows. The addresses of captions answer 200 with nothing, so none is asked. seen 2026-10
 */
export const youtube: SourceKind = {
  name: 'YouTube',
  isPart: ({ hostname, pathname }) =>
    hostname === 'youtu.be' ||
    (/^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/.test(hostname) &&
      /^\/(?:watch|shorts\/|live\/|embed\/)/.test(pathname)),
  find: () => [],
};
