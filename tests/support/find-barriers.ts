import axe from 'axe-core';
import type { Tab } from './reader';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page of a tab, open shadow roots included: one sentence per place. */
export function findBarriers(tab: Tab, within = 'body'): Promise<string[]> {
  return tab.evaluate(`(async () => {
    ${axe.source};
    const options = { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] };
    const { violations } = await window.axe.run(${JSON.stringify(within)}, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => id + ': ' + help + ' at ' + target.join(' ') + ' ' + html));
  })()`);
}
