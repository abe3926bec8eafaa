import type { Span } from '../model/span';
import type { StreamIndex } from '../verify/index-stream';
import { tokenAtOffset } from './token-text';
import { ERAS } from './words/eras';
import { HAN_NUMBER, hanNumber } from './words/han-numbers';
import { inHan, KOREAN_NUMBER } from './words/korean-numbers';

/** A number with Han figures on a page. Token positions are half-open. */
export interface HanPlace {
  readonly from: number;
  readonly to: number;
  readonly span: Span<'source'>;
  /** What the letters around it make of it. */
  readonly is: 'number' | 'year' | 'decade' | 'percent';
}

/**
 * Where a page writes this value with Han figures: 三十万, 2万4000, 二〇二六年, 平成30年, 百分之六十二, 3割.
 * Read once for a source, as no token of it leads to the value.
 */
export function hanPlaces(value: number, stream: StreamIndex): readonly HanPlace[] {
  let table = tables.get(stream);
  if (table === undefined) {
    table = readTable(stream);
    tables.set(stream, table);
  }
  return table.get(value) ?? [];
}

const tables = new WeakMap<StreamIndex, ReadonlyMap<number, readonly HanPlace[]>>();

function readTable(stream: StreamIndex): ReadonlyMap<number, readonly HanPlace[]> {
  const table = new Map<number, HanPlace[]>();
  addKorean(stream, table);
  if (!/\p{Script=Han}/u.test(stream.text)) return table;
  for (const { 0: written, index } of stream.text.matchAll(HAN_NUMBER)) {
    const plain = hanNumber(written);
    if (plain === null) continue;
    const { value, is } = inContext(plain, written, index, stream.text);
    if (is === null) continue;
    const [start, end] = [index, index + written.length];
    const [from, to] = [tokenAtOffset(stream, start), tokenAtOffset(stream, end)];
    const place: HanPlace = { from, to, span: { start, end }, is };
    const known = table.get(value);
    if (known === undefined) table.set(value, [place]);
    else known.push(place);
  }
  return table;
}

function addKorean(stream: StreamIndex, table: Map<number, HanPlace[]>): void {
  if (!/\p{Script=Hangul}/u.test(stream.text)) return;
  for (const { 0: written, index } of stream.text.matchAll(new RegExp(KOREAN_NUMBER, 'g'))) {
    const value = hanNumber(inHan(written));
    if (value === null) continue;
    const [start, end] = [index, index + written.length];
    const [from, to] = [tokenAtOffset(stream, start), tokenAtOffset(stream, end)];
    table.set(value, [
      ...(table.get(value) ?? []),
      { from, to, span: { start, end }, is: 'number' },
    ]);
  }
}

interface InContext {
  readonly value: number;
  /** Null for plain figures, which other look-ups find. */
  readonly is: HanPlace['is'] | null;
}

function inContext(value: number, written: string, start: number, text: string): InContext {
  const before = text.slice(Math.max(0, start - 3), start);
  const behind = text.slice(start + written.length, start + written.length + 2);
  if (/百分之$/.test(before)) return { value, is: 'percent' };
  if (/^[成割]/.test(behind)) return { value: value * 10, is: 'percent' };
  const era = ERAS[before.slice(-2)];
  if (era !== undefined && behind.startsWith('年')) return { value: era + value, is: 'year' };
  if (behind === '年代') return { value: value % 100, is: 'decade' };
  if (/^[\d.,]+$/.test(written)) return { value, is: null };
  if (/^[一二][〇零一二三四五六七八九]{3}$/.test(written)) return { value, is: 'year' };
  return {
    value,
    is: behind.startsWith('年') && value >= 1000 && value < 2200 ? 'year' : 'number',
  };
}
