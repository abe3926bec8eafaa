import { wordSet } from './word-set';

/** Words that stand for a name, which an author may put in brackets in their place. Small letters. */
export const PRONOUNS = wordSet([
  ...['i', 'me', 'my', 'we', 'us', 'our', 'you', 'your', 'he', 'him', 'his', 'she', 'her'],
  ...['it', 'its', 'they', 'them', 'their', 'this', 'these', 'that', 'those'],
  ...['ich', 'mein', 'meine', 'wir', 'uns', 'er', 'ihn', 'ihm', 'sie', 'ihr', 'ihre', 'ihnen'],
  ...['es', 'sein', 'seine', 'dieser', 'diese', 'dieses'],
  ...['je', 'nous', 'il', 'elle', 'ils', 'elles', 'lui', 'leur', 'leurs', 'son', 'sa', 'ses'],
  ...['yo', 'él', 'ella', 'ellos', 'ellas', 'su', 'sus', 'este', 'esta', 'esto'],
  ...['я', 'мы', 'он', 'она', 'оно', 'они', 'его', 'её', 'их', 'ему', 'ей', 'им'],
  ...['वह', 'वे', 'यह', 'ये', 'मैं', 'हम', 'उसका', 'उसकी', 'उनका', 'उनकी'],
]);
