import type { EvidenceProps } from '../../components/evidence';
import type { CopyState, EvidenceRecordProps } from '../../components/evidence-record';
import type { EvidenceRecord } from '../../lib/model/record';
import { NO_FILTER, rowOf } from '../../lib/present/list-evidence';
import { NOW } from '../gallery/sample-checks';
import { SAMPLE_RECORDS } from '../gallery/sample-records';
import { wordingIn } from '../present/say-in';

const nothing = () => undefined;

/** The evidence page in full, to vary from. */
export function evidenceProps(over: Partial<EvidenceProps> = {}): EvidenceProps {
  return {
    rows: SAMPLE_RECORDS.map(rowOf),
    total: SAMPLE_RECORDS.length,
    filter: NO_FILTER,
    selected: new Set(),
    pinned: new Set(['record-1']),
    changed: { quotes: 1, sentences: 0, changed: 0 },
    damaged: new Set(),
    hasDamaged: false,
    open: null,
    news: '',
    answers: {
      answers: [],
      chosen: new Set(),
      progress: null,
      read: nothing,
      readRich: nothing,
      choose: nothing,
      check: nothing,
      stop: nothing,
    },
    wording: wordingIn('en', NOW),
    search: nothing,
    seen: nothing,
    select: nothing,
    openRecord: nothing,
    save: nothing,
    progress: null,
    stop: nothing,
    areAllPinned: false,
    recheckLive: nothing,
    recheckStored: nothing,
    pinChosen: nothing,
    deleteChosen: nothing,
    openFile: nothing,
    ...over,
  };
}

export function openRecord(
  copy: CopyState,
  record: EvidenceRecord = SAMPLE_RECORDS[0]!,
  over: Partial<EvidenceRecordProps> = {},
): Omit<EvidenceRecordProps, 'wording'> {
  return {
    record,
    copy,
    isPinned: false,
    entries: [],
    history: [record, { ...record, id: 'older', checkedAt: record.checkedAt - 1e9 }],
    change: null,
    isBusy: false,
    receipt: 'receipt',
    copyText: nothing,
    recheckLive: nothing,
    recheckStored: nothing,
    pin: nothing,
    remove: nothing,
    saveCard: nothing,
    note: nothing,
    openRecord: nothing,
    ...over,
  };
}
