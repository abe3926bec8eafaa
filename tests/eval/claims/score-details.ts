import { checkClaim } from '../../../lib/claims/check-claim';
import type { ClaimDetail } from '../../../lib/model/claim-reading';
import { indexSource } from '../../../lib/verify/index-source';
import type { LabelledSet } from './labelled-set';
import { type Label, readMarked } from './read-marked';

/** How the labels of one kind came out. `flagged` counts every detail said to be missing, labelled or not. */
export interface DetailScore {
  readonly kind: Label['kind'];
  readonly onPage: number;
  readonly offPage: number;
  /** On the page, and said to be missing. */
  readonly falseAlarms: number;
  /** Not on the page, and said so. */
  readonly caught: number;
  readonly flagged: number;
  /** Of those, the ones that are labelled as not on the page. */
  readonly right: number;
  /** Labels that no detail of the reading covers. */
  readonly unread: number;
  readonly faults: readonly string[];
}

export function scoreDetails(sets: readonly LabelledSet[], kind: Label['kind']): DetailScore {
  const score = {
    kind,
    onPage: 0,
    offPage: 0,
    falseAlarms: 0,
    caught: 0,
    flagged: 0,
    right: 0,
    unread: 0,
  };
  const faults: string[] = [];
  for (const { pages, claims, language } of sets) {
    for (const [page, marked] of claims) {
      const { sentence, labels } = readMarked(marked);
      const reading = checkClaim(sentence, indexSource(pages[page]!.text));
      const details = reading.kind === 'read' ? reading.details : [];
      const where = `${language}, ${page}: ${sentence}`;
      for (const detail of details)
        if (!detail.found && isOfKind(detail, kind)) {
          score.flagged++;
          if (labels.some((label) => covers(detail, label) && !label.isOnPage)) score.right++;
          if (!labels.some((label) => covers(detail, label)))
            faults.push(`unlabelled and flagged: ${detail.text} – ${where}`);
        }
      for (const label of labels.filter((one) => one.kind === kind)) {
        const detail = details.find((one) => covers(one, label));
        score[label.isOnPage ? 'onPage' : 'offPage']++;
        if (detail === undefined) score.unread++;
        else if (label.isOnPage && !detail.found) score.falseAlarms++;
        else if (!label.isOnPage && !detail.found) score.caught++;
        if (detail?.found !== label.isOnPage)
          faults.push(
            `${detail === undefined ? 'not read' : label.isOnPage ? 'FALSE ALARM' : 'passed'}: ${label.text} – ${where}`,
          );
      }
    }
  }
  return { ...score, faults };
}

function isOfKind({ kind }: ClaimDetail, wanted: Label['kind']): boolean {
  const isFigure = kind === 'figure' || kind === 'date';
  return wanted === 'figure' ? isFigure : !isFigure;
}

function covers(detail: ClaimDetail, label: Label): boolean {
  const same = isOfKind(detail, label.kind);
  return same && (label.text.includes(detail.text) || detail.text.includes(label.text));
}
