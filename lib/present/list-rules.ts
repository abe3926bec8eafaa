import type { NoteKind, ReasonKind, RefusalWhy } from '../model/finding';
import type { Say, WordKey } from '../model/words';
import { describeNote } from './describe-note';
import { describeReason } from './describe-reason';
import { type Example, IGNORED, NO_ANSWER, REFUSED, SHOWN } from './rules';
import { REFUSED_WORDS } from './unreadable-words';

/** One group of rules, ready to show. */
export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly {
    readonly name: string;
    readonly quote: string;
    readonly source: string;
  }[];
}

/** Longest example shown in full, in UTF-16 units; the one for "too long" is a book. */
const LONGEST_EXAMPLE = 160;

/** All rules in the reader's words, in four groups. */
export function listRules(say: Say): readonly RuleGroup[] {
  const nothing = { quote: null, source: null };
  const group = <Kind extends string>(
    title: WordKey,
    examples: Readonly<Record<Kind, Example>>,
    nameOf: (kind: Kind) => string,
  ): RuleGroup => ({
    title: say(title),
    rules: (Object.entries(examples) as [Kind, Example][]).map(([kind, { quote, source }]) => ({
      name: nameOf(kind),
      quote: shorten(quote),
      source: shorten(source),
    })),
  });
  const note = (kind: NoteKind): string => describeNote({ kind, ...nothing }, say);
  return [
    group('rulesIgnored', IGNORED, note),
    group('rulesShown', SHOWN, note),
    group('rulesRefused', REFUSED, (kind: ReasonKind) => describeReason({ kind, ...nothing }, say)),
    group('rulesNoAnswer', NO_ANSWER, (why: RefusalWhy) => say(REFUSED_WORDS[why][0])),
  ];
}

function shorten(text: string): string {
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, 40)}…` : text;
}
