import type { ComponentChildren } from 'preact';
import { withoutOverrides } from '../lib/present/safe-words';
import type { Wording } from '../lib/present/wording';
import { MarkShape, type MarkShapeProps } from './mark-shape';

export interface ListRowProps {
  /** Unique in the document; ids of the parts are made from it. */
  readonly id: string;
  readonly shape: MarkShapeProps;
  /** What the mark is called, for readers by ear. */
  readonly name: string;
  /** Of the answer. */
  readonly words: string;
  readonly host: string;
  /** The one thing worth knowing before the card is opened, or null. */
  readonly detail: string | null;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly say: Wording['say'];
  /** The card; drawn only while it is open. */
  readonly children: ComponentChildren;
}

/** One entry of a list; pressing it unfolds its card in place. */
export function ListRow(props: ListRowProps) {
  const { id, shape, name, words, host, detail, open, toggle, say, children } = props;
  return (
    <li class="row">
      <button
        type="button"
        class="row-head"
        aria-expanded={open}
        aria-controls={`${id}-card`}
        onClick={toggle}
      >
        <MarkShape {...shape} />
        <span class="row-words">
          <span class="for-screen-readers">{name}: </span>
          <span class="row-quote">
            <bdi>{withoutOverrides(words)}</bdi>
          </span>
          <span class="row-detail">
            <bdi dir="ltr">{host}</bdi>
            {detail !== null && say('listBetween') + detail}
          </span>
        </span>
      </button>
      <div id={`${id}-card`} hidden={!open}>
        {open && children}
      </div>
    </li>
  );
}
