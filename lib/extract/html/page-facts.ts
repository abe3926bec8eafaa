import type { NamedForm } from '../../model/source-text';
import type { Attributes } from './open-element';

/** Signs in markup that the doubts are made of (find-doubts.ts). */
export type MarkupSign =
  | 'empty-root'
  | 'partial-list'
  | 'challenge'
  | 'password-field'
  | 'not-free'
  | 'loading';

/** What one pass over a page learns beside its text. */
export interface PageFacts {
  title: string | null;
  lang: string | null;
  readonly descriptions: string[];
  readonly signs: Set<MarkupSign>;
  noscript: string;
  readonly forms: NamedForm[];
}

export function newPageFacts(): PageFacts {
  return {
    title: null,
    lang: null,
    descriptions: [],
    signs: new Set(),
    noscript: '',
    forms: [],
  };
}

const DESCRIPTIONS = new Set([
  'description',
  'og:description',
  'og:title',
  'twitter:description',
  'twitter:title',
  'dc.description',
  'dcterms.description',
  'dcterms.abstract',
  'citation_abstract',
  'citation_title',
  'sailthru.description',
  'parsely-title',
]);

/** Reads what `html` and `meta` say of the page. */
export function noteHeadElement(facts: PageFacts, name: string, attributes: Attributes): void {
  if (name === 'html')
    facts.lang ??= attributes.lang?.trim() || attributes['xml:lang']?.trim() || null;
  else if (name === 'meta') noteMeta(facts, attributes);
  else if (name === 'link' && attributes.rel?.toLowerCase() === 'amphtml')
    noteForm(facts, 'amp', attributes.href);
}

/** Names under which publishers tell search engines where the full text of an article stands. */
const FULL_TEXTS: Readonly<Record<string, NamedForm['kind']>> = {
  citation_fulltext_html_url: 'html',
  citation_pdf_url: 'pdf',
};

/** More than these no page needs, and none may send us to. */
const MAX_FORMS = 4;

function noteForm(facts: PageFacts, kind: NamedForm['kind'], href: string | undefined): void {
  if (href !== undefined && href !== '' && facts.forms.length < MAX_FORMS)
    facts.forms.push({ kind, href });
}

function noteMeta(facts: PageFacts, attributes: Attributes): void {
  const content = attributes.content?.trim();
  if (content === undefined || content === '') return;
  const name = (attributes.name ?? attributes.property ?? attributes.itemprop ?? '').toLowerCase();
  if (DESCRIPTIONS.has(name)) facts.descriptions.push(content);
  const form = FULL_TEXTS[name];
  if (form !== undefined) noteForm(facts, form, content);
  if (attributes['http-equiv']?.toLowerCase() === 'content-language') facts.lang ??= content;
}

const ROOT_IDS =
  /^(?:root|app|main-app|__next|__nuxt|___gatsby|react-root|app-root|svelte|q-app)$/i;

/** The element an app of scripts fills; empty means the page was not rendered. */
export function isMountPoint(name: string, { id }: Attributes): boolean {
  return (id !== undefined && ROOT_IDS.test(id)) || name === 'app-root';
}

const CHALLENGE =
  /_cf_chl_opt|captcha-delivery\.com|_Incapsula_Resource|px-captcha|awswaf\.com\/|challenge-platform\/h\/[bg]\/orchestrate/;

/** Scripts and frames of a bot wall. */
export function isChallengeCode(code: string): boolean {
  return CHALLENGE.test(code);
}

/** Signs in an element's own attributes. */
export function noteMarkupSigns(facts: PageFacts, name: string, attributes: Attributes): void {
  const { id, type, src } = attributes;
  if (name === 'input' && type?.toLowerCase() === 'password') facts.signs.add('password-field');
  if (id !== undefined && /^(?:challenge-(?:form|running|error-text|stage)|px-captcha)$/.test(id)) {
    facts.signs.add('challenge');
  }
  if ((name === 'script' || name === 'iframe') && src !== undefined && isChallengeCode(src)) {
    facts.signs.add('challenge');
  }
  if (
    name.includes('virtual-scroll') ||
    /virtual-?scroll|ReactVirtualized/i.test(attributes.class ?? '')
  ) {
    facts.signs.add('partial-list');
  }
}
