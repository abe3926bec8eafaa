import { late } from './late';

/** The cited sentences of a tab, whose code comes only while the reader has them switched on. */
export const LateSentences = late(() =>
  import('./sentence-section').then(({ SentenceSection }) => SentenceSection),
);
