import fc from 'fast-check';

/** A sentence that holds for every input, and how it is tried on made ones. */
export interface Law {
  readonly name: string;
  /** Throws with the smallest counterexample that was found. */
  try(runs: number, seed: number): void;
}

/** `holds` throws when the law is broken for its input. */
export function law<T>(name: string, inputs: fc.Arbitrary<T>, holds: (input: T) => void): Law {
  return {
    name,
    try: (numRuns, seed) => fc.assert(fc.property(inputs, holds), { numRuns, seed }),
  };
}
