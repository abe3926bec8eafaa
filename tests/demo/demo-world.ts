import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, status } from '../support/answers';
import { CHAT_CSS, chatgptPage } from '../support/chat-answer';
import { startWorld, type World } from '../support/world';
import { DEMO_CITATIONS } from './citations';

export const CHAT_URL = 'https://chatgpt.com/c/demo';

/** The chat page and every source of the demo, on this machine and behind real-looking names. */
export async function startDemoWorld(folder: string): Promise<World> {
  const world = await startWorld();
  const page = (name: string) => html(readFileSync(join(folder, 'sources', name), 'utf8'));
  const question = 'What do the reports say about the wall, and about open projects? Quote them.';
  const refused = status(403, '<!doctype html><title>Forbidden</title><h1>Forbidden</h1>');
  world.serve(CHAT_URL, html(chatgptPage('The wall and the web', question, DEMO_CITATIONS)));
  world.serve(
    'https://chatgpt.com/chat.css',
    status(200, CHAT_CSS, { 'content-type': 'text/css' }),
  );
  world.serve('https://harbour.example/surveys/seawall/chapter-4', page('harbour.html'));
  world.serve('https://planning.example/options', page('planning.html'));
  world.serve('https://minutes.example/2026/march', page('minutes-sign-in.html'));
  world.serve('https://district.example/statements/seawall', refused);
  world.serve('https://en.wikipedia.org/wiki/Mozilla', page('wikipedia-mozilla.html'));
  world.serve('https://creativecommons.org/about/', page('creativecommons.html'));
  world.serve('https://v8.dev/blog/emscripten-standalone-wasm', page('v8-blog.html'));
  return world;
}
