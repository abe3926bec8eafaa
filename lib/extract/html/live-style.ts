import { BLOCKS } from './element-kinds';
import { type InlineStyle, visibilityNamed, whiteSpaceNamed } from './inline-style';
import type { Attributes } from './open-element';

/** The computed properties that text depends on. An old engine may lack one. */
export type ComputedStyle = Partial<
  Pick<
    CSSStyleDeclaration,
    | 'display'
    | 'visibility'
    | 'whiteSpace'
    | 'whiteSpaceCollapse'
    | 'textDecorationLine'
    | 'float'
    | 'position'
    | 'contentVisibility'
  >
>;

/** What the browser has worked out of an element's look, in the terms of the sink. */
export function liveStyle(
  name: string,
  attributes: Attributes,
  computed: ComputedStyle,
): InlineStyle {
  const display = displayOf(name, attributes, computed);
  const { visibility, whiteSpace, whiteSpaceCollapse, textDecorationLine } = computed;
  const hasBox = computed.display !== 'inline' && computed.display !== 'contents';
  return {
    display,
    visibility: visibilityNamed(visibility),
    whiteSpace: whiteSpaceNamed(whiteSpaceCollapse || whiteSpace || ''),
    isStruck: textDecorationLine?.includes('line-through') === true,
    skipsContent: hasBox && computed.contentVisibility === 'hidden',
  };
}

/** null leaves it to the element's name. */
function displayOf(name: string, attributes: Attributes, computed: ComputedStyle): string | null {
  const { display, float, position } = computed;
  if (display === undefined || display === '' || display.endsWith('math')) return null;
  if (display === 'none') {
    // The head is hidden by name, and holds what is read of it; what a button opens is collapsed.
    return name === 'head' || 'popover' in attributes ? null : display;
  }
  // A drop cap or a label taken out of the flow is a block to the browser, in a line to the reader.
  const isTakenOut = (float !== 'none' && float) || position === 'absolute' || position === 'fixed';
  return display === 'block' && isTakenOut && !BLOCKS.has(name) ? null : display;
}
