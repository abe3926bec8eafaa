/** A chat of many answers in the markup of ChatGPT's layout of 2025-06, which holds the most elements. */

const ANSWERS = 200;
/** Links of one answer: 2,000 in the chat. */
const LINKS = 10;

export const LONG_CHAT_URL = 'https://chatgpt.com/c/bench';

export function longChat(): string {
  const turns = Array.from({ length: ANSWERS }, (_, at) => prompt(at) + answer(at));
  return `<!doctype html><title>Chat</title><main>${turns.join('')}</main>`;
}

function prompt(at: number): string {
  return `<article data-testid="conversation-turn-${2 * at}" data-turn="user"><div data-message-author-role="user"><div>What does record ${at} say of the tide?</div></div></article>`;
}

function answer(at: number): string {
  const body = Array.from({ length: LINKS / 2 }, (_, part) => paragraph(at, part)).join('');
  return `<article data-testid="conversation-turn-${2 * at + 1}" data-turn="assistant"><div data-message-author-role="assistant" data-message-id="m${at}"><div class="markdown prose"><h3>Record ${at}</h3>${body}<ul><li><strong>First:</strong> the gauge was read by hand until the mast was put up in spring.</li><li>The harbour office keeps <em>two</em> copies, one of them in ink.</li></ul></div></div><div><button data-testid="copy-turn-action-button" aria-label="Copy"></button></div></article>`;
}

function paragraph(at: number, part: number): string {
  const name = `${at}-${part}`;
  return `<p>The keeper of station ${name} wrote that <strong>the water stood high</strong> for most of the week. One entry reads “the ebb of day ${name} began well before noon and left the flats bare” ${pill(`https://log.example/${name}/a`)}. A later hand, in pencil, adds that nobody on the mole had seen the like before ${pill(`https://pier.example/${name}/b`)}. The figures in the margin do not agree with the printed table, and the clerk said so.</p>`;
}

function pill(href: string): string {
  return `<span data-state="closed"><span data-testid="webpage-citation-pill" class="ms-1 inline-flex"><a href="${href}?utm_source=chatgpt.com" target="_blank" rel="noopener" class="flex h-4 px-2 rounded-xl"><span class="relative"><span class="truncate">Station log</span></span></a></span></span>`;
}
