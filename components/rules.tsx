import type { Say } from '../lib/model/words';
import type { RuleGroup } from '../lib/present/list-rules';

/** The rules in view: one group that opens after another, each rule with its example. */
export function Rules({ groups, say }: { groups: readonly RuleGroup[]; say: Say }) {
  return (
    <>
      {groups.map(({ title, rules }) => (
        <details key={title}>
          <summary>{title}</summary>
          <dl>
            {rules.map(({ name, quote, source }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {say('rulesQuote')}: <q>{quote}</q>
                </dd>
                <dd>
                  {say('rulesSource')}: <q>{source}</q>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </>
  );
}
