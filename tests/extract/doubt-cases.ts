import type { Doubt } from '../../lib/model/verdict';

export interface DoubtCase {
  /** A fact about the reading. */
  readonly fact: string;
  readonly html: string;
  /** All doubts but `too-short`, which short rows have anyway. */
  readonly doubts: readonly Doubt[];
}

const prose =
  '<p>The keeper opens the sluice when the tide has turned and the boats are made fast.</p>'.repeat(
    12,
  );
const essay = prose.repeat(6);

export const doubtCases: readonly DoubtCase[] = [
  { fact: 'a plain page gives none', html: `<title>The weir</title>${prose}`, doubts: [] },
  {
    fact: 'an empty mount point is a shell',
    html: '<nav>Home</nav><div id="root"></div>',
    doubts: ['sign-of-shell'],
  },
  {
    fact: 'so is one that holds scripts only',
    html: '<div id="__next"><script>x()</script></div>',
    doubts: ['sign-of-shell'],
  },
  { fact: 'a filled one is not', html: `<div id="root">${prose}</div>`, doubts: [] },
  {
    fact: 'an empty one beside a long text is not',
    html: `${prose}<div id="app"></div>`,
    doubts: [],
  },
  {
    fact: 'a page that asks for scripts is a shell',
    html: '<noscript>Please enable JavaScript to run this app.</noscript>',
    doubts: ['sign-of-shell'],
  },
  {
    fact: 'in German too',
    html: '<p>Bitte aktivieren Sie JavaScript, um fortzufahren.</p>',
    doubts: ['sign-of-shell'],
  },
  {
    fact: 'a place where text is loading is a shell',
    html: '<p>Title</p><div>Loading…</div>',
    doubts: ['sign-of-shell'],
  },
  {
    fact: 'a word in much markup is a shell',
    html: `<p>Word</p><style>${'a{}'.repeat(1_200)}</style>`,
    doubts: ['sign-of-shell'],
  },
  { fact: 'an article about loading is none', html: `${prose}<p>Loading…</p>`, doubts: [] },
  {
    fact: 'a robot check is known by its title',
    html: '<title>Just a moment...</title><p>Checking.</p>',
    doubts: ['sign-of-bot-wall'],
  },
  {
    fact: 'by its markup',
    html: '<form id="challenge-form"><p>Wait</p></form>',
    doubts: ['sign-of-bot-wall'],
  },
  {
    fact: 'by its script',
    html: '<p>Wait</p><script>window._cf_chl_opt={}</script>',
    doubts: ['sign-of-bot-wall'],
  },
  {
    fact: 'by its words',
    html: '<p>Please verify you are a human to continue.</p>',
    doubts: ['sign-of-bot-wall'],
  },
  {
    fact: 'an article about such checks is none',
    html: `<title>Access denied: a history</title>${essay}<p>Verify you are a human</p>`,
    doubts: [],
  },
  {
    fact: 'a password field on a short page is a login',
    html: '<p>Members</p><input type="password">',
    doubts: ['sign-of-login'],
  },
  { fact: 'on a long page it is not', html: `${essay}<input type="password">`, doubts: [] },
  {
    fact: 'a login is known by its title',
    html: '<title>Anmelden – Wehr</title><p>Bitte</p>',
    doubts: ['sign-of-login'],
  },
  {
    fact: 'or by its words',
    html: '<p>You must be logged in to view this thread.</p>',
    doubts: ['sign-of-login'],
  },
  {
    fact: 'pay or agree is a question for consent',
    html: '<p>Weiter mit Werbung oder Pur-Abo. Wir und unsere 184 Partner</p>',
    doubts: ['sign-of-consent'],
  },
  {
    fact: 'a page that asks for consent first is known by its title',
    html: '<title>Before you continue to Weir</title><p>We use cookies</p>',
    doubts: ['sign-of-consent'],
  },
  {
    fact: 'a title that says "not found" is a soft 404',
    html: `<title>Page not found | Weir</title>${prose}`,
    doubts: ['sign-of-soft-404'],
  },
  {
    fact: 'in other languages too',
    html: `<title>Seite nicht gefunden</title>${prose}`,
    doubts: ['sign-of-soft-404'],
  },
  {
    fact: 'a figure in a title is not',
    html: `<title>Weir 1404 and the year 404.5</title>${prose}`,
    doubts: [],
  },
  {
    fact: 'markup that says the text is not free is a paywall',
    html: `<script type="application/ld+json">{"@graph":[{"isAccessibleForFree":"False"}]}</script>${essay}`,
    doubts: ['sign-of-paywall'],
  },
  {
    fact: 'markup that says it is free is not',
    html: `<script type="application/ld+json">{"isAccessibleForFree":true}</script>${essay}`,
    doubts: [],
  },
  {
    fact: 'a stub that asks to subscribe is a paywall',
    html: `${prose}<p>Subscribe to continue reading.</p>`,
    doubts: ['sign-of-paywall'],
  },
  {
    fact: 'only a window of a scrolling list is in the page',
    html: `${prose}<cdk-virtual-scroll-viewport><p>Row 1</p></cdk-virtual-scroll-viewport>`,
    doubts: ['truncated'],
  },
];
