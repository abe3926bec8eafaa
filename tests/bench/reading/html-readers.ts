import { Readability } from '@mozilla/readability';
import { load } from 'cheerio';
import Defuddle from 'defuddle';
import { convert } from 'html-to-text';
import { Parser } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { parse as parseNodes } from 'node-html-parser';
import { type DefaultTreeAdapterMap, parse as parseTree } from 'parse5';
import { htmlToText } from '../../../lib/extract/html-to-text';
import { type TreeNode, walkTree } from './walk-tree';

/** A way from the markup of a page to its text. */
export interface HtmlReader {
  readonly name: string;
  /** The least times of our time it should take, as the project wants it; null: no matter. */
  readonly wantedRatio: number | null;
  read(html: string): string;
}

/** As kind as its options allow: no line ends of its own, no addresses between the words. */
const WITHOUT_ADDRESSES = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
  ],
} as const;

export const OURS = 'Verbatim';

export const HTML_READERS: readonly HtmlReader[] = [
  { name: OURS, wantedRatio: 1, read: (html) => htmlToText(html).text },
  {
    name: 'parse5, same walk',
    wantedRatio: 1.5,
    read: (html) => walkTree(parse5Node(parseTree(html))),
  },
  { name: 'cheerio text()', wantedRatio: 1, read: (html) => load(html)('body').text() },
  { name: 'html-to-text', wantedRatio: 1, read: (html) => convert(html, WITHOUT_ADDRESSES) },
  {
    name: 'node-html-parser',
    wantedRatio: 1,
    read: (html) => parseNodes(html).structuredText,
  },
  {
    name: 'linkedom, same walk',
    wantedRatio: 1,
    read: (html) => walkTree(domNode(documentOf(html))),
  },
  {
    name: 'Readability + linkedom',
    wantedRatio: 20,
    read: (html) => new Readability(documentOf(html)).parse()?.textContent ?? '',
  },
  {
    name: 'defuddle + linkedom, same walk',
    wantedRatio: 1,
    read: (html) => {
      const { content } = new Defuddle(documentOf(html), { url: 'https://page.example/' }).parse();
      return walkTree(domNode(documentOf(`<html><body>${content}</body></html>`)));
    },
  },
  { name: 'htmlparser2 alone, which gives no text', wantedRatio: null, read: parseBare },
];

function parseBare(html: string): string {
  const nothing = (): void => undefined;
  const parser = new Parser({ onopentag: nothing, onclosetag: nothing, ontext: nothing });
  parser.write(html);
  parser.end();
  return '';
}

function documentOf(html: string): Document {
  return parseHTML(html).document as unknown as Document;
}

function parse5Node(node: DefaultTreeAdapterMap['node']): TreeNode {
  if ('value' in node) return textNode(node.value);
  const isTemplate = 'content' in node;
  const children = isTemplate
    ? node.content.childNodes
    : 'childNodes' in node
      ? node.childNodes
      : [];
  return {
    text: null,
    name: 'tagName' in node ? node.tagName : '',
    attributes:
      'attrs' in node ? Object.fromEntries(node.attrs.map((one) => [one.name, one.value])) : {},
    children: { [Symbol.iterator]: () => mapped(children.filter(isShown), parse5Node) },
  };
}

function isShown(node: DefaultTreeAdapterMap['node']): boolean {
  return node.nodeName !== '#comment' && node.nodeName !== '#documentType';
}

function domNode(node: Node): TreeNode {
  if (node.nodeType === 3) return textNode((node as Text).data);
  const element = node.nodeType === 1 ? (node as Element) : null;
  return {
    text: null,
    name: element?.localName ?? '',
    attributes:
      element === null
        ? {}
        : Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
    children: {
      [Symbol.iterator]: () =>
        mapped(
          [...node.childNodes].filter((one) => one.nodeType !== 8 && one.nodeType !== 10),
          domNode,
        ),
    },
  };
}

function textNode(text: string): TreeNode {
  return { text, name: '', attributes: {}, children: [] };
}

function* mapped<T>(nodes: readonly T[], toNode: (node: T) => TreeNode): Generator<TreeNode> {
  for (const node of nodes) yield toNode(node);
}
