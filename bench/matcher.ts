import { firstSettings } from '#contract/settings/settings.ts';
import { matchLines } from '#server/bank/core/match.ts';
import { chargeLimitsOf } from '#server/bank/core/match-rules.ts';
import { makeDay } from './matcher/made-day.ts';
import { scoreOf } from './matcher/score.ts';
import { judge, median, table, type Verdict, whole } from './report.ts';

/**
 * How many of 10,000 noisy lines of bank statements the matcher books without a person, and whether it
 * is ever wrong: on the families that it was written with, and on others that it was not.
 *
 *   npm run bench:matcher
 */
const LINES = 10_000;
const SEEDS = [11, 12, 13];
const SHARE_TARGET = 98;
const SECONDS_TARGET = 5;

const limits = chargeLimitsOf(firstSettings.bankCharges, 'USD');
const titles = { known: 'known noise', heldOut: 'held-out noise' } as const;
const verdicts: Verdict[] = [];

for (const which of ['known', 'heldOut'] as const) {
  const rows: string[][] = [];
  const shares: number[] = [];
  const seconds: number[] = [];
  let wrong = 0;
  const families = new Map<string, { ours: number; certain: number }>();
  for (const seed of SEEDS) {
    const day = makeDay(LINES, seed, which);
    const started = performance.now();
    const proposals = matchLines(day.lines, day.items, limits);
    seconds.push((performance.now() - started) / 1000);
    const score = scoreOf(day, proposals);
    shares.push((100 * score.certain) / score.ours);
    wrong += score.wrong.length;
    for (const [name, { ours, certain }] of score.families) {
      const all = families.get(name) ?? { ours: 0, certain: 0 };
      families.set(name, { ours: all.ours + ours, certain: all.certain + certain });
    }
    rows.push([
      String(seed),
      whole(day.lines.length),
      whole(day.items.length),
      `${(shares.at(-1) ?? 0).toFixed(2)} %`,
      whole(score.charged),
      String(score.wrong.length),
      `${(seconds.at(-1) ?? 0).toFixed(2)} s`,
    ]);
    for (const { line, items } of score.wrong.slice(0, 5)) {
      console.log('wrong:', line.family, line.name, '|', line.reference, '|', items.join(' '));
    }
  }
  console.log(`\n${titles[which]}`);
  console.log(
    table(['seed', 'lines', 'records', 'certain', 'with a charge', 'wrong', 'time'], rows),
  );
  console.log(
    table(
      ['family', 'lines', 'certain'],
      [...families].map(([name, { ours, certain }]) => [
        name,
        whole(ours),
        ours === 0 ? 'stays open' : `${((100 * certain) / ours).toFixed(1)} %`,
      ]),
    ),
  );
  verdicts.push(
    {
      name: `${titles[which]}, certain`,
      measured: median(shares),
      target: SHARE_TARGET,
      unit: '%',
    },
    { name: `${titles[which]}, wrong`, measured: wrong, target: 0, unit: '', lessIsBetter: true },
    {
      name: `${titles[which]}, time`,
      measured: Math.max(...seconds),
      target: SECONDS_TARGET,
      unit: 's',
      lessIsBetter: true,
    },
  );
}
console.log('');
process.exitCode = judge(verdicts);
