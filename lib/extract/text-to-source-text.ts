import type { SourceForm, SourceText } from '../model/source-text';

/** Text that is already text: what is left is to tell its layout from its words. */
export function textToSourceText(text: string, form: SourceForm): SourceText {
  const clean = text.replaceAll('\0', '').replace(/\r\n?/g, '\n');
  return {
    form,
    title: null,
    lang: null,
    text: clean,
    ranges: [],
    softEdges: [],
    softHyphens: [],
    side: [],
    doubts: [],
  };
}
