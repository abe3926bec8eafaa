import { BLOCKS, PREFORMATTED, SCRIPTED_MATH, STACKED_MATH } from './element-kinds';
import type { InlineStyle } from './inline-style';
import type { Attributes, Edge, OpenElement, StreamKind } from './open-element';
import { isNoteLink, type RangeRule, rangeRuleOf } from './range-rule';
import { streamKindOf } from './stream-kind';
import { TextStream, type WhiteSpace } from './text-stream';

/** What stands around the page's outermost element. */
export function rootElement(out: TextStream): OpenElement {
  return {
    name: '',
    attributes: {},
    parent: null,
    flow: out,
    out,
    begins: null,
    within: null,
    visibleFrom: null,
    edge: 'block',
    whiteSpace: 'collapse',
    makesBlocks: false,
    isInSvg: false,
    isInCell: false,
    isInNoteLink: false,
    holdsNoteLink: false,
    awaitsSummary: false,
    startLength: 0,
    childCount: 0,
    rule: null,
    range: null,
  };
}

/**
 * Works out what an element means for its text: where the text goes, whether it begins a line, what
 * range it may become. `top` is the innermost open element.
 */
export function placeElement(
  name: string,
  attributes: Attributes,
  style: InlineStyle,
  top: OpenElement,
): OpenElement {
  const parent = contextOf(name, style, top);
  if (parent !== top) top.out.breakLine();
  const begins = streamKindOf(name, attributes, style, parent);
  const out = begins === null ? parent.out : new TextStream();
  const isClosedDetails = name === 'details' && begins === 'collapsed';
  const hasNoBox = style.display === 'none' || (style.display === null && 'hidden' in attributes);
  const isInvisible = begins === 'hidden' && style.visibility === 'hidden' && !hasNoBox;
  const edge = edgeOf(name, style, parent);
  const element = {
    name,
    attributes,
    parent: top,
    flow: begins === null || isClosedDetails || isInvisible ? parent.out : null,
    out,
    begins,
    within: begins ?? parent.within,
    visibleFrom: hasNoBox ? null : isInvisible ? parent : parent.visibleFrom,
    edge,
    whiteSpace: whiteSpaceOf(name, begins, style, parent),
    makesBlocks: /^(?:inline-)?(?:flex|grid)$/.test(style.display ?? ''),
    isInCell: edge === 'cell' || (edge !== 'row' && parent.isInCell),
    isInSvg: name === 'svg' || (parent.isInSvg && name !== 'foreignObject'),
    isInNoteLink: parent.isInNoteLink,
    holdsNoteLink: false,
    awaitsSummary: isClosedDetails,
    startLength: out.length,
    childCount: 0,
    rule: null as RangeRule | null,
    range: null as OpenElement['range'],
  };
  element.isInNoteLink ||= isNoteLink(element);
  element.rule = scriptRule(parent) ?? (style.isStruck ? () => 'struck' : rangeRuleOf(element));
  parent.childCount += 1;
  if (element.rule !== null) element.range = out.openRange();
  return element;
}

/** The exponent of `msup` and the like: raised by its place in the formula, not by its name. */
function scriptRule({ name, childCount }: OpenElement): RangeRule | null {
  const kind = SCRIPTED_MATH[name]?.[childCount - 1];
  return kind === undefined ? null : () => kind;
}

/** The element whose text the new one belongs to: nearly always the innermost open one. */
function contextOf(name: string, style: InlineStyle, top: OpenElement): OpenElement {
  if (name === 'summary' && top.awaitsSummary && top.parent !== null) {
    top.awaitsSummary = false;
    return top.parent;
  }
  return style.visibility === 'visible' && top.visibleFrom !== null ? top.visibleFrom : top;
}

function edgeOf(name: string, { display }: InlineStyle, parent: OpenElement): Edge {
  if (display !== null) {
    if (/^(?:block|flex|grid|list-item|table|flow-root|table-caption)$/.test(display))
      return 'block';
    if (display === 'table-row') return 'row';
    if (display === 'table-cell') return 'cell';
    if (display === 'contents') return 'inline';
  }
  if (parent.makesBlocks || STACKED_MATH.has(parent.name)) return 'block';
  if (display?.startsWith('inline')) return 'inline';
  if (name === 'td' || name === 'th' || name === 'mtd') return 'cell';
  if (name === 'tr' || name === 'mtr') return 'row';
  if (name === 'text' && parent.isInSvg) return 'block';
  return BLOCKS.has(name) ? 'block' : 'inline';
}

function whiteSpaceOf(
  name: string,
  begins: StreamKind | null,
  style: InlineStyle,
  parent: OpenElement,
): WhiteSpace {
  if (begins === 'data' || begins === 'script') return 'keep';
  if (begins === 'title') return 'collapse';
  return style.whiteSpace ?? (PREFORMATTED.has(name) ? 'keep' : parent.whiteSpace);
}
