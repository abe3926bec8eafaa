/** What a function that may fail in an expected way returns: the value, or the named reason. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A list that cannot be empty, so that "the first one" always exists. */
export type NonEmpty<T> = readonly [T, ...T[]];
