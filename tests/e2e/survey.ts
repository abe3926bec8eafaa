import { html, status } from '../support/answers';
import type { CitedQuote } from '../support/chat-answer';
import type { MarkState } from '../support/chat-page';
import { words } from '../support/words';
import type { World } from '../support/world';

/** A made-up source and one quote of it for every verdict a reader can meet. */

export const SURVEY_URL = 'https://harbour.example/seawall-survey';
const CLOSED_URL = 'https://closed.example/statement';

const SURVEY = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Seawall survey, chapter 4</title></head><body><main>
<h1>The lower courses</h1>
<p>Divers looked at the wall on four days in March. They found that the lower courses of the wall have lost a third of their mortar, and that the loss is worst where the old outfall comes through.</p>
<p>An engineer put it bluntly: nobody who has stood on it in a northerly gale, with the spray coming over, would promise fifty winters.</p>
<p>The district has set the money aside. The repair will cost £1.2 million and take two summers, unless the stone has to come from abroad.</p>
<p>The upper walk, the steps and the light were left out of the survey, because they were repaired in 2019.</p>
</main></body></html>`;

export function serveSurvey(world: World): void {
  world.serve(SURVEY_URL, html(SURVEY));
  world.serve(CLOSED_URL, status(403, '<!doctype html><title>Forbidden</title><h1>Forbidden</h1>'));
}

export interface VerdictRow extends CitedQuote {
  readonly state: MarkState;
  readonly name: string;
  readonly card: readonly string[];
}

export const FOUND: VerdictRow = {
  quote: 'the lower courses of the wall have lost a third of their mortar',
  url: SURVEY_URL,
  state: 'found',
  name: words('markFound'),
  card: [words('titleFound'), words('sentenceFoundOne'), 'Seawall survey, chapter 4'],
};

export const VERDICT_ROWS: readonly VerdictRow[] = [
  FOUND,
  {
    quote: 'nobody who has stood on it in a northerly gale […] would promise fifty winters',
    url: SURVEY_URL,
    state: 'found-amber',
    name: words('markFoundEdits'),
    card: [words('titleFoundEdits'), 'with the spray coming over'],
  },
  {
    quote: 'The repair will cost £1.2 million and take two summers',
    url: SURVEY_URL,
    state: 'found-amber',
    name: words('markFoundNote'),
    card: [words('titleFound'), 'unless the stone has to come from abroad'],
  },
  {
    quote: 'The repair will cost £1.7 million and take two summers',
    url: SURVEY_URL,
    state: 'closest',
    name: words('markClosest'),
    card: [words('titleClosest'), words('sentenceClosest'), '1.7', '1.2'],
  },
  {
    quote: 'grey seals returned to the estuary after forty silent winters',
    url: SURVEY_URL,
    state: 'not-in-source',
    name: words('markNotInSource'),
    card: [words('titleNotInSource')],
  },
  {
    quote: 'the district stands by every word of its statement on the wall',
    url: CLOSED_URL,
    state: 'could-not-check',
    name: words('markCouldNotCheck'),
    card: [words('titleCouldNotCheck'), words('linkBlocked')],
  },
];
