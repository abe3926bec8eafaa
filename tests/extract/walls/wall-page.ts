import type { Doubt } from '../../../lib/model/verdict';

/** One made page that stands where the cited one should: sign, language, title, what its body holds. */
export type WallPage = readonly [sign: Doubt, lang: string, title: string, body: string];

const SITE = '<header><a href="/">The Weir Review</a></header>';
const FOOT = '<footer><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a></footer>';
/** Between a site's own head and foot. */
export const framed = (body: string): string => `${SITE}<main>${body}</main>${FOOT}`;
