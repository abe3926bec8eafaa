import type { OtherForm, SourceKind } from './other-form';

/** abs, html and pdf of one paper; a version that was cited is kept. */
const PAPER =
  /^\/(abs|html|pdf)\/((?:[a-z-]+(?:\.[A-Z]{2})?\/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?)(?:\.pdf)?\/?$/;

export const arxiv: SourceKind = {
  name: 'arXiv',
  isPart: (url) => isArxiv(url) && url.pathname.startsWith('/abs/'),
  find(url) {
    const [, cited, id] = (isArxiv(url) && PAPER.exec(url.pathname)) || [];
    if (id === undefined) return [];
    const forms: readonly OtherForm[] = [
      { href: `${url.origin}/html/${id}`, kind: 'html', holdsAll: true },
      { href: `${url.origin}/pdf/${id}`, kind: 'pdf', holdsAll: true },
      { href: `${url.origin}/abs/${id}`, kind: 'html', holdsAll: false },
    ];
    return forms.filter(({ href }) => !href.includes(`/${cited}/`));
  },
};

function isArxiv({ hostname }: URL): boolean {
  return /^(?:www\.|export\.)?arxiv\.org$/.test(hostname);
}
