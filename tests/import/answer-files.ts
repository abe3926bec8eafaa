/** One small file for each shape that answers come in, and what should be found in it. */
export interface AnswerFile {
  readonly shape: string;
  readonly content: string;
  /** `words → address`, in the order in which they are found. */
  readonly expected: readonly string[];
}

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const TIDE = 'the tide table was printed twice that spring';
const URL_A = 'https://harbour.example/survey';
const URL_B = 'https://tides.example/tables';
const A = `${QUOTE} → ${URL_A}`;
const B = `${TIDE} → ${URL_B}`;

const json = (value: unknown): string => JSON.stringify(value);
const bytes = (text: string): number => new TextEncoder().encode(text).length;

const anthropicText = `The survey says “${QUOTE}”.`;
const openaiLink = `([harbour.example](${URL_A}))`;
const openaiText = `The survey says “${QUOTE}” ${openaiLink}. Divers agreed.`;
const geminiText = `🌊 Überall: “${QUOTE}”. Und am Ende ein Satz.`;
const geminiSegment = geminiText.slice(0, geminiText.indexOf('. Und') + 1);
const marker = '\ue200cite\ue202turn0search0\ue202turn0search3\ue201';

export const ANSWER_FILES: readonly AnswerFile[] = [
  {
    shape: 'anthropic',
    content: json({
      role: 'assistant',
      content: [
        { type: 'server_tool_use', name: 'web_search', input: {} },
        {
          type: 'text',
          text: anthropicText,
          citations: [
            {
              type: 'web_search_result_location',
              cited_text: `In short, ${QUOTE}.`,
              url: URL_A,
              title: 'Seawall survey',
              encrypted_index: 'x',
            },
            {
              type: 'char_location',
              cited_text: 'of a file without an address',
              document_index: 0,
            },
          ],
        },
        { type: 'text', text: ' That is all.', citations: null },
      ],
    }),
    expected: [A, `In short, ${QUOTE}. → ${URL_A}`],
  },
  {
    shape: 'openai responses',
    content: json({
      output: [
        { type: 'web_search_call', action: { sources: [{ type: 'url', url: URL_A }] } },
        {
          type: 'message',
          content: [
            {
              type: 'output_text',
              text: openaiText,
              annotations: [
                {
                  type: 'url_citation',
                  url: URL_A,
                  title: 'Seawall survey',
                  start_index: openaiText.indexOf(openaiLink),
                  end_index: openaiText.indexOf(openaiLink) + openaiLink.length,
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
    shape: 'gemini, counted in bytes',
    content: json({
      candidates: [
        {
          content: { parts: [{ text: geminiText }] },
          groundingMetadata: {
            groundingChunks: [{ web: { uri: URL_A, title: 'harbour.example' } }],
            groundingSupports: [
              {
                segment: { startIndex: 0, endIndex: bytes(geminiSegment), text: geminiSegment },
                groundingChunkIndices: [0],
              },
            ],
          },
        },
      ],
    }),
    expected: [A],
  },
  {
    shape: 'perplexity, with results',
    content: json({
      choices: [{ message: { role: 'assistant', content: `“${QUOTE}” [2]. And “${TIDE}” [1].` } }],
      search_results: [
        { url: URL_B, title: 'Tide tables', snippet: 'no page' },
        { url: URL_A, title: 'Survey [draft]' },
      ],
    }),
    expected: [A, B],
  },
  {
    shape: 'perplexity, with bare addresses',
    content: json({
      choices: [{ message: { role: 'assistant', content: `The log holds “${TIDE}” [1].` } }],
      citations: [URL_B],
    }),
    expected: [B],
  },
  {
    shape: 'ai sdk',
    content: json([
      { role: 'user', parts: [{ type: 'text', text: `Is “${TIDE}” [1] right?` }] },
      {
        role: 'assistant',
        parts: [
          { type: 'source-url', sourceId: 's1', url: URL_A, title: 'Survey' },
          { type: 'source-document', sourceId: 's2', mediaType: 'application/pdf', title: 'File' },
          { type: 'text', text: `Yes: “${QUOTE}” [1].` },
        ],
      },
    ]),
    expected: [A],
  },
  {
    shape: 'chatgpt export',
    content: json([
      {
        title: 'The wall',
        current_node: 'c',
        mapping: {
          a: {
            id: 'a',
            parent: null,
            message: { author: { role: 'user' }, content: { parts: [`“${TIDE}” ${URL_B}`] } },
          },
          x: {
            id: 'x',
            parent: 'a',
            message: {
              author: { role: 'assistant' },
              content: { parts: [`“Another branch of the talk” (${URL_B})`] },
            },
          },
          c: {
            id: 'c',
            parent: 'a',
            message: {
              author: { role: 'assistant' },
              content: { content_type: 'text', parts: [`The survey says “${QUOTE}”. ${marker}`] },
              metadata: {
                content_references: [
                  {
                    matched_text: marker,
                    type: 'grouped_webpages_v2',
                    items: [{ title: 'Survey', url: `${URL_A}?utm_source=chatgpt.com` }],
                  },
                ],
              },
            },
          },
        },
      },
    ]),
    expected: [A],
  },
  {
    shape: 'claude export',
    content: json([
      {
        name: 'The wall',
        chat_messages: [
          { sender: 'human', text: `“${TIDE}” (${URL_B})` },
          {
            sender: 'assistant',
            text: '',
            content: [
              { type: 'thinking', thinking: `“${TIDE}” (${URL_B})` },
              { type: 'text', text: `The survey says “${QUOTE}” ([survey](${URL_A})).` },
            ],
          },
        ],
      },
    ]),
    expected: [A],
  },
  {
    shape: 'pasted text with a list of references',
    content: `The wall is worn: “${QUOTE}” [1]. Of the tides it\nsays “${TIDE}” [2].\n\nReferences\n[1] Seawall survey. ${URL_A}\n[2] Tide tables, ${URL_B}\n`,
    expected: [A, B],
  },
  {
    shape: 'pasted Markdown',
    content: `## Findings\n\n- **Survey**: “${QUOTE}” ([survey](${URL_A} "Survey"))\n- *Tides*: "${TIDE}" <${URL_B}>\n\n\`\`\`\nconst s = “${QUOTE} in code”; // ${URL_B}\n\`\`\`\n`,
    expected: [A, B],
  },
  {
    shape: 'pasted Markdown with a block quotation',
    content: `[The survey](${URL_A}) puts it plainly:\n\n> In short, ${QUOTE}.\n`,
    expected: [`In short, ${QUOTE}. → ${URL_A}`],
  },
];
