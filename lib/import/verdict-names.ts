import * as v from 'valibot';
import type { AddressRefusal } from '../model/address';
import type { CautionKind, NoteKind, ReasonKind, RefusalWhy } from '../model/finding';
import type { ListRule } from '../model/list-comparison';
import type { Reading } from '../model/snapshot';
import type { Doubt, LinkClass } from '../model/verdict';

/** Every name of a union, held by the compiler: one that is forgotten here does not compile. */
function keysOf<Name extends string>(names: Readonly<Record<Name, 1>>): Name[] {
  return Object.keys(names) as Name[];
}

export const noteKind = v.picklist(
  keysOf<NoteKind>({
    typography: 1,
    'letter-case': 1,
    capitals: 1,
    'reference-mark-skipped': 1,
    'layout-skipped': 1,
    'line-end-hyphen': 1,
    'invisible-characters': 1,
    'letter-form': 1,
    markup: 1,
    entity: 1,
    'number-spacing': 1,
    'cell-border': 1,
    'words-left-out': 1,
    insertion: 1,
    'bracketed-case': 1,
    sic: 1,
    'author-note': 1,
    'punctuation-changed': 1,
    'hyphen-or-space': 1,
    'case-changed': 1,
    'number-form': 1,
    'formula-form': 1,
    'space-at-markup': 1,
    'verse-slash': 1,
    'vowel-points': 1,
    'joiner-left-out': 1,
    'digits-of-another-script': 1,
  }),
);

export const cautionKind = v.picklist(
  keysOf<CautionKind>({
    'negation-outside': 1,
    'condition-follows': 1,
    'condition-left-out': 1,
    'number-left-out': 1,
    'very-short': 1,
    'many-places': 1,
    'only-in-menu': 1,
    'only-in-reference-list': 1,
    'only-collapsed': 1,
    'only-description': 1,
    'only-page-data': 1,
    'only-side-text': 1,
    'quoted-speech-of-another': 1,
    'cut-mid-sentence': 1,
  }),
);

export const reasonKind = v.picklist(
  keysOf<ReasonKind>({
    'number-changed': 1,
    'unit-changed': 1,
    'sign-changed': 1,
    'currency-changed': 1,
    'symbol-changed': 1,
    'negation-missing': 1,
    'negation-added': 1,
    'word-changed': 1,
    'words-left-out': 1,
    'words-added': 1,
    reworded: 1,
    'passages-joined': 1,
    'sentences-joined': 1,
    'rows-joined': 1,
    'pieces-out-of-order': 1,
    'pieces-too-far-apart': 1,
    'negation-left-out': 1,
    'cut-number': 1,
    'cut-word': 1,
    'cut-unit': 1,
    'spelling-variant': 1,
    'case-changed': 1,
    'other-script': 1,
    'order-changed': 1,
    'invented-tail': 1,
    'separator-unclear': 1,
    'punctuation-changed': 1,
    'hyphen-changed': 1,
    'reference-mark-changed': 1,
    formula: 1,
  }),
);

export const refusalWhy = v.picklist(
  keysOf<RefusalWhy>({
    empty: 1,
    'too-short': 1,
    'too-long': 1,
    'unclear-characters': 1,
    'other-language': 1,
    'only-hidden': 1,
    'struck-out': 1,
  }),
);

export const doubt = v.picklist(
  keysOf<Doubt>({
    truncated: 1,
    scanned: 1,
    encrypted: 1,
    'too-short': 1,
    'charset-guessed': 1,
    'sign-of-shell': 1,
    'sign-of-consent': 1,
    'sign-of-login': 1,
    'sign-of-paywall': 1,
    'sign-of-bot-wall': 1,
    'sign-of-soft-404': 1,
  }),
);

export const linkClass = v.picklist(
  keysOf<LinkClass>({
    live: 1,
    redirected: 1,
    'redirect-loop': 1,
    'soft-404': 1,
    parked: 1,
    gone: 1,
    'gone-copy-exists': 1,
    'gone-no-copy': 1,
    'host-unknown': 1,
    blocked: 1,
    'server-error': 1,
    'timed-out': 1,
    'not-text': 1,
    'too-large': 1,
    'not-allowed': 1,
    'no-permission': 1,
    'consent-wall': 1,
    'login-wall': 1,
    paywall: 1,
    shell: 1,
    'bot-wall': 1,
    moved: 1,
    'moved-elsewhere': 1,
  }),
);

export const addressRefusal = v.picklist(
  keysOf<AddressRefusal>({
    malformed: 1,
    'not-http': 1,
    userinfo: 1,
    port: 1,
    'private-address': 1,
    'single-label': 1,
    'reserved-name': 1,
    'too-long': 1,
  }),
);

export const via = v.picklist(
  keysOf<Reading['via']>({ network: 1, 'open-tab': 1, archive: 1, file: 1 }),
);

export const listRule = v.picklist(
  keysOf<ListRule>({
    same: 1,
    same_page_variant: 1,
    redirects_to: 1,
    truncated: 1,
    parent_of: 1,
    child_of: 1,
    query_differs: 1,
    same_host: 1,
    ambiguous: 1,
    not_listed: 1,
    no_source_list: 1,
  }),
);
