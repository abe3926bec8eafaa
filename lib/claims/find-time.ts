import type { Span } from '../model/span';
import type { StreamIndex } from '../verify/index-stream';
import { isSameTime, readTimes, type TimeOfDay } from './read-times';

const tables = new WeakMap<StreamIndex, readonly TimeOfDay[]>();

/** Where the source has this time of day in whatever spelling, or null. Its times are read once. */
export function findTime(time: TimeOfDay, stream: StreamIndex): Span<'source'> | null {
  let times = tables.get(stream);
  if (times === undefined) {
    times = readTimes(stream.text);
    tables.set(stream, times);
  }
  for (const met of times)
    if (isSameTime(time, met) && !stream.struck.overlaps(met))
      return { start: met.start, end: met.end };
  return null;
}
