import { deflateRawSync } from 'node:zlib';

export interface ZipFile {
  readonly body: string | Uint8Array;
  readonly isStored?: boolean;
  readonly isLocked?: boolean;
}

/** A Word document with this body, and any other parts by their names. */
export function docxOf(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const files = { 'word/document.xml': documentOf(body), ...parts };
  return zipOf(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, { body: xml }])),
  );
}

export function documentOf(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:document><w:body>${body}</w:body></w:document>`;
}

/** A ZIP archive; checksums are left empty, since nothing of ours reads them. */
export function zipOf(files: Readonly<Record<string, ZipFile>>): Uint8Array {
  const locals: Uint8Array[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, { body, isStored = false, isLocked = false }] of Object.entries(files)) {
    const plain = typeof body === 'string' ? Buffer.from(body) : body;
    const packed = isStored ? plain : deflateRawSync(plain, { level: 1 });
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(isLocked ? 1 : 0, 8);
    entry.writeUInt16LE(isStored ? 0 : 8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(head, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}
