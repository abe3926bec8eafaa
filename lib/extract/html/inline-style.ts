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
  const declared = readDeclarations(style);
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

/** Comments and strings, which may hold anything, `;` among it. */
const ASIDE = /\/\*[\s\S]*?(?:\*\/|$)|"[^"]*"?|'[^']*'?/g;

/** What browsers know; a later value that they do not know leaves the one before in force. */
const DISPLAYS =
  /^(?:none|contents|inline|flow-root|list-item|(?:inline-)?(?:block|flex|grid|table)|(?:table|ruby)(?:-[a-z-]+)?|-webkit-(?:inline-)?(?:box|flex)|inherit|initial|unset|revert(?:-layer)?)$/;
const SAME_AS: Readonly<Record<string, string>> = {
  '-webkit-box': 'block',
  '-webkit-flex': 'flex',
  initial: 'inline',
  unset: 'inline',
};

/** The value in force of each property: the last one, or the last one that is called important. */
function readDeclarations(style: string): ReadonlyMap<string, string> {
  const declared = new Map<string, string>();
  const important = new Set<string>();
  for (const declaration of style.replace(ASIDE, '').toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim();
    const [value = '', mark] = declaration.slice(colon + 1).split('!');
    const plain = value.trim();
    if (name === 'display' && !DISPLAYS.test(plain)) continue;
    if (name === '' || (mark === undefined && important.has(name))) continue;
    if (mark !== undefined) important.add(name);
    declared.set(name, SAME_AS[plain] ?? plain);
  }
  return declared;
}

/** A value of `visibility`; null: none that is known. */
export function visibilityNamed(value: string | undefined): InlineStyle['visibility'] {
  if (value === 'hidden' || value === 'collapse') return 'hidden';
  return value === 'visible' ? 'visible' : null;
}
