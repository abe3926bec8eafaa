import { Evidence } from '../../components/evidence';
import cssUrl from '../../components/styles/evidence.css?url&no-inline';
import * as reading from '../../lib/store/read-evidence';
import { readQuoteRecord } from '../../lib/store/records';
import { pageWording } from '../page/page-wording';
import { startPage } from '../page/start-page';
import { createAnswersModel } from './answers-model';
import { createActions } from './evidence-actions';
import { createEvidenceModel } from './evidence-model';
import { readCopy } from './read-copy';

const model = createEvidenceModel({ ...reading, readRecord: readQuoteRecord, readCopy });
const answers = createAnswersModel(() => model.load());
const actions = createActions(model, answers);

function EvidencePage() {
  const open = model.open.value;
  return (
    <Evidence
      rows={model.rows.value}
      total={model.all.value.length}
      filter={model.filter.value}
      selected={model.selected.value}
      pinned={model.pinned.value}
      damaged={model.damaged.value}
      open={open === null ? null : actions.viewOf(open)}
      answers={{
        answers: answers.rows.value,
        chosen: answers.chosen.value,
        progress: answers.progress.value,
        read: actions.readAnswer,
        readRich: actions.readRich,
        choose: answers.choose,
        check: () => void answers.check(),
        stop: () => void answers.stop(),
      }}
      news={model.news.value}
      wording={pageWording()}
      search={actions.search}
      select={model.select}
      openRecord={(id) => void model.openRecord(id)}
      save={actions.save}
      deleteChosen={actions.deleteChosen}
      openFile={actions.openFile}
    />
  );
}

actions.takeDrops(document);
void model.load();
void startPage('evidenceTitle', cssUrl, () => <EvidencePage />);
