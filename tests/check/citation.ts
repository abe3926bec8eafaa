import type { Citation } from '../../lib/model/citation';

/** A citation of one source, to vary from. */
export function citation(over: Partial<Citation> = {}): Citation {
  return {
    key: 'k',
    quoteText: 'the lower courses of the wall have lost a third of their mortar',
    sources: [{ href: 'https://harbour.example/survey', label: 'Harbour Review' }],
    moreSources: 0,
    rule: 'same-sentence',
    sentence: '',
    fromLinkFragment: false,
    ...over,
  };
}
