import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Say } from '../lib/model/words';
import type { MarkState } from '../lib/present/mark-state';

export interface CardFrameProps {
  readonly state: MarkState;
  /** Id of the heading that names the card. */
  readonly titleId: string;
  /** Null where the card unfolds in a list: there it is no dialog and has nothing to close. */
  readonly close: (() => void) | null;
  readonly say: Say;
  readonly children: ComponentChildren;
}

/**
 * The sheet a card is written on: a dialog that Escape closes, or a plain region in a list. What was
 * pressed may be gone when the verdict changes; the keyboard then stays on the card.
 */
export function CardFrame({ state, titleId, close, say, children }: CardFrameProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const hadFocus = sheet.current !== null && holdsFocus(sheet.current);
  useLayoutEffect(() => {
    if (hadFocus && sheet.current !== null && !holdsFocus(sheet.current)) sheet.current.focus();
  });
  if (close === null)
    return (
      <article class={`verbatim card inline state-${state}`} aria-labelledby={titleId}>
        {children}
      </article>
    );
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div
      ref={sheet}
      class={`verbatim card state-${state}`}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      {children}
      <button
        type="button"
        class="button icon card-close"
        aria-label={say('actionClose')}
        onClick={close}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d="M2 2l8 8M10 2l-8 8" />
        </svg>
      </button>
    </div>
  );
}

function holdsFocus(sheet: HTMLElement): boolean {
  const { activeElement } = sheet.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && sheet.contains(activeElement);
}
