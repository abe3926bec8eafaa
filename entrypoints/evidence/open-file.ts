import { type CardAnswer, recheckCard } from '../../lib/check/recheck-card';
import type { Conversation } from '../../lib/import/answer';
import type { ExportFault, OwnExport } from '../../lib/import/parse-export';
import type { FileReading } from '../../lib/import/read-file';
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

export interface FileTools {
  /** Tells what is under way, in a sentence. */
  tell(sentence: string): void;
  /** Says in a sentence what is wrong with the answers; an empty one where nothing is. */
  showAnswers(conversations: readonly Conversation[]): Promise<string>;
  read(content: Blob): Promise<FileReading>;
}

/** Takes in a file of our own, or reads one as an answer, and says in a sentence what came of it. */
export async function openFile(content: Blob, tools: FileTools): Promise<string> {
  if (content.size > LARGEST_MB * 1_000_000) return say('evidenceImportLarge', String(LARGEST_MB));
  tools.tell(say('evidenceReading'));
  const reading = await tools.read(content);
  switch (reading.kind) {
    case 'export':
      return take(reading.taken, tools);
    case 'broken-export':
      return describeFault(reading.fault);
    case 'answers':
      return tools.showAnswers(reading.conversations);
    case 'no-answer':
      return say(reading.why === 'damaged' ? 'answerDamaged' : 'evidenceImportNotOurs');
  }
}

async function take(taken: OwnExport, { tell }: Pick<FileTools, 'tell'>): Promise<string> {
  if (taken.kind === 'card') return tryCard(taken.card);
  const count = new Intl.NumberFormat(pageWording().locale).format(taken.records.length);
  tell(say('evidenceImporting', count));
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

function describeFault(fault: ExportFault): string {
  switch (fault.kind) {
    case 'not-ours':
      return say('evidenceImportNotOurs');
    case 'newer':
      return say('evidenceImportNewer', String(fault.line));
    case 'damaged':
      return say('evidenceImportDamaged', String(fault.line));
    case 'changed':
      return say('evidenceImportChanged', String(fault.line));
  }
}
