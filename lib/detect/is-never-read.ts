/**
 * Whether an element is none of the answer's words: hidden from readers, part of the page's controls,
 * put there by Verbatim or by another extension. Looks at attributes alone, so it costs the same on
 * every page and touches no layout.
 */
export function isNeverRead(element: Element): boolean {
  if (NEVER_TAGS.has(element.localName)) return true;
  if (isBare(element)) return false;
  // Only custom elements have a dash.
  if (element.localName.includes('-') && FOREIGN_TAG.test(element.localName)) return true;
  return element
    .getAttributeNames()
    .some((name) => saysNever(name, () => element.getAttribute(name) ?? ''));
}

/** Most attributes say nothing, so the values of few are asked for. */
function saysNever(name: string, value: () => string): boolean {
  switch (name) {
    case 'role':
      return NEVER_ROLES.has(value());
    case 'contenteditable':
      return value() !== 'false';
    case 'hidden':
      return true;
    case 'aria-hidden':
      return value() === 'true';
    case 'class':
      return HIDDEN_CLASS.test(value());
    case 'style':
      return HIDDEN_STYLE.test(value()) || isClippedToNothing(value());
    default:
      return FOREIGN_ATTRIBUTE.test(name);
  }
}

/** With no attribute and no name of its own, nothing tells it from the others: most elements are so. */
export function isBare(element: Element): boolean {
  return !element.hasAttributes() && !element.localName.includes('-');
}

const NEVER_TAGS = new Set(
  (
    'script style template noscript head title meta link svg canvas video audio iframe object embed img ' +
    'picture map input textarea select option datalist progress meter rich-textarea nav dialog menu pre ' +
    'verbatim-mark'
  ).split(' '),
);

const NEVER_ROLES = new Set(
  (
    'dialog alertdialog tooltip navigation menu menubar listbox search textbox searchbox combobox toolbar ' +
    'tablist banner contentinfo'
  ).split(' '),
);

const HIDDEN_CLASS =
  /(?:^|\s)(?:sr-only|visually-?hidden|cdk-visually-hidden|screen-reader-text)(?:\s|$)/i;
const HIDDEN_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i;

/** The usual way to keep words for screen readers: one pixel, clipped. */
function isClippedToNothing(style: string): boolean {
  return (
    /position\s*:\s*absolute/i.test(style) &&
    /(?:^|[;\s])(?:width|height)\s*:\s*[01]px/i.test(style)
  );
}

/** Nodes that other extensions put into pages say so in their names. */
const FOREIGN_TAG = /^(?:grammarly|plasmo|lt|loom|honey|deepl|immersive-translate|.*-extension)-/;
const FOREIGN_ATTRIBUTE = /^data-(?:(?:[\w-]*-)?injected|extension)(?:-|$)|-extension-id$/;
