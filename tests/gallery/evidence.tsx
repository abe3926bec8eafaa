import { render } from 'preact';
import { Evidence } from '../../components/evidence';
import type { CopyState } from '../../components/evidence-record';
import { rowOf } from '../../lib/present/list-evidence';
import { evidenceProps, openRecord } from '../components/evidence-props';
import { type Locale, wordingIn } from '../present/say-in';
import { NOW } from './sample-checks';
import { manyRecords, SAMPLE_LOOKS, SAMPLE_RECORDS } from './sample-records';
import '../../components/styles/evidence.css';

/** The evidence page in one state: `?copy=damaged&record=2&many=10000&locale=de`, or `look=missing`. */
const query = new URLSearchParams(location.search);
const records = query.has('many')
  ? manyRecords(Number(query.get('many')))
  : [...SAMPLE_LOOKS, ...SAMPLE_RECORDS].sort((a, b) => b.checkedAt - a.checkedAt);
const look = SAMPLE_LOOKS.find(({ id }) => id === `look-${query.get('look')}`);
const open = query.has('copy')
  ? openRecord(query.get('copy') as CopyState, look ?? records[Number(query.get('record') ?? 0)])
  : null;

render(
  <Evidence
    {...evidenceProps({
      rows: query.has('empty') ? [] : records.map(rowOf),
      total: query.has('empty') ? 0 : records.length,
      open,
      damaged: new Set(open?.copy === 'damaged' ? [open.record.id] : []),
      wording: wordingIn((query.get('locale') ?? 'en') as Locale, NOW),
    })}
  />,
  document.querySelector('#app') as HTMLElement,
);
