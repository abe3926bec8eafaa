import type { Note, NoteKind } from '../model/finding';
import type { Say, WordKey } from '../model/words';
import { describeDifference } from './describe-difference';

/** A harmless or declared difference, in one line. */
export function describeNote(note: Note, say: Say): string {
  return describeDifference(LABELS[note.kind], trimmed(note), say);
}

/** Words left out between two commas are named without them. */
function trimmed(note: Note): Note {
  if (note.kind !== 'words-left-out' || note.source === null) return note;
  return { ...note, source: note.source.replace(/^[\s,;:]+|[\s,;:]+$/g, '') };
}

const LABELS: Record<NoteKind, WordKey> = {
  typography: 'noteTypography',
  'letter-case': 'noteLetterCase',
  capitals: 'noteCapitals',
  'reference-mark-skipped': 'noteReferenceMark',
  'layout-skipped': 'noteLayout',
  'line-end-hyphen': 'noteLineEndHyphen',
  'invisible-characters': 'noteInvisible',
  'letter-form': 'noteLetterForm',
  markup: 'noteMarkup',
  entity: 'noteEntity',
  'number-spacing': 'noteNumberSpacing',
  'cell-border': 'noteCellBorder',
  'words-left-out': 'noteWordsLeftOut',
  insertion: 'noteInsertion',
  'bracketed-case': 'noteBracketedCase',
  sic: 'noteSic',
  'author-note': 'noteAuthorNote',
  'punctuation-changed': 'notePunctuation',
  'hyphen-or-space': 'noteHyphenOrSpace',
  'case-changed': 'noteCaseChanged',
  'number-form': 'noteNumberForm',
  'formula-form': 'noteFormulaForm',
  'space-at-markup': 'noteSpaceAtMarkup',
  'verse-slash': 'noteVerseSlash',
  'vowel-points': 'noteVowelPoints',
  'joiner-left-out': 'noteJoiner',
  'digits-of-another-script': 'noteDigitsOfScript',
};
