import type { MarkState } from '../lib/present/mark-state';

/** The shape of a state: it can be told from every other without its colour. Decorative to readers by ear. */
export function MarkShape({ state }: { readonly state: MarkState }) {
  return (
    <svg class={`shape state-${state}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <Drawing state={state} />
    </svg>
  );
}

function Drawing({ state }: { readonly state: MarkState }) {
  switch (state) {
    case 'waiting':
      return <circle cx="8" cy="8" r="6.5" />;
    case 'checking':
      return (
        <>
          <circle class="faint" cx="8" cy="8" r="6.5" />
          <circle class="filling" cx="8" cy="8" r="6.5" transform="rotate(-90 8 8)" />
        </>
      );
    case 'found':
      return (
        <>
          <circle class="solid" cx="8" cy="8" r="6.8" />
          <path class="cut" d="M4.9 8.3 7.1 10.5 11.2 5.9" />
        </>
      );
    case 'found-amber':
      return (
        <>
          <circle class="solid" cx="8" cy="8" r="6.8" />
          <path class="cut" d="M4.6 7.7 6.8 9.9 10.9 5.3" />
          <circle class="dot" cx="13.2" cy="13.2" r="2.6" />
        </>
      );
    case 'closest':
      return (
        <>
          <rect class="solid" x="1.3" y="1.3" width="13.4" height="13.4" rx="2.5" />
          <path class="cut" d="M4.6 6.3h6.8M4.6 9.7h6.8M10 4.2 6 11.8" />
        </>
      );
    case 'not-in-source':
      return (
        <>
          <rect x="1.5" y="1.5" width="13" height="13" rx="2.5" />
          <path d="M5 8h6" />
        </>
      );
    case 'could-not-check':
      return (
        <>
          <circle class="dashed" cx="8" cy="8" r="6.8" />
          <path d="M6.2 6.3a1.9 1.9 0 1 1 2.8 1.7c-.7.4-1 .7-1 1.4" />
          <circle class="ink" cx="8" cy="11.7" r="1" />
        </>
      );
    case 'hidden':
      return (
        <>
          <circle class="dotted" cx="8" cy="8" r="6.8" />
          <circle class="ink" cx="5" cy="8" r="1" />
          <circle class="ink" cx="8" cy="8" r="1" />
          <circle class="ink" cx="11" cy="8" r="1" />
        </>
      );
  }
}
