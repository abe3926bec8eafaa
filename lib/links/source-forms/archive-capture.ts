import { never, type SourceKind } from './other-form';

/** `id_` behind the time asks for the bytes as they were captured, without the archive's toolbar. */
export const archiveCapture: SourceKind = {
  name: 'archive capture',
  isPart: never,
  find({ hostname, href }) {
    const capture = /^(https?:\/\/web\.archive\.org\/web\/\d{4,14})(?:[a-z]{2}_)?(\/.+)$/.exec(
      href,
    );
    if (hostname !== 'web.archive.org' || capture === null || /^[^?]*\d{4,14}id_\//.test(href))
      return [];
    return [{ href: `${capture[1]}id_${capture[2]}`, kind: 'original', holdsAll: true }];
  },
};
