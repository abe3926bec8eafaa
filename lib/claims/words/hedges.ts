/** Words right before a figure that say it is rounded. Latin and Cyrillic words stand whole. */
const HEDGES =
  /(?:^|[^\p{L}\p{N}])(?:about|around|approximately|roughly|nearly|almost|some|circa|ca\.?|c\.|approx\.?|close to|an estimated|estimated|just (?:over|under)|well over|rund|etwa|ungefähr|circa|zirka|knapp|fast|gut|annähernd|über|mehr als|more than|over|above|under|below|less than|environ|près d[e’'] ?|presque|quelque|autour de|à peu près|plus d[e’'] ?|moins d[e’'] ?|cerca d[eo]s?|casi|un[oa]s|alrededor de|aproximadamente|en torno a|más de|menos de|quase|por volta de|uns|umas|mais de|circa|quasi|intorno a[il]?|più di|oltre|ongeveer|zo[’']n|bijna|ruim|meer dan|rond(?: de)?|około|ok\.|prawie|blisko|niemal|ponad|około|около|почти|примерно|порядка|более|свыше|приблизительно|yaklaşık|neredeyse|ortalama|omkring|cirka|nästan|ungefär|sekitar|hampir|kurang lebih|نحو|حوالي|قرابة|زهاء|ما يقرب من|ما يقارب|تقريبا|أكثر من|करीब|क़रीब|लगभग|तकरीबन|قریب|حدود|تقریبا|تقریباً|بیش از|حدوداً|приблизно|майже|понад|asi|zhruba|téměř|přibližně|noin|lähes|körülbelül|közel|aproximativ|circa|περίπου|khoảng|gần|ประมาณ|กว่า)\s*(?:[$€£¥₹]|\p{L}{0,3}\$)?\s*$|(?:[~≈∼±约約近]|大约|大約|将近|接近|超过|超過|逾|およそ|ほぼ|おおよそ|약|대략|거의)\s*[$€£¥₹]?\s*$/iu;

/** The words in front of a figure say that it is rounded. `before` may be cut anywhere. */
export function isHedged(before: string, behind: string): boolean {
  return (
    HEDGES.test(before) || /^\s*(?:[余多餘]|[万萬亿億]?余|강|여|以上|odd\b|or so\b)/u.test(behind)
  );
}
