import type { RangeKind } from '../../model/source-text';
import { CODE } from './element-kinds';
import type { OpenElement } from './open-element';

/**
 * Decides at an element's end what its text is; `text` is null when it is longer than a mark can be,
 * `isAtLineStart` says that nothing stands before it on its line. null: ordinary text.
 */
export type RangeRule = (text: string | null, element: OpenElement) => RangeKind | null;

/** Class, role, id and epub:type values of reference marks in the wild, as whole name parts. */
const MARK_HINT =
  /(?:^|[^a-z])(?:references?|(?:foot|end|side)?[-_]?note[-_]?(?:ref|anchor|link|call|mark|number)|fn-?ref|fnref|noteref|ftnref|cit(?:ation|e)(?:-?(?:ref|link))?|inline-template|cite_ref|xref|bibr|sdfootnoteanc|sdendnoteanc)(?:[^a-z]|$)/i;
const NOTE_HINT =
  /(?:^|\s)(?:footnotes?|tool-?tip(?:-?(?:text|content))?|side-?note|margin-?note|ltx_note)(?:\s|$)/i;
const LIST_HINT =
  /(?:^|\s)(?:references|reflist|ref-list|footnotes?(?:-list|-section)?|endnotes?|bibliography|ltx_bibliography|ltx_biblist|citation-list|doc-endnotes|doc-bibliography|doc-footnotes)(?:\s|$)/i;
const MENU_HINT = /(?:^|\s)(?:navigation|menu|menubar|nav|navbar|breadcrumbs?)(?:\s|$)/i;
const LINE_NUMBER_HINT =
  /(?:^|\s)(?:lineno|linenos|linenumbers?|line-numbers?|line-number|lnt|ln|gutter|blob-num)(?:\s|$)/i;
const PAGE_NUMBER_HINT =
  /(?:^|\s)(?:pagenum|pageno|page-?number|pagebreak|doc-pagebreak|page-break|star-?page|star-pagination|pb)(?:\s|$)/i;
const CAPTION_TIME_HINT = /(?:^|\s)(?:timestamp|cue-?time|caption-?time|transcript-?time)(?:\s|$)/i;

const BRACKETED = /^\[[^\]]*\](?:\s*\[[^\]]*\])*$/;
const PERMALINK = /^[¶§#]$|^🔗$/u;
const SIGN = /^[*∗†‡§¶#]{1,3}$/;
/** 3 · 12,13 · 4–6 · (a) · iv · [3] · n. 4 */
const MARK =
  /^[[(]?\s?(?:n\.?\s?)?(?:\d{1,4}|[a-z]{1,2}|[ivxlc]{1,6}|[*∗†‡§¶]{1,3})(?:\s?[,;–—-]\s?(?:\d{1,4}|[a-z]))*,?\s?[\])]?$/i;
/** In-page targets that are notes by their name. */
const NOTE_TARGET = /#.*(?:fn|note|ref|cit|bib|ftn|edn)/i;

/** Finds the rule for an element by its name, else by its class, role and id. */
export function rangeRuleOf(element: OpenElement): RangeRule | null {
  const hint = hintOf(element);
  const ordinary = BY_NAME[element.name] ?? (hint === '' ? null : ruleOfHint(hint, element));
  const layout = hint === '' ? null : layoutRule(hint);
  if (layout === null || ordinary === null) return layout ?? ordinary;
  return (text, closed) => layout(text, closed) ?? ordinary(text, closed);
}

/** What stands between the words of a sentence only because of how the page is set. */
function layoutRule(hint: string): RangeRule | null {
  if (LINE_NUMBER_HINT.test(hint)) return (text) => (isDigits(text) ? 'line-number' : null);
  if (PAGE_NUMBER_HINT.test(hint)) return (text) => (isPageNumber(text) ? 'star-page' : null);
  if (CAPTION_TIME_HINT.test(hint)) return (text) => (isTime(text) ? 'caption-time' : null);
  return null;
}

const BY_NAME: Readonly<Record<string, RangeRule>> = {
  sup: (text, element) => (isMarkSup(text, element) ? 'reference-mark' : 'superscript'),
  sub: () => 'subscript',
  rt: () => 'ruby',
  rtc: () => 'ruby',
  del: () => 'struck',
  s: () => 'struck',
  strike: () => 'struck',
  math: () => 'math',
  nav: () => 'menu',
  menu: () => 'menu',
  cite: (text) => (text !== null && BRACKETED.test(text) ? 'reference-mark' : null),
  ...Object.fromEntries([...CODE].map((name) => [name, () => 'code' as const])),
  a: (text, element) => (isMarkLink(text, element) ? 'reference-mark' : null),
};

function ruleOfHint(hint: string, element: OpenElement): RangeRule | null {
  if (MENU_HINT.test(hint) && element.edge === 'block') return () => 'menu';
  if (LIST_HINT.test(hint) && element.edge === 'block') return () => 'reference-list';
  if (/(?:^|\s)ltx_tag_item(?:\s|$)/.test(hint)) return () => 'list-mark';
  if (/(?:^|\s)katex-mathml(?:\s|$)/.test(hint)) return () => 'note';
  if (/(?:^|\s)(?:katex|mathjax|mwe-math-element)(?:\s|$)/i.test(hint)) return () => 'math';
  if (element.name !== 'span' && element.name !== 'small') return null;
  if (NOTE_HINT.test(hint)) return (text) => (isMark(text) ? 'reference-mark' : 'note');
  if (MARK_HINT.test(hint)) return (text) => (isMark(text) ? 'reference-mark' : null);
  return null;
}

function hintOf({ attributes }: OpenElement): string {
  const { class: names, role, id } = attributes;
  const epubType = attributes['epub:type'];
  if (names === undefined && role === undefined && id === undefined) return epubType ?? '';
  return `${names ?? ''} ${role ?? ''} ${id ?? ''} ${epubType ?? ''}`;
}

/**
 * 85 of 764 bracketed marks had no telling class, so the text decides too. A bare digit without class
 * or link stays a superscript: it may be an exponent.
 */
function isMarkSup(text: string | null, element: OpenElement): boolean {
  if (text === null) return false;
  if (BRACKETED.test(text) || SIGN.test(text)) return true;
  if (MARK_HINT.test(hintOf(element)) || NOTE_HINT.test(hintOf(element))) return true;
  return (element.holdsNoteLink || element.isInNoteLink) && MARK.test(text);
}

/** Ordinary links carry telling classes too ("reference external"), so the text must look like a mark. */
function isMarkLink(text: string | null, element: OpenElement): boolean {
  if (text === null || text === '') return false;
  const href = element.attributes.href ?? '';
  const isTelling = MARK_HINT.test(hintOf(element)) || NOTE_HINT.test(hintOf(element));
  if (BRACKETED.test(text)) return isTelling || href.includes('#');
  // The ¶ beside headings and definitions, which most style sheets show under the pointer only.
  if (PERMALINK.test(text)) return href.startsWith('#');
  return isMark(text) && (isTelling || NOTE_TARGET.test(href));
}

/** A link that may belong to a note: it points into a page, or says so by its class. */
export function isNoteLink(element: OpenElement): boolean {
  const href = element.attributes.href ?? '';
  return element.name === 'a' && (href.startsWith('#') || NOTE_TARGET.test(href));
}

function isMark(text: string | null): boolean {
  return text !== null && (BRACKETED.test(text) || MARK.test(text));
}

function isDigits(text: string | null): boolean {
  return text !== null && /^[\d\s]+$/.test(text);
}

function isPageNumber(text: string | null): boolean {
  return (
    text !== null &&
    /^[[({]?\s?\*{0,2}(?:p|pg|page|S|Seite)?\.?\s?(?:\d+|[ivxlc]+)\s?[\])}]?$/i.test(text)
  );
}

function isTime(text: string | null): boolean {
  return text !== null && /^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?$/.test(text);
}
