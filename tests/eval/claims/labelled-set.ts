/**
 * Sentences with their details marked and labelled by hand, before any code read them: `{f+ 1904}` is a
 * figure or date that the page has, `{f- 1905}` one that it has not, `{n+ …}` and `{n- …}` the same for
 * names. "Has" allows what a careful reader would: another spelling of the same value, never another unit.
 */
export interface LabelledSet {
  readonly language: string;
  /** All text is of our own writing; people and places are made up. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly claims: readonly (readonly [page: string, marked: string])[];
}
