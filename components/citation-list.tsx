import { useState } from 'preact/hooks';
import type { TabState } from '../lib/model/citation-state';
import { groupCitations } from '../lib/present/group-citations';
import type { Wording } from '../lib/present/wording';
import type { CardActions } from './card-actions';
import { CitationRow } from './citation-row';
import { HiddenRows } from './hidden-rows';
import { type Filter, VerdictFilter } from './verdict-filter';

export interface CitationListProps {
  readonly tab: TabState;
  readonly wording: Wording;
  readonly actionsFor: (key: string) => CardActions;
}

/** The quotes of a tab by verdict, worst first; one card is open at a time. */
export function CitationList({ tab, wording, actionsFor }: CitationListProps) {
  const [chosen, choose] = useState<Filter>('all');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { say } = wording;
  const groups = groupCitations(tab.citations);
  const shown = groups.filter(({ state }) => chosen === 'all' || state === chosen);
  return (
    <>
      <VerdictFilter groups={groups} chosen={chosen} choose={choose} say={say} />
      {shown.length === 0 && tab.citations.length > 0 && (
        <p class="group-note">{say('emptyFilter')}</p>
      )}
      {shown.map(({ state, heading, citations }) => (
        <section class="group" key={state}>
          <h2>{say(heading)}</h2>
          <ul>
            {citations.map((citation) => (
              <CitationRow
                key={citation.citation.key}
                id={`row-${tab.citations.indexOf(citation)}`}
                shown={citation}
                open={openKey === citation.citation.key}
                toggle={() =>
                  setOpenKey(openKey === citation.citation.key ? null : citation.citation.key)
                }
                wording={wording}
                actions={actionsFor(citation.citation.key)}
              />
            ))}
          </ul>
        </section>
      ))}
      {chosen === 'all' && tab.hidden.length > 0 && <HiddenRows hidden={tab.hidden} say={say} />}
    </>
  );
}
