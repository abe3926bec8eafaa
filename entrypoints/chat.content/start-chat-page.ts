import { createAnswerReader } from '../../lib/detect/answer-reader';
import type { ChatSite } from '../../lib/detect/sites/chat-site';
import { onBackground, tellBackground } from '../../lib/messages/wire';
import type { DetectedCitations } from '../../lib/model/citation';
import { say } from '../page/page-wording';
import { createAnnouncer } from './announce';
import type { ClaimsPart } from './claims-part';
import { keepOutOfCopies } from './keep-out-of-copies';
import { keyCitations } from './key-citations';
import { beginLife } from './life';
import { createCardLoader } from './load-card';
import { createMarks } from './marks';
import { createPageModel } from './page-model';
import { pageReport } from './page-report';
import { MARK_NAME } from './place-host';
import { watchPage } from './watch-page';

/** How often a background that owes an answer is asked again, in ms: this wakes one that was stopped. */
const ASK_MS = 3000;

/** Wires one chat page: read it when it rests, show marks, tell the background, show what it tells. */
export function startChatPage(sites: readonly ChatSite[], claims?: ClaimsPart): void {
  const life = beginLife();
  removeDeadMarks();
  const announcer = createAnnouncer(document);
  const model = createPageModel(tellBackground, {
    checkChanged: (key) => marks.update(key),
    checkEnded: (key) => announcer.say(marks.nameOf(key)),
    switched: () => read(),
  });
  const marks = createMarks(document, model, {
    say,
    announce: announcer.say,
    loadCard: createCardLoader(tellBackground),
  });

  let address = location.href;
  let reader = createAnswerReader(document, address, sites, claims?.findClaims);

  let readsAgain = false;

  let shown: DetectedCitations | null = null;

  const read = (changed: Iterable<Node> | null = null): void => {
    // An answer of the background may come when another script has taken the page over.
    if (life.isOver()) return;
    if (location.href !== address) {
      address = location.href;
      reader = createAnswerReader(document, address, sites, claims?.findClaims);
    }
    const found = reader.read(changed ?? [], performance.now());
    // An answer that does not show its end may be complete once it has rested for so long.
    if (found.againMs !== null && !readsAgain) {
      readsAgain = true;
      life.setTimeout(() => {
        readsAgain = false;
        read();
      }, found.againMs);
    }
    // The page changed, and nothing that it cites: an answer is being written, or the reader types.
    if (changed !== null && found.shown === shown?.shown) return;
    shown = found;
    const { citations, hidden } = keyCitations(found);
    const isOn = model.isOn() === true;
    if (isOn) marks.show(citations, hidden, claims?.marks(found, model, say));
    else marks.show([], []);
    const report = pageReport(found, citations, hidden);
    void model.report(claims?.report(report, found) ?? report).then((isHeard) => {
      if (!isHeard) shown = null;
    });
  };

  const stopWatching = watchPage(document, life, read);
  const stopListening = onBackground((message) => {
    switch (message.kind) {
      case 'checks-changed':
        return model.take(message.checks);
      case 'enabled-changed':
        return model.switchTo(message.enabled);
      case 'show-card':
        return marks.open(message.key);
    }
  });
  read();
  life.setInterval(() => {
    if (model.isOn() === null) read();
    else void model.ask();
  }, ASK_MS);

  const stopClearing = keepOutOfCopies(document, () => read());

  life.onEnd(() => {
    stopClearing();
    stopWatching();
    stopListening();
    marks.clear();
    announcer.remove();
  });
}

/** Marks left by a version of the extension that was replaced or switched off: nobody answers there. */
function removeDeadMarks(): void {
  for (const mark of document.querySelectorAll(MARK_NAME)) mark.remove();
}
