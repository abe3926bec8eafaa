import { browser } from 'wxt/browser';
import type { ContentScriptContext } from 'wxt/utils/content-script-context';
import { createAnswerReader } from '../../lib/detect/answer-reader';
import { MARKED_SITES } from '../../lib/detect/sites/marked-sites';
import { displayHost } from '../../lib/links/display-host';
import { onBackground, tellBackground } from '../../lib/messages/wire';
import type { Say } from '../../lib/model/words';
import { describeMark } from '../../lib/present/describe-mark';
import type { Wording } from '../../lib/present/wording';
import { wordingLocale } from '../../lib/present/wording-locale';
import { createAnnouncer } from './announce';
import { keyCitations } from './key-citations';
import { createMarks } from './marks';
import { createPageModel } from './page-model';
import { MARK_NAME } from './place-host';
import { watchPage } from './watch-page';

/** How often a check under way is asked after, in ms: this wakes a background that was stopped. */
const ASK_MS = 3000;

const say: Say = (key, ...values) => browser.i18n.getMessage(key as never, [...values]);

const wording = (): Wording => ({
  say,
  locale: wordingLocale(browser.i18n.getUILanguage(), say),
  now: Date.now(),
  displayHost,
});

/** Wires one chat page: read it when it rests, show marks, tell the background, show what it tells. */
export function startChatPage(ctx: ContentScriptContext): void {
  removeDeadMarks();
  const announcer = createAnnouncer(document);
  const model = createPageModel(tellBackground, (_, check) =>
    announcer.say(describeMark(check, say)),
  );
  const marks = createMarks(document, model, wording);

  let address = location.href;
  let reader = createAnswerReader(document, address, MARKED_SITES);

  const read = (changed: Iterable<Node> = []): void => {
    if (location.href !== address) {
      address = location.href;
      reader = createAnswerReader(document, address, MARKED_SITES);
    }
    const found = reader.read(changed);
    const { citations, hidden } = keyCitations(found);
    const isOn = model.enabled.peek();
    marks.show(isOn ? citations : [], isOn ? hidden : []);
    void model.report({
      kind: 'citations-found',
      site: found.site,
      answers: found.answers,
      citations: citations.map(({ citation }) => ({
        ...citation,
        sources: [...citation.sources],
      })) as never,
      hidden: hidden.map(({ quoteText, label }) => ({ quoteText, label })),
      uncited: found.uncited.length,
    });
  };

  const stopWatching = watchPage(document, ctx, read);
  const stopEffect = model.enabled.subscribe(() => read());
  const stopListening = onBackground((message) => {
    switch (message.kind) {
      case 'checks-changed':
        return model.take(message.checks);
      case 'enabled-changed':
        model.enabled.value = message.enabled;
        return undefined;
      case 'show-card':
        return marks.open(message.key);
    }
  });
  ctx.setInterval(() => void model.ask(), ASK_MS);

  ctx.onInvalidated(() => {
    stopWatching();
    stopEffect();
    stopListening();
    marks.clear();
    announcer.remove();
  });
}

/** Marks left by a version of the extension that was replaced or switched off: nobody answers there. */
function removeDeadMarks(): void {
  for (const mark of document.querySelectorAll(MARK_NAME)) mark.remove();
}
