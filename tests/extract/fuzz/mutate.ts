import { pick } from '../../bench/random';

/** What damaged or hostile files have in odd places: tags, numbers, half characters, keywords of PDFs. */
const PIECES = [
  ...[
    '<',
    '>',
    '</',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<table>',
    '</p>',
    '<svg><',
    '<plaintext>',
  ],
  ...['<script>', '</script>', '<template shadowrootmode=open>', '<p hidden>', '<b'.repeat(40)],
  ...['&', '&#', '&#x110000;', '&#xD800;', '"', "'", '\0', '\r', '\ufeff', '{', '[', '\\u'],
  ...['-1', '0', '4294967295', '99999999999', '1e99', '/', ' obj', 'endobj', 'stream', 'endstream'],
  ...[
    '3 0 R',
    '1 0 R',
    '<<',
    '>>',
    'BT',
    'ET',
    'Tj',
    '/Kids [2 0 R]',
    '/Length 999999',
    'xref',
    '%%EOF',
  ],
].map((piece) => new TextEncoder().encode(piece));

const HALF_CHARACTERS = [0xed, 0xa0, 0x80, 0xf8, 0xff, 0xfe, 0xc3, 0x1b, 0x00].map((byte) =>
  Uint8Array.of(byte),
);

type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array;

const place = (bytes: Uint8Array, random: () => number): number =>
  Math.floor(random() * (bytes.length + 1));

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

const MUTATIONS: readonly Mutation[] = [
  function changeBytes(bytes, random) {
    const changed = bytes.slice();
    for (let i = 0; i < 1 + random() * 30 && changed.length > 0; i++)
      changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
    return changed;
  },
  function dropStretch(bytes, random) {
    const from = place(bytes, random);
    return join(bytes.subarray(0, from), bytes.subarray(from + Math.floor(random() * 400)));
  },
  function repeatStretch(bytes, random) {
    const from = place(bytes, random);
    const stretch = bytes.subarray(from, from + 1 + Math.floor(random() * 200));
    const times = 1 + Math.floor(random() ** 4 * 500);
    return join(bytes.subarray(0, from), ...Array(times).fill(stretch), bytes.subarray(from));
  },
  function insertPiece(bytes, random) {
    const from = place(bytes, random);
    const piece = pick(random() < 0.8 ? PIECES : HALF_CHARACTERS, random);
    const times = random() < 0.9 ? 1 : Math.floor(random() * 2_000);
    return join(bytes.subarray(0, from), ...Array(times).fill(piece), bytes.subarray(from));
  },
  function moveStretch(bytes, random) {
    const [a, b] = [place(bytes, random), place(bytes, random)].sort((x, y) => x - y) as [
      number,
      number,
    ];
    return join(bytes.subarray(b), bytes.subarray(a, b), bytes.subarray(0, a));
  },
  (bytes, random) => bytes.slice(0, place(bytes, random)),
  function changeFigures(bytes, random) {
    const from = place(bytes, random);
    const at = bytes.findIndex((byte, i) => i >= from && byte >= 48 && byte <= 57);
    if (at < 0) return bytes;
    return join(bytes.subarray(0, at), pick(PIECES, random), bytes.subarray(at + 1));
  },
];

/** The same bytes with one to six things wrong. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  let mutated = bytes;
  for (let left = 1 + Math.floor(random() * 6); left > 0; left--)
    mutated = pick(MUTATIONS, random)(mutated, random);
  return mutated;
}
