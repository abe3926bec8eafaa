/** An answer that the reader brings, in one form whatever it came in. */
export interface ImportedAnswer {
  /** Markdown; plain text is Markdown without marks. */
  readonly text: string;
  /** What of the text, or behind it, points at a source. */
  readonly units: readonly AnswerUnit[];
  /** What `[1]`, `[2]` … mean, where the answer has such a list. */
  readonly sources: readonly AnswerSource[];
}

export interface AnswerSource {
  readonly url: string;
  readonly title: string;
}

export type AnswerUnit = AnswerSource &
  (
    | {
        /** `marker` stands in the text and is no word of it; a `segment` is text that a source supports. */
        readonly origin: 'marker' | 'segment';
        /** UTF-16 offsets into the text. */
        readonly start: number;
        readonly end: number;
      }
    | {
        /** Words that the system says it copied from the source: checked like a quote. */
        readonly origin: 'cited-text';
        readonly quote: string;
      }
  );

/** Answers that belong together, as a file may hold many. */
export interface Conversation {
  readonly title: string;
  readonly answers: readonly ImportedAnswer[];
}
