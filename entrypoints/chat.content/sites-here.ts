import type { ChatSite } from '../../lib/detect/sites/chat-site';

declare global {
  /** The data of the site, left by the script that the manifest names before this one. */
  var verbatimSite: ChatSite | undefined;
}

/** The site of a page that the manifest names; none on the optional ones. */
export function sitesHere(): ChatSite[] {
  // An element of the page whose id is this name would answer to it, though not as our own.
  const isLeft = Object.hasOwn(globalThis, 'verbatimSite');
  return isLeft && globalThis.verbatimSite !== undefined ? [globalThis.verbatimSite] : [];
}
