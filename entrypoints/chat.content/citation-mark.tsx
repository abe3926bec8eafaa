import type { ReadonlySignal, Signal } from '@preact/signals-core';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Card } from '../../components/card';
import type { CardActions } from '../../components/card-actions';
import { HiddenCard } from '../../components/hidden-card';
import { Mark } from '../../components/mark';
import type { Citation, HiddenCitation } from '../../lib/model/citation';
import type { CheckState } from '../../lib/model/citation-state';
import { describeMark } from '../../lib/present/describe-mark';
import { markState } from '../../lib/present/mark-state';
import type { Wording } from '../../lib/present/wording';
import { placeCard } from './place-card';

const TITLE_ID = 'verbatim-title';

export interface CitationMarkProps {
  readonly citation: Citation;
  readonly check: ReadonlySignal<CheckState>;
  /** Whether the card is open; the page opens it too, when the popup asks. */
  readonly open: Signal<boolean>;
  readonly wording: () => Wording;
  readonly actions: Omit<CardActions, 'close'>;
}

/** The mark of one citation and, when pressed, its card. Pressing a mark that waits begins the check. */
export function CitationMark({ citation, check, open, wording, actions }: CitationMarkProps) {
  const press = (): void => {
    if (!open.value && check.value.state === 'waiting') actions.check(false);
    open.value = !open.value;
  };
  return (
    <WithCard
      open={open}
      mark={
        <Mark
          state={markState(check.value)}
          name={describeMark(check.value, wording().say)}
          expanded={open.value}
          onPress={press}
        />
      }
      card={(close) => (
        <Card
          citation={citation}
          check={check.value}
          titleId={TITLE_ID}
          wording={wording()}
          actions={{ ...actions, close }}
        />
      )}
    />
  );
}

export interface HiddenMarkProps {
  readonly hidden: Pick<HiddenCitation, 'quoteText' | 'label'>;
  readonly open: Signal<boolean>;
  readonly wording: () => Wording;
}

/** The mark of a quote whose source the page keeps back. */
export function HiddenMark({ hidden, open, wording }: HiddenMarkProps) {
  const { say } = wording();
  const press = (): void => {
    open.value = !open.value;
  };
  return (
    <WithCard
      open={open}
      mark={
        <Mark
          state="hidden"
          name={describeMark('hidden', say)}
          expanded={open.value}
          onPress={press}
        />
      }
      card={(close) => <HiddenCard hidden={hidden} titleId={TITLE_ID} close={close} say={say} />}
    />
  );
}

interface WithCardProps {
  readonly open: Signal<boolean>;
  readonly mark: ComponentChildren;
  readonly card: (close: () => void) => ComponentChildren;
}

/** Keeps the open card beside its mark, takes the focus in and gives it back. */
function WithCard({ open, mark, card }: WithCardProps) {
  const layer = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const close = (): void => {
    open.value = false;
    anchor.current?.querySelector('button')?.focus();
  };
  useLayoutEffect(() => {
    if (!open.value || layer.current === null || anchor.current === null) return;
    return showCard(layer.current, anchor.current, () => {
      open.value = false;
    });
  }, [open.value]);
  return (
    <>
      <span ref={anchor}>{mark}</span>
      {open.value && (
        <div ref={layer} class="verbatim card-layer" popover="manual">
          {card(close)}
        </div>
      )}
    </>
  );
}

/** Shows the card in the top layer and follows its mark. Returns the function that lets go. */
function showCard(layer: HTMLElement, anchor: HTMLElement, dismiss: () => void): () => void {
  const follow = (): void => placeCard(layer, anchor.getBoundingClientRect(), window);
  const pressedOutside = (event: Event): void => {
    if (!event.composedPath().includes(hostOf(layer))) dismiss();
  };
  layer.showPopover();
  follow();
  layer.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  const sizes = new ResizeObserver(follow);
  sizes.observe(layer);
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('resize', follow);
  addEventListener('pointerdown', pressedOutside, { capture: true });
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', follow, { capture: true });
    removeEventListener('resize', follow);
    removeEventListener('pointerdown', pressedOutside, { capture: true });
  };
}

function hostOf(node: Node): EventTarget {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : root;
}
