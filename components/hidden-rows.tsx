import type { TabState } from '../lib/model/citation-state';
import type { Say } from '../lib/model/words';
import { withoutOverrides } from '../lib/present/safe-words';
import { MarkShape } from './mark-shape';

export interface HiddenRowsProps {
  readonly hidden: TabState['hidden'];
  readonly say: Say;
}

/** Quotes whose source the page names without an address: they are told, never counted as wrong. */
export function HiddenRows({ hidden, say }: HiddenRowsProps) {
  return (
    <section class="group">
      <h2>{say('groupHidden')}</h2>
      <ul>
        {hidden.map(({ quoteText, label }) => (
          <li class="row row-head">
            <MarkShape state="hidden" />
            <span class="row-words">
              <span class="row-quote">
                <bdi>{withoutOverrides(quoteText)}</bdi>
              </span>
              <span class="row-detail">
                <bdi>{withoutOverrides(label)}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p class="group-note">{say('nextHidden')}</p>
    </section>
  );
}
