/** Words that only announce a source: "Source:", "Quelle:" … and in brackets "(see", "(vgl." */
const ANNOUNCES =
  /^(?:[\s([]*(?:sources?|via|quellen?|références?|fuentes?|font[ei]s?|bron(?:nen)?|käll(?:a|or)|kilder?|źródł[oa]|zdroje?|kaynak|источники?|المصدر|המקור|מקור|स्रोत|출처|来源|出处|來源|出典)\s*[:：]|\s*[([](?:see|via|siehe|vgl\.|cf\.|voir|véase)(?!\p{L}))/iu;

/** The length of the announcement at the start of a text, brackets and spaces included; else 0. */
export function announcementLength(text: string): number {
  return ANNOUNCES.exec(text)?.[0].length ?? 0;
}
