/** Names and versions kept with every record, so that a later version knows what to check again. */
export const versions = {
  extractor: 'source-text@1',
  normalizer: 'tokens@1',
  verifier: 'verbatim@1',
} as const;

/** The same for a cited sentence that quotes nothing. */
export const claimVersions = { ...versions, verifier: 'claims@1' } as const;
