import { never, type SourceKind } from './other-form';

/** Any host may be one of Mastodon's; only the form of the address says so. */
export const mastodon: SourceKind = {
  name: 'Mastodon',
  isPart: never,
  find({ origin, pathname }) {
    const id =
      /^\/(?:web\/)?(?:@[\w.-]+(?:@[\w.-]+)?|users\/[\w.-]+\/statuses)\/(\d{15,20})\/?$/.exec(
        pathname,
      )?.[1];
    if (id === undefined) return [];
    return [{ href: `${origin}/api/v1/statuses/${id}`, kind: 'api', holdsAll: false }];
  },
};

export const bluesky: SourceKind = {
  name: 'Bluesky',
  isPart: never,
  find({ hostname, pathname }) {
    const path = /^\/profile\/([\w.:%-]+)\/post\/(\w+)\/?$/.exec(pathname);
    if (hostname !== 'bsky.app' || path === null) return [];
    const post = encodeURIComponent(`at://${path[1]}/app.bsky.feed.post/${path[2]}`);
    const href = `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=${post}`;
    return [{ href, kind: 'api', holdsAll: false }];
  },
};

/** The feed of a thread is what Reddit still answers without a login. seen 2026-10 */
export const reddit: SourceKind = {
  name: 'Reddit',
  isPart: never,
  find({ hostname, pathname }) {
    const path = /^(\/r\/\w+\/comments\/\w+)(?:\/|$)/.exec(pathname)?.[1];
    if (!/^(?:(?:www|old|new|np)\.)?reddit\.com$/.test(hostname) || path === undefined) return [];
    const host = /^(?:old|new|np)\./.test(hostname) ? 'www.reddit.com' : hostname;
    return [{ href: `https://${host}${path}/.rss`, kind: 'feed', holdsAll: false }];
  },
};
