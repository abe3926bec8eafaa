import { never, type OtherForm, type SourceKind } from './other-form';

/** A document's page is drawn by scripts; what is shared by link can be had as plain text. */
export const googleDocs: SourceKind = {
  name: 'Google Docs',
  isPart: never,
  find({ hostname, pathname }) {
    const path = /^\/(document|spreadsheets|presentation)\/(?:u\/\d+\/)?d\/([\w-]{20,})/.exec(
      pathname,
    );
    const [, kind, id] = path ?? [];
    if (hostname !== 'docs.google.com' || kind === undefined || id === undefined) return [];
    return FORMS[kind]?.(`https://docs.google.com/${kind}/d/${id}`) ?? [];
  },
};

const FORMS: Readonly<Record<string, (base: string) => readonly OtherForm[]>> = {
  document: (base) => [
    { href: `${base}/export?format=txt`, kind: 'text', holdsAll: true },
    { href: `${base}/mobilebasic`, kind: 'html', holdsAll: true },
  ],
  // One sheet of possibly many.
  spreadsheets: (base) => [{ href: `${base}/export?format=csv`, kind: 'text', holdsAll: false }],
  presentation: (base) => [{ href: `${base}/export/txt`, kind: 'text', holdsAll: true }],
};
