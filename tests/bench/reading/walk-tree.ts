import { HtmlSink, type SinkListener } from '../../../lib/extract/html/html-sink';

/** A node of whatever tree a parser makes, as far as the walk asks. */
export interface TreeNode {
  /** null: an element or a fragment. */
  readonly text: string | null;
  /** Empty for what is no element. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Iterable<TreeNode>;
}

const DEAF: SinkListener = {
  onElement: () => undefined,
  onStream: () => undefined,
  onClose: () => undefined,
};

/** The text of a tree by the same sink that reads bytes, so that only the parsers differ. */
export function walkTree(root: TreeNode): string {
  const sink = new HtmlSink(DEAF);
  enter(root, sink);
  sink.end();
  return sink.main.toString();
}

function enter(node: TreeNode, sink: HtmlSink): void {
  if (node.text !== null) sink.text(node.text);
  else {
    if (node.name !== '') sink.open(node.name, node.attributes);
    for (const child of node.children) enter(child, sink);
    if (node.name !== '') sink.close();
  }
}
