import { BLOCKS, DROPPED, DROPPED_IN_SVG } from './element-kinds';
import type { InlineStyle } from './inline-style';
import type { Attributes, OpenElement, StreamKind } from './open-element';

const BY_NAME: Readonly<Record<string, StreamKind>> = {
  noscript: 'noscript',
  noframes: 'noscript',
  object: 'alt',
  applet: 'alt',
  textarea: 'options',
  select: 'options',
  datalist: 'options',
  annotation: 'tex',
  'annotation-xml': 'tex',
};

/**
 * Names the stream an element begins; null: its text belongs to the text around it. What a reader may
 * get to see after all (a closed section, form choices) is kept apart from what nobody sees.
 */
export function streamKindOf(
  name: string,
  attributes: Attributes,
  style: InlineStyle,
  parent: OpenElement,
): StreamKind | null {
  if (parent.within === 'nothing') return null;
  if (DROPPED.has(name) || (parent.isInSvg && DROPPED_IN_SVG.has(name))) return 'nothing';
  if (name === 'script') return scriptKind(attributes);
  if (name === 'title') return parent.isInSvg ? 'alt' : 'title';
  if (name === 'desc' && parent.isInSvg) return 'alt';
  if (name === 'template') return 'shadowrootmode' in attributes ? null : 'template';
  const special = BY_NAME[name] ?? null;
  if (special !== null) return special;
  const veiled = veilOf(name, attributes, style);
  // Hidden inside hidden is one stretch; a closed section inside hidden text is hidden.
  return veiled === parent.within || parent.within === 'hidden' ? null : veiled;
}

function scriptKind({ type, src }: Attributes): StreamKind {
  if (src !== undefined) return 'nothing';
  if (type !== undefined && /json/i.test(type)) return 'data';
  if (type !== undefined && /^math\/tex/i.test(type)) return 'tex';
  return type === undefined || type === '' || /javascript|module/i.test(type)
    ? 'script'
    : 'nothing';
}

function veilOf(name: string, attributes: Attributes, style: InlineStyle): StreamKind | null {
  // Pages hide these two until their scripts have run.
  if (name === 'html' || name === 'body') return null;
  if (name === 'details') return 'open' in attributes ? null : 'collapsed';
  if (attributes.hidden?.toLowerCase() === 'until-found') return 'collapsed';
  if (style.display === 'none') return isPanel(attributes) ? 'collapsed' : 'hidden';
  if (style.display === null) {
    if ('hidden' in attributes) return isPanel(attributes) ? 'collapsed' : 'hidden';
    if (name === 'dialog' && !('open' in attributes)) return 'hidden';
    if ('popover' in attributes) return 'collapsed';
  }
  // `content-visibility` needs a box; on a plain `span` it does nothing.
  if (style.skipsContent && (BLOCKS.has(name) || style.display !== null)) return 'hidden';
  return style.visibility === 'hidden' ? 'hidden' : null;
}

function isPanel({ role }: Attributes): boolean {
  return role === 'tabpanel';
}
