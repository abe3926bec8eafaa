/** PDFs small enough to be written by hand, for what no printed page of ours shows. */

interface Wishes {
  /** Text operators of the one page. */
  readonly content: string;
  readonly font?: string;
  /** Objects beside the first five, by their numbers from 6 on. */
  readonly more?: readonly string[];
  readonly trailer?: string;
  readonly kids?: string;
  readonly count?: number;
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

export function pdfOf(wishes: Wishes): Uint8Array {
  const { content, font = HELVETICA, more = [], trailer = '', kids = '3 0 R', count = 1 } = wishes;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font,
    ...more,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** Lines of text, one below the other; strings are put between brackets or as hex digits. */
export function linesOf(...strings: readonly string[]): string {
  const shown = strings.map((string) => `${string} Tj 0 -14 Td`);
  return `BT /F1 12 Tf 60 700 Td ${shown.join(' ')} ET`;
}

/** A font that the file only names, with an encoding whose table is not in the file either. */
export function chineseFont(encoding: string): Pick<Wishes, 'font' | 'more'> {
  return {
    font: `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    more: [
      '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /StemV 93 >>',
    ],
  };
}

/** Needs a password that nobody gave. */
export const LOCKED = `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;
