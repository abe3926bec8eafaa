import { cpus } from 'node:os';
import { PEERS, VERBATIM } from './contenders';
import type { Language } from './sentences';
import { ALL_PEERS_UP_TO, ASKED, BUILD, KEPT, type Row } from './speed';
import { inShort, judgeTargets, type Results, sizeName, type Target } from './targets';

/** The report as Markdown; the same text is printed. */
export function writeReport(results: Results, minutes: number): string {
  const targets = judgeTargets(results);
  const missed = targets.filter((target) => !target.isMet).length;
  return `${[
    '# How fast the verifier is',
    `Written by \`npm run bench\` in ${minutes.toFixed(0)} minutes on ${machine()}. ${METHOD}`,
    '## Targets',
    `${targets.length - missed} of ${targets.length} met in this run.${missed === 0 ? '' : ` ${MISSES}`}`,
    targetTable(targets),
    '## Times',
    TIMES,
    ...languagesOf(results.rows).flatMap((language) => [
      `### ${language}`,
      timeTable(results.rows.filter((row) => row.language === language)),
    ]),
  ].join('\n\n')}\n`;
}

const METHOD = `CPU time, not the clock on the wall; contenders take turns, and each number is a median.
Machines with other work to do shift single numbers by a third; the ratios shift less.

**The texts.** English: sentences of the Wikipedia pages in tests/pages (CC BY-SA, see tests/pages/LICENCES), repeated
in random order until the source is long enough. Chinese and Hindi: sentences drawn from word lists of
our own, with the frequencies of real text; they are not prose, and their vocabulary is small. Sizes are
in UTF-16 units. A quote that is present stands in its source once; a changed one has one word replaced;
an absent one stands nowhere. Twenty quotes are seven present, seven changed, six absent.

**The contenders.** Verbatim builds its index within the measured time, save in the column that says
"kept". approx-string-match looks for half the quote's length in errors, 256 at most, as Hypothesis does.
diff-match-patch looks for the first 32 characters, the most it can. fuzzball: \`partial_ratio\`. The article's
approach is our own plain writing of it: regular expression, Knuth–Morris–Pratt, window score. \`indexOf\` counts every
place, because the verifier reports every place. A pass is a sum over all \`charCodeAt\`. The peers answer easier questions:
none of them says whether a quote may pass.`;

const MISSES = `Two kinds of miss are to be told apart. One is by rule: the index is built before the first
answer, also for a quote that \`indexOf\` would find, because the same words in other typography, behind a soft hyphen or across a line
end are places of the quote too, all of them are reported, and the cautions depend on them; only the index knows them all. The
others are work to do: what is compared, named and refused for one quote (reasons, language, cautions) costs more than
the search, which shows most on short sources and with twenty quotes; and the index build itself, where a busy
machine also waits for memory.`;

const TIMES = `Verbatim in milliseconds; the others in times of Verbatim's time with the index build. A peer is dropped at a size where
one run passes 20 s, judged from shorter sources; at 10 MB peers are asked for one changed quote only (–).`;

function machine(): string {
  const all = cpus();
  return `${all[0]?.model.trim() ?? 'an unknown processor'}, ${all.length} cores, Node ${process.versions.node}`;
}

function languagesOf(rows: readonly Row[]): Language[] {
  return [...new Set(rows.map((row) => row.language))];
}

export function targetTable(targets: readonly Target[]): string {
  return table(
    ['what', 'wanted', 'measured', ''],
    targets.map(({ what, wanted, measured, isMet }) => [
      what,
      wanted,
      measured,
      isMet ? 'met' : '**missed**',
    ]),
  );
}

function timeTable(rows: readonly Row[]): string {
  const others = [KEPT, ...PEERS.map((peer) => peer.name), 'indexOf', 'one pass', BUILD];
  return table(
    ['size', 'quotes', 'Verbatim, ms', ...others],
    [...rows]
      .sort((a, b) => a.length - b.length || ASKED.indexOf(a.asked) - ASKED.indexOf(b.asked))
      .map((row) => {
        const own = row.times.get(VERBATIM) ?? null;
        const times = others.map((name) => {
          const other = row.times.get(name) ?? null;
          if (other !== null && own !== null) return small(other / own);
          return row.length > ALL_PEERS_UP_TO && row.asked !== 'one changed' ? '–' : 'dropped';
        });
        return [sizeName(row.length), row.asked, inShort(own), ...times];
      }),
  );
}

function small(value: number): string {
  return value < 0.1 ? value.toPrecision(1) : inShort(value);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
