import type { EvidenceRecord } from '../model/record';
import { type CitedSource, listSources } from './list-sources';
import { toIsoTime } from './to-iso-time';

/**
 * The sources of the records as RIS, which Zotero, Mendeley and EndNote read; each address once. A line is a tag of
 * two letters, two spaces, a hyphen, a space and a value; a record goes from TY to ER.
 */
export function toRis(records: readonly EvidenceRecord[]): string {
  return listSources(records).map(recordOf).join('\r\n');
}

function recordOf({ title, href, at, copy, note }: CitedSource): string {
  const day = toIsoTime(at).slice(0, 10).replaceAll('-', '/');
  const lines: readonly (readonly [tag: string, value: string])[] = [
    ['TY', 'ELEC'],
    ['TI', title],
    ['UR', href],
    ['Y2', `${day}/`],
    ...(copy === null
      ? []
      : ([
          ['DB', copy.host],
          ['AV', copy.href],
        ] as const)),
    ['N1', note],
    ['ER', ''],
  ];
  return lines.map(([tag, value]) => `${tag}  - ${inOneLine(value)}\r\n`).join('');
}

/** A line end in a value would let a page write tags of its own. */
function inOneLine(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}
