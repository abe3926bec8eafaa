import type { StreamIndex } from '../verify/index-stream';

/** Words of parts in any language by how many make a whole, as stems. */
const PARTS: readonly (readonly [parts: number, words: RegExp])[] = [
  [
    2,
    /(?<!\p{L})(?:half|halves|halb\p{L}*|hälfte|moitié|demi|mitad|metade|metà|mezz[oa]|helft|połow\p{L}*|половин\p{L}*|yarı\p{L}*|hälften|separuh|setengah)(?!\p{L})|نصف|نیم|आधे|आधा|आधी|一半|半数|半分|절반|ครึ่ง/iu,
  ],
  [
    3,
    /(?<!\p{L})thirds?(?!\p{L})|drittel|(?<!\p{L})tiers(?!\p{L})|(?<!\p{L})terci[oa]s?(?<!\p{L})|tercera|terz[oi]|terços?|(?<!\p{L})derde|trzeci\p{L}*|(?<!\p{L})трет[ьи]\p{L}*|üçte|tredjedel\p{L}*|sepertiga|ثلث|ثلاث|سوم|तिहाई|三分之|3分の|三分の|3분의/iu,
  ],
  [
    4,
    /(?<!\p{L})(?:quarters?|fourths?|viertel\p{L}*|quarts?|cuart[oa]s?|quart[oi]s?|kwart\p{L}*|czwart\p{L}*|четверт\p{L}*|dörtte|fjärdedel\p{L}*|seperempat)(?!\p{L})|ربع|أرباع|چهارم|चौथाई|四分之|4分の|四分の|4분의/iu,
  ],
  [
    5,
    /(?<!\p{L})(?:fifths?|fünftel\p{L}*|cinquièmes?|quint[oa]s?|quint[oi]|vijfde|piąt\p{L}*|пят(?:ая|ую|ой|ых)|beşte|femtedel\p{L}*|seperlima)(?!\p{L})|خمس|أخماس|पाँचवाँ|पांचवां|五分之|5分の|五分の|5분의|(?<!\p{L})fünfte\p{L}*|(?<!\p{L})cada cinco|(?<!\p{L})sur cinq|(?<!\p{L})in five|von fünf|su cinque|op de vijf|co piąt\p{L}*|кажд\p{L}+ пят\p{L}+/iu,
  ],
  [
    10,
    /(?<!\p{L})(?:tenths?|zehntel\p{L}*|dixièmes?|décim[oa]s?|decim[oi]|tiende|dziesiąt\p{L}*|десят(?:ая|ую|ой|ых|и)|onda)(?!\p{L})|عشر|دهم|(?<!\p{L})(?:in|of|out of|von|sur|de cada|em cada|su|op de|na|из|av|dari) (?:10|ten|zehn|dix|diez|dez|dieci|tien|dziesięciu|dziesięć|десяти|tio|sepuluh)(?!\p{L})|दस में|10人中|열 명/iu,
  ],
];

/** Hundredths by which a share may differ from the part that it rounds to. */
const SLACK = 1.5;

const tables = new WeakMap<StreamIndex, readonly number[]>();

/** The page speaks in words of parts that may come to this share: 75 % and three quarters. In doubt only. */
export function mayBeParts(percent: number, stream: StreamIndex): boolean {
  let known = tables.get(stream);
  if (known === undefined) {
    known = PARTS.filter(([, words]) => words.test(stream.text)).map(([parts]) => parts);
    tables.set(stream, known);
  }
  return known.some((parts) => {
    const share = (percent * parts) / 100;
    return (
      Math.abs(share - Math.round(share)) * (100 / parts) <= SLACK &&
      share > 0.5 &&
      share < parts - 0.5
    );
  });
}
