import type { TabState } from '../lib/model/citation-state';
import { describeEmpty } from '../lib/present/describe-empty';
import { describePinned, type PinnedCount } from '../lib/present/describe-pinned';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { LateCitations } from './late-citations';
import { LateSentences } from './late-sentences';
import { Switch } from './switch';
import { TabHeader } from './tab-header';

export interface PopupProps {
  /** Null until the background has answered. */
  readonly tab: TabState | null;
  readonly missingSites: number;
  readonly pinned: PinnedCount;
  readonly wording: Wording;
  readonly checkAll: () => void;
  readonly lookUp: (keys: readonly string[]) => void;
  readonly stop: () => void;
  readonly switchSite: (host: string, on: boolean) => void;
  readonly switchClaims: (on: boolean) => void;
  readonly openOptions: () => void;
  readonly openEvidence: () => void;
  readonly actionsFor: (key: string) => CardActions;
}

/** The toolbar window: this tab's quotes, their verdicts, and the switch for the site. */
export function Popup({ tab, pinned, wording, switchSite, switchClaims, ...rest }: PopupProps) {
  const { say } = wording;
  const { openOptions, openEvidence, ...view } = rest;
  const changed = describePinned(pinned, wording);
  return (
    <>
      <main>
        {tab === null ? (
          <div class="empty">
            <h1>{say('emptyLoadingTitle')}</h1>
          </div>
        ) : (
          <TabView tab={tab} wording={wording} {...view} />
        )}
      </main>
      <footer class="popup-footer">
        {tab !== null && <Switches {...{ tab, switchSite, switchClaims, say }} />}
        <p>{say('popupTrust')}</p>
        {changed !== null && <p class="popup-changed">{changed}</p>}
        <div class="actions">
          <button type="button" class="button plain" onClick={openEvidence}>
            {say('evidenceTitle')}
          </button>
          <button type="button" class="button plain" onClick={openOptions}>
            {say('popupOptions')}
          </button>
        </div>
      </footer>
    </>
  );
}

type TabViewProps = Omit<
  PopupProps,
  'tab' | 'pinned' | 'switchSite' | 'switchClaims' | 'openOptions' | 'openEvidence'
> & {
  readonly tab: TabState;
};

function TabView({ tab, missingSites, wording, checkAll, ...rest }: TabViewProps) {
  const { lookUp, stop, actionsFor } = rest;
  const empty = describeEmpty(tab, wording);
  const { claims } = tab;
  return (
    <>
      {empty === null ? (
        <>
          <TabHeader {...{ tab, missingSites, wording, checkAll, stop }} />
          <LateCitations {...{ tab, wording, actionsFor }} />
        </>
      ) : (
        <div class="empty">
          <h1>{empty.title}</h1>
          <p>{empty.sentence}</p>
        </div>
      )}
      {tab.claimsOn && tab.enabled && tab.answers > 0 && (
        <LateSentences {...{ claims, wording, lookUp, stop, actionsFor }} />
      )}
    </>
  );
}

type SwitchesProps = Pick<PopupProps, 'switchSite' | 'switchClaims'> & {
  readonly tab: TabState;
  readonly say: Wording['say'];
};

function Switches({ tab, switchSite, switchClaims, say }: SwitchesProps) {
  const { host, enabled, claimsOn } = tab;
  return host === null ? null : (
    <>
      <Switch label={say('popupSwitch', host)} on={enabled} turn={(on) => switchSite(host, on)} />
      <Switch label={say('claimsSwitch')} on={claimsOn} turn={switchClaims} />
    </>
  );
}
