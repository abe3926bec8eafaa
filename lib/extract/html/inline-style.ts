import type { WhiteSpace } from './text-stream';

/** What an element's own style attribute says, as far as text depends on it; null = says nothing. */
export interface InlineStyle {
  readonly display: string | null;
  readonly visibility: 'hidden' | 'visible' | null;
  readonly whiteSpace: WhiteSpace | null;
  readonly isStruck: boolean;
  readonly skipsContent: boolean;
}

const NOTHING: InlineStyle = {
  display: null,
  visibility: null,
  whiteSpace: null,
  isStruck: false,
  skipsContent: false,
};

const WHITE_SPACE: Readonly<Record<string, WhiteSpace>> = {
  normal: 'collapse',
  nowrap: 'collapse',
  pre: 'keep',
  'pre-wrap': 'keep',
  'break-spaces': 'keep',
  'pre-line': 'keep-lines',
  // The same as values of `white-space-collapse`.
  collapse: 'collapse',
  preserve: 'keep',
  'preserve-breaks': 'keep-lines',
  'preserve-spaces': 'keep',
};

/** A value of `white-space` or `white-space-collapse`; null: none that is known. */
export function whiteSpaceNamed(value: string): WhiteSpace | null {
  return WHITE_SPACE[value] ?? null;
}

/**
 * Reads whole declarations, never a substring: `--footer-display: none` hides nothing. Style sheets
 * are not read at all: pages hide `body` in them until their scripts have run.
 */
export function readInlineStyle(style: string | undefined): InlineStyle {
  if (style === undefined || !/display|visib|white-space|decoration/i.test(style)) return NOTHING;
  const declared = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '');
    if (name !== '') declared.set(name, value.trim().toLowerCase());
  }
  const visibility = declared.get('visibility');
  const decoration = declared.get('text-decoration-line') ?? declared.get('text-decoration') ?? '';
  return {
    display: declared.get('display') ?? null,
    visibility: visibilityNamed(visibility),
    whiteSpace: whiteSpaceNamed(declared.get('white-space') ?? ''),
    isStruck: decoration.includes('line-through'),
    skipsContent: declared.get('content-visibility') === 'hidden',
  };
}

/** A value of `visibility`; null: none that is known. */
export function visibilityNamed(value: string | undefined): InlineStyle['visibility'] {
  if (value === 'hidden' || value === 'collapse') return 'hidden';
  return value === 'visible' ? 'visible' : null;
}
