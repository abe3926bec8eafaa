import type { Group } from './group-marks';
import type { Quote } from './quote';
import type { ReadBlock } from './read-block';
import type { Surroundings } from './surroundings';

/** The citation that a quote goes with, and the name of the rule that found it. */
export interface Pairing {
  readonly rule: RuleName;
  readonly group: Group;
  /** Whether the citation stands in the block of the quote. */
  readonly isNear: boolean;
}

export type RuleName =
  | 'link-around-quote'
  | 'mark-inside-quote'
  | 'after-in-sentence'
  | 'before-in-sentence'
  | 'link-inside-quote'
  | 'blockquote'
  | 'only-source-of-block'
  | 'cited-cell-of-row'
  | 'citation-block-after';

/** Where a quote stands: its block, and what stands around that. */
export interface Scene {
  readonly quote: Quote;
  readonly here: ReadBlock;
  /** Index of the block among all of the answer. */
  readonly at: number;
  readonly around: Surroundings;
}

/** Null: the rule does not apply. */
export type Rule = (scene: Scene) => Pairing | null;

export function near(rule: RuleName, group: Group | null | undefined): Pairing | null {
  return group == null ? null : { rule, group, isNear: true };
}

export function far(rule: RuleName, group: Group | null | undefined): Pairing | null {
  return group == null ? null : { rule, group, isNear: false };
}
