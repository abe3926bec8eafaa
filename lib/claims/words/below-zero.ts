/** Words behind a figure of degrees that put it below zero. */
const BEHIND =
  /^[\s°CcF]*(?:below (?:zero|freezing)|unter (?:null|dem gefrierpunkt)|minus|(?:au-dessous de|sous) zéro|bajo cero|sotto (?:lo )?zero|abaixo de zero|negativ[oa]s?|onder (?:nul|het vriespunt)|poniżej zera|mrozu|ниже нуля|мороза|sıfırın altında|under noll|di bawah nol|تحت الصفر|नीचे|以下)/iu;
/** The same in front of it; single words are read as minus signs elsewhere. */
const BEFORE =
  /(?:零下|氷点下|マイナス|摂氏マイナス|负|負|영하|शून्य से|sıfırın altında|vroor|mróz|mrozu|мороз|frost)\s*$/iu;

/** The words around a figure of degrees say that it is below zero. Both may be cut anywhere. */
export function isBelowZero(before: string, behind: string): boolean {
  return BEHIND.test(behind) || BEFORE.test(before);
}
