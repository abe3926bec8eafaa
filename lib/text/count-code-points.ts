/** How many code points stand between two UTF-16 offsets; a lone half of a pair counts as one. */
export function countCodePoints(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    count++;
    if ((text.codePointAt(at) ?? 0) > 0xffff) at++;
  }
  return count;
}
