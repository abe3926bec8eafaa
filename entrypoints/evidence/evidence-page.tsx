import { effect, signal } from '@preact/signals-core';
import { Evidence } from '../../components/evidence';
import cssUrl from '../../components/styles/evidence.css?url&no-inline';
import type { SnapshotId } from '../../lib/model/snapshot';
import { keepPinnedCount } from '../../lib/store/pinned-count';
import * as reading from '../../lib/store/read-evidence';
import { readRecord } from '../../lib/store/records';
import { onSettings, readSettings } from '../../lib/store/settings';
import { readSnapshot } from '../../lib/store/snapshots';
import { pageWording } from '../page/page-wording';
import { startPage } from '../page/start-page';
import { createAnswersModel } from './answers-model';
import { createBulkActions } from './bulk-actions';
import { createActions } from './evidence-actions';
import { createEvidenceModel } from './evidence-model';
import { openNamed } from './open-named';
import { readCopy } from './read-copy';
import { watchCopies } from './watch-copies';
import { createWork } from './work';

const isDamaged = async (copy: SnapshotId): Promise<boolean> => {
  const read = await readSnapshot(copy);
  return !read.ok && read.error === 'damaged';
};
const model = createEvidenceModel({ ...reading, readRecord, readCopy, isDamaged });
const sawRows = watchCopies(model.lookAtCopies);
const work = createWork();
const areClaimsOn = signal(false);
void readSettings().then(({ claims }) => {
  areClaimsOn.value = claims;
});
onSettings(({ claims }) => {
  areClaimsOn.value = claims;
});
const answers = createAnswersModel(
  work,
  () => areClaimsOn.value,
  () => model.load(),
);
const actions = createActions(model, answers);
const bulk = createBulkActions(model, work);

function EvidencePage() {
  const open = model.open.value;
  const progress = work.progress.value;
  const isOfAnswers = progress?.kind === 'check-answers';
  return (
    <Evidence
      rows={model.rows.value}
      total={model.all.value.length}
      filter={model.filter.value}
      selected={model.selected.value}
      pinned={model.pinned.value}
      changed={model.pinnedCount()}
      damaged={model.damaged.value}
      hasDamaged={model.hasDamaged.value}
      open={open === null ? null : actions.viewOf(open)}
      answers={{
        answers: answers.rows.value,
        chosen: answers.chosen.value,
        progress: isOfAnswers ? progress : null,
        read: actions.readAnswer,
        readRich: actions.readRich,
        choose: answers.choose,
        check: () => void answers.check(),
        stop: work.stop,
      }}
      news={model.news.value}
      wording={pageWording()}
      search={actions.search}
      seen={sawRows}
      select={model.select}
      openRecord={(id) => void actions.openRecord(id)}
      progress={isOfAnswers ? null : progress}
      stop={work.stop}
      areAllPinned={model.areChosenPinned()}
      recheckLive={() => void bulk.recheckLive()}
      recheckStored={() => void bulk.recheckStored()}
      pinChosen={(pinned) => void bulk.pin(pinned)}
      save={(form) => void bulk.save(form)}
      deleteChosen={() => void bulk.remove()}
      openFile={actions.openFile}
    />
  );
}

actions.takeDrops(document);
effect(() => {
  if (model.isWhole.value) void keepPinnedCount(model.pinnedCount());
});
void model.load();
void openNamed(location.hash, { ...reading, openRecord: model.openRecord });
void startPage('evidenceTitle', cssUrl, () => <EvidencePage />);
