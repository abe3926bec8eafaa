import { render } from 'preact';
import { Popup } from '../../components/popup';
import { type Locale, wordingIn } from '../present/say-in';
import { NOW } from './sample-checks';
import { SAMPLE_TABS, type SampleTab } from './sample-tabs';
import '../../components/styles/popup.css';

/** The popup in one state: `?tab=full&missing=3&locale=de`. */
const query = new URLSearchParams(location.search);
const nothing = () => undefined;

if (!query.has('tab')) document.documentElement.classList.remove('in-tab');
render(
  <Popup
    tab={SAMPLE_TABS[(query.get('tab') ?? 'full') as SampleTab]}
    missingSites={Number(query.get('missing') ?? 0)}
    pinned={{ quotes: 40, sentences: 0, changed: Number(query.get('changed') ?? 0) }}
    wording={wordingIn((query.get('locale') ?? 'en') as Locale, NOW)}
    checkAll={nothing}
    lookUp={nothing}
    stop={nothing}
    switchSite={nothing}
    switchClaims={nothing}
    openOptions={nothing}
    openEvidence={nothing}
    actionsFor={() => ({
      check: nothing,
      checkOtherWay: nothing,
      allow: nothing,
      copy: nothing,
      openRecord: nothing,
      showInAnswer: nothing,
      close: null,
    })}
  />,
  document.querySelector('#app') as HTMLElement,
);
