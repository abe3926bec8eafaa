import type { GrantedSite } from '../lib/present/list-access';
import { listRules } from '../lib/present/list-rules';
import type { Wording } from '../lib/present/wording';
import { AccessList } from './access-list';
import { PrivateWindow } from './private-window';
import { RecheckPanel } from './recheck-panel';
import { Rules } from './rules';
import { StoragePanel, type StoragePanelProps } from './storage-panel';
import { Switch } from './switch';

export interface OptionsProps {
  readonly sites: readonly { readonly host: string; readonly on: boolean }[];
  /** Sites that are off until the reader wants marks there. */
  readonly optionalSites: readonly { readonly host: string; readonly on: boolean }[];
  readonly access: readonly GrantedSite[];
  /** Whether an archive is asked by itself. Call `turn` first thing in a press: it may ask for access. */
  readonly archive: { readonly on: boolean; readonly turn: (on: boolean) => void };
  /** Whether cited sentences that quote nothing are marked too. */
  readonly claims: { readonly on: boolean; readonly turn: (on: boolean) => void };
  readonly recheckDays: number | null;
  readonly setRecheckDays: (days: number | null) => void;
  /** Null in a private window, which cannot reach what is kept. */
  readonly storage: Omit<StoragePanelProps, 'wording'> | null;
  /** Opens the options in a plain window. */
  readonly openPlainly: () => void;
  readonly wording: Pick<Wording, 'say' | 'displayHost' | 'locale'>;
  readonly switchSite: (host: string, on: boolean) => void;
  /** Call it first thing in a press: switching on asks for access. */
  readonly switchOptionalSite: (host: string, on: boolean) => void;
  readonly revoke: (site: GrantedSite) => void;
  readonly allowAll: () => void;
}

export function Options({
  sites,
  optionalSites,
  access,
  archive,
  claims,
  recheckDays,
  setRecheckDays,
  storage,
  openPlainly,
  wording,
  switchSite,
  switchOptionalSite,
  revoke,
  allowAll,
}: OptionsProps) {
  const { say } = wording;
  return (
    <main class="page">
      <h1>{say('optionsTitle')}</h1>
      <section class="panel">
        <h2>{say('optionsSites')}</h2>
        <p class="soft">{say('optionsSitesLead')}</p>
        {sites.map(({ host, on }) => (
          <Switch key={host} label={host} on={on} turn={(turned) => switchSite(host, turned)} />
        ))}
        <p class="soft">{say('optionsSitesOptional')}</p>
        {optionalSites.map(({ host, on }) => (
          <Switch
            key={host}
            label={host}
            on={on}
            turn={(turned) => switchOptionalSite(host, turned)}
          />
        ))}
      </section>
      <section class="panel">
        <h2>{say('claimsHeading')}</h2>
        <p class="soft">{say('claimsSwitchNote')}</p>
        <Switch label={say('claimsSwitch')} {...claims} />
      </section>
      <section class="panel">
        <h2>{say('optionsAccess')}</h2>
        {access.length > 0 && <p class="soft">{say('optionsAccessLead')}</p>}
        <AccessList sites={access} wording={wording} revoke={revoke} />
        {!access.some(({ host }) => host === null) && (
          <div class="actions">
            <button type="button" class="button" onClick={allowAll}>
              {say('optionsAllowAll')}
            </button>
          </div>
        )}
      </section>
      <section class="panel">
        <h2>{say('optionsArchive')}</h2>
        <p class="soft">{say('optionsArchiveLead')}</p>
        <Switch label={say('optionsArchiveSwitch')} {...archive} />
      </section>
      <RecheckPanel days={recheckDays} say={say} set={setRecheckDays} />
      {storage === null ? (
        <PrivateWindow open={openPlainly} say={say} />
      ) : (
        <StoragePanel {...storage} wording={wording} />
      )}
      <section class="panel">
        <h2>{say('optionsRules')}</h2>
        <p class="soft">{say('optionsRulesLead')}</p>
        <Rules groups={listRules(say)} say={say} />
      </section>
      <section class="panel">
        <h2>{say('optionsPrivacy')}</h2>
        <p>{say('optionsPrivacyText')}</p>
      </section>
    </main>
  );
}
