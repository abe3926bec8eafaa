import type { AnswerFile } from './answer-files';

/** Valid answers of every shape that are not told by its plainest form. */

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const TIDE = 'the tide table was printed twice that spring';
const URL_A = 'https://harbour.example/survey';
const URL_B = 'https://tides.example/tables';
const A = `${QUOTE} → ${URL_A}`;
const B = `${TIDE} → ${URL_B}`;

const json = (value: unknown): string => JSON.stringify(value);
const bytes = (text: string): number => new TextEncoder().encode(text).length;
const linked = `“${QUOTE}” ([survey](${URL_A})).`;
const marked = `🌊👩‍👩‍👧 The survey says “${QUOTE}” ([harbour.example](${URL_A})).`;
const marker = `([harbour.example](${URL_A}))`;
const inPoints = (text: string): number => [...marked.slice(0, marked.indexOf(text))].length;
const cite = (ref: string): string => `\ue200cite\ue202${ref}\ue201`;

const segmentOf = (text: string, part: string) => ({
  startIndex: bytes(part.slice(0, part.indexOf(text))),
  endIndex: bytes(part.slice(0, part.indexOf(text) + text.length)),
  text,
});
const second = `🧭 Und: “${TIDE}”. Ende.`;
const secondSegment = `🧭 Und: “${TIDE}”.`;

const chat = (text: string, metadata: unknown) => ({
  title: 'x',
  current_node: 'b',
  mapping: {
    a: { id: 'a', parent: null, message: null },
    b: {
      id: 'b',
      parent: 'a',
      message: { author: { role: 'assistant' }, content: { parts: [text] }, metadata },
    },
  },
});

export const ODD_ANSWERS: readonly AnswerFile[] = [
  {
    shape: 'anthropic, a message without any citation',
    content: json({
      type: 'message',
      role: 'assistant',
      content: [{ type: 'text', text: linked }],
    }),
    expected: [A],
  },
  {
    shape: 'anthropic, an empty list and no text beside a citation',
    content: json({
      role: 'assistant',
      content: [
        { type: 'text', text: linked, citations: [] },
        { type: 'text', text: null, citations: [{ url: URL_B, cited_text: TIDE, title: null }] },
      ],
    }),
    expected: [A, B],
  },
  {
    shape: 'anthropic, a system message among several',
    content: json([
      {
        role: 'system',
        content: [{ type: 'text', text: `“${TIDE}” (${URL_B})`, citations: null }],
      },
      { role: 'assistant', content: [{ type: 'text', text: linked, citations: null }] },
    ]),
    expected: [A],
  },
  {
    shape: 'openai, offsets counted in code points',
    content: json({
      output: [
        {
          type: 'message',
          content: [
            {
              type: 'output_text',
              text: marked,
              annotations: [
                {
                  type: 'url_citation',
                  url: URL_A,
                  title: null,
                  start_index: inPoints(marker),
                  end_index: inPoints(marker) + marker.length,
                },
              ],
            },
          ],
        },
      ],
    }),
    expected: [A],
  },
  {
    shape: 'openai, several responses',
    content: json([
      {
        output: [
          { type: 'message', content: [{ type: 'output_text', text: linked, annotations: null }] },
        ],
      },
      {
        output: [
          { type: 'reasoning', summary: [] },
          {
            type: 'message',
            content: [{ type: 'output_text', text: `“${TIDE}” (${URL_B})`, annotations: [] }],
          },
        ],
      },
    ]),
    expected: [A, B],
  },
  {
    shape: 'openai, a completion without annotations',
    content: json({ choices: [{ message: { role: 'assistant', content: linked } }] }),
    expected: [A],
  },
  {
    shape: 'gemini, several parts with a thought before them',
    content: json({
      candidates: [
        {
          content: {
            parts: [
              { text: `I recall “${QUOTE}” wrongly.`, thought: true },
              { text: '🌊 Anfang. ' },
              { text: second },
            ],
          },
          groundingMetadata: {
            webSearchQueries: null,
            groundingChunks: [{ web: null }, { web: { uri: URL_B, title: null } }],
            groundingSupports: [
              {
                segment: { ...segmentOf(secondSegment, second), partIndex: 2 },
                groundingChunkIndices: [0, 1, 7],
                confidenceScores: [],
              },
            ],
          },
        },
      ],
    }),
    expected: [B],
  },
  {
    shape: 'gemini, a segment whose bytes count from the start of all parts',
    content: json({
      candidates: [
        {
          content: { parts: [{ text: '🌊 Anfang. ' }, { text: second }] },
          groundingMetadata: {
            groundingChunks: [{ web: { uri: URL_B } }],
            groundingSupports: [
              {
                segment: {
                  startIndex: 13,
                  endIndex: 13 + bytes(secondSegment),
                  partIndex: 1,
                  text: secondSegment,
                },
                groundingChunkIndices: [0],
              },
            ],
          },
        },
      ],
    }),
    expected: [B],
  },
  {
    shape: 'gemini, as the Python library writes it',
    content: json({
      candidates: [
        {
          content: { parts: [{ text: second }] },
          grounding_metadata: {
            grounding_chunks: [{ web: { uri: URL_B, title: 'tides.example' } }],
            grounding_supports: [
              {
                segment: {
                  start_index: null,
                  end_index: bytes(secondSegment),
                  part_index: null,
                  text: secondSegment,
                },
                grounding_chunk_indices: [0],
              },
            ],
          },
        },
      ],
    }),
    expected: [B],
  },
  {
    shape: 'perplexity, several answers',
    content: json([
      {
        choices: [{ message: { content: `“${QUOTE}” [1].` } }],
        citations: [URL_A],
        search_results: null,
      },
      {
        choices: [{ message: { content: `“${TIDE}” [1].` } }],
        citations: [URL_B],
        search_results: [],
      },
    ]),
    expected: [A, B],
  },
  {
    shape: 'perplexity, fewer results than citations',
    content: json({
      choices: [{ message: { content: `“${TIDE}” [2].` } }],
      citations: [URL_A, URL_B],
      search_results: [{ url: URL_A, title: 'Survey' }],
    }),
    expected: [B],
  },
  {
    shape: 'ai sdk, steps of one message',
    content: json({
      messages: [
        {
          role: 'assistant',
          parts: [
            { type: 'step-start' },
            { type: 'text', text: `“${QUOTE}” [1].` },
            { type: 'text', text: `“${TIDE}” [2].` },
            { type: 'source-url', sourceId: '1', url: URL_A, title: null, providerMetadata: null },
            { type: 'source-url', sourceId: '2', url: URL_B },
          ],
        },
      ],
    }),
    expected: [A, B],
  },
  {
    shape: 'chatgpt, the same marker twice for two sources',
    content: json([
      chat(`“${QUOTE}”. ${cite('turn0search0')} And “${TIDE}”. ${cite('turn0search0')}`, {
        content_references: [
          { matched_text: cite('turn0search0'), items: [{ url: URL_A, title: 'a' }] },
          { matched_text: cite('turn0search0'), items: [{ url: URL_B, title: 'b' }] },
        ],
      }),
    ]),
    expected: [A, B],
  },
  {
    shape: 'chatgpt, a marker that lost its private characters',
    content: json(
      chat(`“${QUOTE}”. citeturn0search0`, {
        content_references: [
          { matched_text: cite('turn0search0'), items: [{ url: URL_A, title: null }] },
        ],
      }),
    ),
    expected: [A],
  },
  {
    shape: 'chatgpt, a reference with its link alone',
    content: json([
      chat(`“${QUOTE}”. ${cite('turn0search0')}`, {
        content_references: [
          {
            matched_text: cite('turn0search0'),
            items: [],
            safe_urls: [],
            alt: `([Survey](${URL_A}))`,
          },
          { matched_text: ' ', type: 'sources_footnote', sources: null },
        ],
      }),
    ]),
    expected: [A],
  },
  {
    shape: 'chatgpt, without a word of which branch was seen',
    content: json([{ ...chat(linked, null), current_node: null }]),
    expected: [A],
  },
  {
    shape: 'claude, with citations at its blocks',
    content: json([
      {
        name: null,
        chat_messages: [
          {
            sender: 'assistant',
            text: 'This block is not supported on your current device yet.',
            content: [
              { type: 'tool_use', input: null },
              {
                type: 'text',
                text: `“${QUOTE}”. So much for that.`,
                citations: [
                  { start_index: 0, end_index: QUOTE.length + 3, details: { url: URL_A } },
                  { start_index: 900, end_index: 901, details: null },
                ],
              },
            ],
          },
        ],
      },
    ]),
    expected: [A],
  },
  {
    shape: 'claude, a talk without a message beside one with',
    content: json([
      { name: 'empty', chat_messages: [] },
      { name: 'full', chat_messages: [{ sender: 'assistant', text: linked, content: null }] },
    ]),
    expected: [A],
  },
];
