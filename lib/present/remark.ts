/** A sentence beside a verdict, with the addresses that it speaks of. */
export interface Remark {
  readonly sentence: string;
  readonly links: readonly RemarkLink[];
}

export interface RemarkLink {
  readonly label: string;
  /** Http(s). */
  readonly href: string;
}

/** A link for each address that can be opened. */
export function linksTo(...pairs: readonly (readonly [label: string, href: string | null])[]) {
  return pairs.flatMap(([label, href]): RemarkLink[] => (href === null ? [] : [{ label, href }]));
}
