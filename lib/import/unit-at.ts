/** The UTF-16 offset at which a byte of the UTF-8 form starts; null inside a character or behind the end. */
export function unitAtByte(text: string, byte: number): number | null {
  let bytes = 0;
  for (let unit = 0; unit <= text.length; unit++) {
    if (bytes === byte) return unit;
    if (bytes > byte) return null;
    const point = text.codePointAt(unit) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (point > 0xffff) unit++;
  }
  return null;
}

/** The UTF-16 offset of a code point; behind the end where there are fewer. */
export function unitAtPoint(text: string, point: number): number {
  let unit = 0;
  for (let left = point; left > 0; left--) unit += (text.codePointAt(unit) ?? 0) > 0xffff ? 2 : 1;
  return unit;
}
