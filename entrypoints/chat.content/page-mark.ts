import { createMarkElement, type MarkLook } from '../../components/mark-element';
import css from '../../components/styles/mark.css?inline';
import type { Say } from '../../lib/model/words';
import { describeMark } from '../../lib/present/describe-mark';
import { markState } from '../../lib/present/mark-state';
import type { CardContent, CardRequest, OpenCard } from '../card/card-request';
import { addStyle } from './add-style';
import { createHost } from './create-host';
import type { LoadCard } from './load-card';

export interface PageMarkTools {
  readonly say: Say;
  /** Says it to a screen reader. */
  readonly announce: (words: string) => void;
  readonly loadCard: LoadCard;
}

export type PageMark = ReturnType<typeof createPageMark>;

/** One mark in the page and, when pressed, its card. Pressing a mark that waits begins the check. */
export function createPageMark(
  document: Document,
  first: CardContent,
  actions: CardRequest['actions'],
  { say, announce, loadCard }: PageMarkTools,
) {
  const { element, root } = createHost(document);
  const mark = createMarkElement(document);
  let content = first;
  let isOpen = false;
  let note: string | null = null;
  let card: OpenCard | null = null;

  const draw = (): void => mark.draw({ ...lookOf(content, say), expanded: isOpen, note });

  const close = (how: 'closed' | 'left'): void => {
    isOpen = false;
    note = null;
    card = null;
    draw();
    if (how === 'closed') mark.button.focus();
  };

  const open = async (): Promise<void> => {
    if (isOpen) return;
    isOpen = true;
    draw();
    const showCard = await loadCard();
    // Closed again, or taken from the page, while the card was on its way.
    if (!isOpen || card !== null) return;
    if (showCard === null) {
      note = say('cardNotLoaded');
      announce(note);
      draw();
      return;
    }
    card = showCard({ root, anchor: mark.button, content, actions, closed: close });
  };

  const press = (): void => {
    if (isOpen) {
      card?.remove();
      close('closed');
      return;
    }
    if (isWaiting(content)) actions.check(false);
    void open();
  };

  addStyle(root, css);
  root.append(mark.button);
  mark.button.addEventListener('click', press);
  // A reader who comes near will press soon.
  for (const near of ['pointerenter', 'focus'])
    mark.button.addEventListener(near, () => void loadCard());
  draw();

  return {
    element,
    open,
    /** What a screen reader is told of it. */
    name: () => lookOf(content, say).name,
    update(now: CardContent): void {
      content = now;
      draw();
      card?.update(now);
    },
    /** The mark was put somewhere: its card goes with it. */
    placed: () => card?.follow(),
    remove(): void {
      card?.remove();
      card = null;
      isOpen = false;
      element.remove();
    },
  };
}

function isWaiting(content: CardContent): boolean {
  if (content.kind === 'hidden') return false;
  return (content.kind === 'claim' ? content.look : content.check).state === 'waiting';
}

function lookOf(content: CardContent, say: Say): Omit<MarkLook, 'expanded' | 'note'> {
  if (content.kind === 'claim') return content.mark;
  if (content.kind === 'hidden') return { state: 'hidden', name: describeMark('hidden', 0, say) };
  const { check, citation } = content;
  return { state: markState(check), name: describeMark(check, citation.moreSources, say) };
}
