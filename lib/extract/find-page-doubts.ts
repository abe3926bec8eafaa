import type { Doubt } from '../model/verdict';
import { countWords } from './count-words';
import type { PageFacts } from './html/page-facts';
import { BOT_WALL_TEXT, BOT_WALL_TITLE } from './signs/bot-wall';
import { CONSENT_TEXT, CONSENT_TITLE } from './signs/consent';
import { LOGIN_TEXT, LOGIN_TITLE } from './signs/login';
import { PAYWALL_TEXT } from './signs/paywall';
import { ASKS_FOR_SCRIPTS, LOADING } from './signs/shell';
import { SOFT_404_TITLE } from './signs/soft-404';
import {
  BARE_PAGE_CHARS,
  BARE_WORDS,
  PAYWALL_WORDS,
  SHELL_WORDS,
  SOFT_404_WORDS,
  TOO_SHORT_WORDS,
  WALL_WORDS,
} from './thresholds';

export interface PageEvidence {
  readonly text: string;
  readonly facts: PageFacts;
  readonly htmlChars: number;
  readonly isWhole: boolean;
}

/**
 * Signs that a page was not read as its reader sees it. They matter only when a quote was not found;
 * phrases count only on short pages, because long ones write *about* walls.
 */
export function findPageDoubts({ text, facts, htmlChars, isWhole }: PageEvidence): Doubt[] {
  const words = countWords(text, PAYWALL_WORDS);
  const { signs } = facts;
  const title = facts.title ?? '';
  const doubts: Doubt[] = [];
  if (!isWhole || signs.has('partial-list')) doubts.push('truncated');
  if (words < WALL_WORDS) {
    if (signs.has('challenge') || BOT_WALL_TITLE.test(title) || BOT_WALL_TEXT.test(text)) {
      doubts.push('sign-of-bot-wall');
    }
    if (CONSENT_TITLE.test(title) || CONSENT_TEXT.test(text)) doubts.push('sign-of-consent');
    if (signs.has('password-field') || LOGIN_TITLE.test(title) || LOGIN_TEXT.test(text)) {
      doubts.push('sign-of-login');
    }
  }
  if (words < SOFT_404_WORDS && SOFT_404_TITLE.test(title)) doubts.push('sign-of-soft-404');
  if (isShell(words, text, facts, htmlChars)) doubts.push('sign-of-shell');
  if (signs.has('not-free') || (words < PAYWALL_WORDS && PAYWALL_TEXT.test(text))) {
    doubts.push('sign-of-paywall');
  }
  if (words < TOO_SHORT_WORDS) doubts.push('too-short');
  return doubts;
}

function isShell(words: number, text: string, facts: PageFacts, htmlChars: number): boolean {
  if (words < BARE_WORDS && htmlChars > BARE_PAGE_CHARS) return true;
  if (words >= SHELL_WORDS) return false;
  if (facts.signs.has('empty-root') || LOADING.test(text)) return true;
  return ASKS_FOR_SCRIPTS.test(text) || ASKS_FOR_SCRIPTS.test(facts.noscript);
}
