import type { ClaimSource } from '../model/claim-result';
import type { ClaimRecord } from '../model/record';
import { claimWording } from '../present/claim-wording';
import { describeClaim } from '../present/describe-claim';
import { describeClaimSource } from '../present/describe-claim-source';
import { listDetails } from '../present/list-details';
import { lookOfRecord } from '../present/look-of-record';
import type { Wording } from '../present/wording';
import { escapeMarkdown, linkOf } from './escape-markdown';
import { linkClassOf } from './link-class';
import { toIsoTime } from './to-iso-time';

/** One cited sentence of a report: what was looked for, whether it was found, and the closest passage. */
export function claimPart(record: ClaimRecord, plain: Wording): string {
  const wording = claimWording(plain);
  const { citation, result } = record;
  const { title, sentence } = describeClaim(lookOfRecord(record), wording);
  const details = listDetails(citation, result, wording).map(
    ({ text, status }) => `- **${escapeMarkdown(text)}**: ${escapeMarkdown(status)}`,
  );
  return [
    `## ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(citation.sentence)}`,
    ...(sentence === null ? [] : [escapeMarkdown(sentence)]),
    ...(details.length === 0
      ? []
      : [`${escapeMarkdown(wording.say('claimDetails'))}\n\n${details.join('\n')}`]),
    ...result.bySource.map((source) => sourcePart(record, source, wording)),
    `- ${toIsoTime(record.checkedAt)}`,
  ].join('\n\n');
}

function sourcePart({ citation }: ClaimRecord, look: ClaimSource, wording: Wording): string {
  const { say } = wording;
  const { unreadable, passage, href, source } = describeClaimSource(citation, look, wording);
  const linkClass = linkClassOf(look);
  const facts = [
    linkOf(source.title, href, say('sourceUntitled')),
    ...(linkClass === null ? [] : [`\`${linkClass}\``]),
    ...(look.reading === null ? [] : [`\`${look.reading.snapshot}\``]),
  ];
  return [
    ...(unreadable === null ? [] : [escapeMarkdown(unreadable.reason)]),
    ...(passage === null
      ? []
      : [
          `${escapeMarkdown(say('claimClosest'))}\n\n> ${escapeMarkdown(passage.context.text)}`,
          ...(passage.conditions.length === 0
            ? []
            : [escapeMarkdown(say('claimCondition', passage.conditions.join(say('listComma'))))]),
        ]),
    facts.map((fact) => `- ${fact}`).join('\n'),
  ].join('\n\n');
}
