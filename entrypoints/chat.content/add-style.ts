/** What each root has already; the roots of marks that have gone are forgotten. */
const styled = new WeakMap<ShadowRoot, Set<string>>();

/** One sheet for all roots, however many marks a page has. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * Styles one root, once. As a constructed sheet where the browser lets a content script adopt one, else
 * as a `<style>` with text: either works under a page's strict content security policy in the browser
 * that takes this way.
 */
export function addStyle(root: ShadowRoot, css: string): void {
  const known = styled.get(root) ?? new Set();
  if (known.has(css)) return;
  styled.set(root, known.add(css));
  if (import.meta.env.BROWSER === 'firefox') {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  } else {
    root.adoptedStyleSheets.push(sheetOf(css));
  }
}

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
