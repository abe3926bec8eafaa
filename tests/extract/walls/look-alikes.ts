const long = (words: string): string => `<p>${`${words} `.repeat(90)}</p>`;

/** Pages that write about walls, or look like one from afar. None gives a sign. */
export const lookAlikes: readonly (readonly [fact: string, title: string, body: string])[] = [
  [
    'an essay on captchas',
    'Are captchas over?',
    long('Sites ask us to verify you are human, again and again.'),
  ],
  [
    'an essay on subscriptions',
    'Why we pay',
    long('Every paper says: subscribe to continue reading, and some do.'),
  ],
  [
    'an article with a form to sign in',
    'The weir',
    `${long('The keeper opens the sluice at noon.')}<form><input type="password"></form>`,
  ],
  [
    'an article with a cookie banner',
    'The weir',
    `${long('The keeper opens the sluice at noon.')}<div>Accept all and continue</div>`,
  ],
  [
    'a lesson on loading',
    'Loading data',
    long('A component first says that it is loading, then shows rows.'),
  ],
  ['a page about a road', 'Route 4040', long('The road leads from the weir to the harbour.')],
  [
    'a manual on scripts',
    'Enable JavaScript',
    long('Enable JavaScript in the settings, then load the page again.'),
  ],
  [
    'markup that says all is free',
    'The weir',
    `<script type="application/ld+json">{"isAccessibleForFree":true}</script>${long('The sluice opens at noon.')}`,
  ],
];
