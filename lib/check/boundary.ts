/**
 * The points of a check between which the background process may be stopped at any moment. What a
 * step has gained is stored before its boundary is reached.
 */
export type Boundary =
  | 'queued'
  | 'asked'
  | 'fetched'
  | 'snapshot-stored'
  | 'verified'
  | 'record-stored';

export type ReachBoundary = (boundary: Boundary) => Promise<void>;
