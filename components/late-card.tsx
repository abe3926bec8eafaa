import { late } from './late';

/** The card, whose code comes when the first one is opened: a list is often only looked over. */
export const LateCard = late(() => import('./card').then(({ Card }) => Card));
