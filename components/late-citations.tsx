import { late } from './late';

/** The quotes of a tab, whose code comes once it is known that there are some. */
export const LateCitations = late(() =>
  import('./citation-list').then(({ CitationList }) => CitationList),
);
