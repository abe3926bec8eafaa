import { type CardAnswer, recheckCard } from '../../lib/check/recheck-card';
import { type ExportFault, type OwnExport, parseExport } from '../../lib/import/parse-export';
import type { ClaimCard } from '../../lib/model/claim-card';
import type { EvidenceCard } from '../../lib/model/evidence-card';
import type { WordKey } from '../../lib/model/words';
import { sayCount } from '../../lib/present/say-count';
import { importRecords } from '../../lib/store/change-evidence';
import { pageWording, say } from '../page/page-wording';

/** As large as an export of many thousand checks. */
const LARGEST_MB = 50;

const CARD_WORDS: Readonly<Record<CardAnswer, WordKey>> = {
  holds: 'evidenceCardHolds',
  'does-not-hold': 'evidenceCardFails',
  'shows-nothing': 'evidenceCardNothing',
};

const CLAIM_CARD_WORDS: Readonly<Record<CardAnswer, WordKey>> = {
  holds: 'evidenceClaimCardHolds',
  'does-not-hold': 'evidenceClaimCardFails',
  'shows-nothing': 'evidenceClaimCardNothing',
};

/** Takes in a file of our own, or reads one as an answer, and says in a sentence what came of it. */
export async function openFile(
  file: File,
  readAnswer: (content: string) => string,
): Promise<string> {
  if (file.size > LARGEST_MB * 1_000_000) return say('evidenceImportLarge', String(LARGEST_MB));
  const content = await file.text();
  const parsed = parseExport(content);
  if (parsed.ok) return take(parsed.value);
  return parsed.error.kind === 'not-ours' ? readAnswer(content) : describeFault(parsed.error);
}

async function take(taken: OwnExport): Promise<string> {
  if (taken.kind === 'card') return tryCard(taken.card);
  const imported = await importRecords(taken.records, taken.entries, Date.now());
  if (!imported.ok)
    return say(imported.error === 'full' ? 'evidenceImportFull' : 'evidenceImportContradicts');
  const { added } = imported.value;
  return added === 0
    ? say('evidenceImportNothing')
    : sayCount('evidenceImportDone', added, pageWording());
}

async function tryCard(card: EvidenceCard | ClaimCard): Promise<string> {
  if (!('kind' in card)) return say(CARD_WORDS[recheckCard(card)]);
  const { recheckClaimCard } = await import('../../lib/check/recheck-claim-card');
  return say(CLAIM_CARD_WORDS[recheckClaimCard(card)]);
}

function describeFault(fault: Exclude<ExportFault, { kind: 'not-ours' }>): string {
  switch (fault.kind) {
    case 'newer':
      return say('evidenceImportNewer', String(fault.line));
    case 'damaged':
      return say('evidenceImportDamaged', String(fault.line));
  }
}
