import type { GrantedSite } from '../lib/present/list-access';
import type { Wording } from '../lib/present/wording';

export interface AccessListProps {
  readonly sites: readonly GrantedSite[];
  readonly wording: Pick<Wording, 'say' | 'displayHost'>;
  readonly revoke: (site: GrantedSite) => void;
}

/** What Verbatim may read, each with the button that takes it back. */
export function AccessList({ sites, wording: { say, displayHost }, revoke }: AccessListProps) {
  if (sites.length === 0) return <p class="soft">{say('optionsAccessNone')}</p>;
  return (
    <ul class="plain-list">
      {sites.map((site) => {
        const name =
          site.host === null ? say('optionsAllSites') : displayHost(`https://${site.host}/`);
        return (
          <li key={site.host} class="access-row">
            <bdi>{name}</bdi>
            <button
              type="button"
              class="button"
              aria-label={say('optionsRevokeNamed', name)}
              onClick={() => revoke(site)}
            >
              {say('optionsRevoke')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
