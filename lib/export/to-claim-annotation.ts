import type { ClaimDetail } from '../model/claim-reading';
import type { ClaimOutcome, ClaimSource } from '../model/claim-result';
import type { ClaimRecord } from '../model/record';
import type { Unreadable } from '../model/verdict';
import {
  annotationOf,
  remarkOnPositions,
  resourceOf,
  selectorsOf,
  targetsOf,
  textBody,
} from './annotation-parts';
import { bestOf } from './best-of';
import type { ReaderView } from './last-views';
import { linkClassOf } from './link-class';
import { toIsoTime } from './to-iso-time';

/**
 * A look at a cited sentence as an annotation of the Web Annotation Data Model. Its bodies say what was looked
 * for and whether it is on the page; whether the page supports the sentence only the reader says, in a body of
 * the reader's own. Targets: the closest passage, then the words of each detail that was found.
 */
export function toClaimAnnotation(record: ClaimRecord, view: ReaderView | undefined): object {
  const best = bestOf(record.result);
  const evidence = best.outcome.kind === 'read' ? best.evidence : undefined;
  return annotationOf(record, {
    body: [
      textBody('describing', record.citation.sentence),
      ...wordsOf(best).map((words) => textBody('assessing', words)),
      ...remarkOnPositions(record, evidence),
      ...viewOf(view),
    ],
    target: targetsOf(resourceOf(record, best), evidence?.selectors.map(selectorsOf) ?? []),
  });
}

function wordsOf(source: ClaimSource): string[] {
  const linkClass = linkClassOf(source);
  return [...outcomeWords(source.outcome), ...(linkClass === null ? [] : [`link: ${linkClass}`])];
}

function outcomeWords(outcome: ClaimOutcome): string[] {
  switch (outcome.kind) {
    case 'read':
      return [...outcome.details.map(detailWords), `topic: ${outcome.topic}`];
    case 'silent':
      return [`nothing is said of this page: ${outcome.why}`];
    case 'not-checkable':
      return ['not a checkable claim'];
    case 'could-not-check':
      return [`could not check: ${nameOf(outcome.why)}`];
  }
}

function detailWords({ kind, found, text }: ClaimDetail): string {
  return `${kind}, ${found ? 'found' : 'not found'} on the page: ${text}`;
}

function nameOf(why: Unreadable): string {
  switch (why.kind) {
    case 'link':
      return why.class;
    case 'doubt':
      return why.doubt;
    case 'no-permission':
      return 'no-permission';
    case 'refused-address':
    case 'refused':
      return why.why;
  }
}

function viewOf(view: ReaderView | undefined): object[] {
  if (view === undefined) return [];
  const { said, action, reason, at } = view;
  const words = [said, action ?? '', reason].filter((word) => word !== '').join('; ');
  return [
    {
      ...textBody('assessing', words),
      creator: { type: 'Person', name: 'Reader' },
      created: toIsoTime(at),
    },
  ];
}
