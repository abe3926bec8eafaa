/** A detail as labelled by hand. */
export interface Label {
  readonly text: string;
  readonly kind: 'figure' | 'name';
  readonly isOnPage: boolean;
}

/** A marked sentence as the sentence itself and its labels, in order. */
export function readMarked(marked: string): {
  readonly sentence: string;
  readonly labels: Label[];
} {
  const labels: Label[] = [];
  const sentence = marked.replace(
    /\{([fn])([+-]) ([^}]+)\}/g,
    (_, kind: string, sign: string, text: string) => {
      labels.push({ text, kind: kind === 'f' ? 'figure' : 'name', isOnPage: sign === '+' });
      return text;
    },
  );
  return { sentence, labels };
}
