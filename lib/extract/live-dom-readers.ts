/**
 * EDGE: reading of nodes that the page cannot get in the way of. A form answers for the names of its
 * fields, so `<input name="attributes">` hides the form's own; the getters of the prototypes stay.
 */
import type { Attributes } from './html/open-element';

export interface DomReaders {
  rootOf(document: Document): Element | null;
  isElement(node: Node): node is Element;
  /** null: not a text. */
  textOf(node: Node): string | null;
  nameOf(element: Element): string;
  attributesOf(element: Element): Attributes;
  childrenOf(parent: Node): Iterator<Node>;
  assignedTo(slot: Element): readonly Node[];
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const CDATA_NODE = 4;

export function domReaders(view: Window & typeof globalThis): DomReaders {
  const { CharacterData, Document, Element, Node } = view;
  const typeOf = getter<Node, number>(Node.prototype, 'nodeType');
  const data = getter<CharacterData, string>(CharacterData.prototype, 'data');
  const firstChild = getter<Node, Node | null>(Node.prototype, 'firstChild');
  const nextSibling = getter<Node, Node | null>(Node.prototype, 'nextSibling');
  const localName = getter<Element, string>(Element.prototype, 'localName');
  const documentElement = getter<Document, Element | null>(Document.prototype, 'documentElement');
  const { getAttributeNames, getAttribute } = Element.prototype;

  return {
    rootOf: documentElement,
    isElement: (node): node is Element => typeOf(node) === ELEMENT_NODE,
    textOf(node) {
      const type = typeOf(node);
      return type === TEXT_NODE || type === CDATA_NODE ? data(node as CharacterData) : null;
    },
    nameOf: localName,
    attributesOf(element) {
      const attributes: Record<string, string> = {};
      for (const name of getAttributeNames.call(element))
        attributes[name] = getAttribute.call(element, name) ?? '';
      return attributes;
    },
    *childrenOf(parent) {
      for (let child = firstChild(parent); child !== null; child = nextSibling(child)) yield child;
    },
    assignedTo: (slot) =>
      'assignedNodes' in slot ? (slot as HTMLSlotElement).assignedNodes() : [],
  };
}

/** The getter itself, found on the prototype or above it. */
function getter<Owner extends object, T>(prototype: Owner, name: string): (owner: Owner) => T {
  for (let at: object | null = prototype; at !== null; at = Object.getPrototypeOf(at)) {
    const get = Object.getOwnPropertyDescriptor(at, name)?.get;
    if (get !== undefined) return (owner) => get.call(owner) as T;
  }
  throw new Error(`Expected the browser's nodes to have a getter for ${name}.`);
}
