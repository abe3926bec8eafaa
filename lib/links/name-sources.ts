import type { FoundSource } from '../model/citation';
import type { NonEmpty } from '../model/result';
import { displayHost } from './display-host';

/** Gives each source that the page does not name the name of its host. */
export function nameSources<T extends { readonly sources: NonEmpty<FoundSource> }>(
  citations: readonly T[],
): T[] {
  return citations.map((citation) => {
    const [first, ...others] = citation.sources;
    return { ...citation, sources: [named(first), ...others.map(named)] };
  });
}

function named({ href, label }: FoundSource): FoundSource {
  return { href, label: label || displayHost(href) };
}
