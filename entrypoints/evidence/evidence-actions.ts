import type { ChangedRecordProps } from '../../components/changed-record';
import type { EvidenceRecordProps } from '../../components/evidence-record';
import { toReceipt } from '../../lib/export/to-receipt';
import type { ReaderEntry } from '../../lib/model/reader-entry';
import { type EvidenceRecord, isWholeRecord } from '../../lib/model/record';
import { describeChange } from '../../lib/present/describe-change';
import type { EvidenceFilter } from '../../lib/present/list-evidence';
import { outcomeKey } from '../../lib/present/outcome-key';
import { addEntries, deleteRecords } from '../../lib/store/change-evidence';
import { readRecord } from '../../lib/store/records';
import { pageWording, say } from '../page/page-wording';
import type { AnswersModel } from './answers-model';
import type { EvidenceModel, OpenChanged, OpenRecord } from './evidence-model';
import { openFile } from './open-file';
import { readInWorker } from './read-in-worker';
import { recheckCopy, recheckLive } from './recheck';
import { saveCard } from './save-file';

/** What the reader can do on the evidence page: each ends with the store read anew. */
export function createActions(model: EvidenceModel, answers: AnswersModel) {
  const note = async (entry: NewEntry): Promise<void> => {
    await addEntries([{ ...entry, id: crypto.randomUUID(), at: Date.now() }]);
    await model.readEntries();
  };

  const remove = async (ids: readonly string[]): Promise<void> => {
    await deleteRecords(ids);
    await model.forget(ids);
  };

  const changeOpen = (change: Partial<OpenRecord>): void => {
    const open = model.open.value;
    if (open !== null && 'copy' in open) model.open.value = { ...open, ...change };
  };

  const setBusy = (isBusy: boolean): void => {
    changeOpen({ isBusy });
  };

  const live = async (record: EvidenceRecord): Promise<void> => {
    setBusy(true);
    const again = await recheckLive(record);
    setBusy(false);
    if (again === null) return;
    await model.load();
    await model.openRecord(again.id, describeChange(record, again, pageWording()));
  };

  const stored = async (record: EvidenceRecord): Promise<void> => {
    setBusy(true);
    const again = await recheckCopy(record);
    setBusy(false);
    if (again === 'damaged' || again === 'missing') {
      await model.markRecord(record, again === 'damaged');
      changeOpen({ copy: again });
    } else if (again === 'unreadable') {
      changeOpen({ change: say('evidenceCopyUnreadable') });
    } else {
      await model.load();
      const isSame = outcomeKey(again) === outcomeKey(record);
      const words = 'kind' in again ? COPY_LOOK : COPY_CHECK;
      await model.openRecord(again.id, say(words[isSame ? 'same' : 'other']));
    }
  };

  const take = async (content: Blob): Promise<void> => {
    model.news.value = await openFile(content, {
      tell: (sentence) => {
        model.news.value = sentence;
      },
      showAnswers: answers.show,
      read: readInWorker,
    });
    await model.load();
  };

  const openRecord = async (id: string): Promise<void> => {
    await model.openRecord(id);
    const pinned = model.changes.value.changed.get(id);
    const before = pinned === undefined ? null : await readRecord(pinned);
    const now = model.open.value;
    if (before === null || !isWholeRecord(before) || now?.record.id !== id || !('copy' in now))
      return;
    model.open.value = { ...now, change: describeChange(before, now.record, pageWording()) };
  };

  return {
    openRecord,
    search(filter: EvidenceFilter): void {
      model.filter.value = filter;
    },
    openFile: (file: File): void => void take(file),

    readAnswer(content: string): void {
      void take(new Blob([content]));
    },
    readRich(html: string): void {
      model.news.value = answers.readRich(html);
    },

    /** A file may be dropped anywhere on the page. */
    takeDrops(document: Document): void {
      document.addEventListener('dragover', (event) => event.preventDefault());
      document.addEventListener('drop', (event) => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) void take(file);
      });
    },

    viewOf(open: OpenRecord | OpenChanged): ToShow {
      if (!('copy' in open)) {
        const { record } = open;
        return { record, remove: () => void remove([record.id]) };
      }
      const { record } = open;
      const about = { record: record.id };
      return {
        ...open,
        isPinned: model.pinned.value.has(record.id),
        entries: model.entries.value.filter((entry) => entry.record === record.id),
        receipt: toReceipt(record, pageWording()),
        copyText: (text) => void navigator.clipboard.writeText(text),
        recheckLive: () => void live(record),
        recheckStored: () => void stored(record),
        pin: (pinned) => void note({ kind: 'pin', pinned, ...about }),
        remove: () => void remove([record.id]),
        saveCard: () => saveCard(record),
        note: (said, action, reason) =>
          void note({ kind: 'disposition', said, action, reason, ...about }),
        openRecord: (id) => void openRecord(id),
      };
    },
  };
}

type ToShow = Omit<EvidenceRecordProps, 'wording'> | Omit<ChangedRecordProps, 'wording'>;

type WithoutIdAndTime<Entry> = Entry extends ReaderEntry ? Omit<Entry, 'id' | 'at'> : never;
type NewEntry = WithoutIdAndTime<ReaderEntry>;

const COPY_CHECK = { same: 'evidenceCopySame', other: 'evidenceCopyOther' } as const;
const COPY_LOOK = {
  same: 'evidenceCopySameSentence',
  other: 'evidenceCopyOtherSentence',
} as const;
