import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manufacturerVerdicts } from '#contract/manufacturers/constants.ts';
import { auditedTables, otherActs } from '#contract/operator/acts.ts';

const sources = execFileSync('git', ['ls-files', 'server/src'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

it('acts and audited tables are those that the server audits', () => {
  const composed: readonly string[] = [
    ...manufacturerVerdicts.map((verdict) => `maker.${verdict}`),
    'blacklist.propose',
  ];
  const literal = otherActs.filter((act) => !composed.includes(act));
  expect(literal.filter((act) => !sources.includes(`'${act}'`))).toEqual([]);
  const audited = [...sources.matchAll(/what: `([\w.]+)\.\$\{(?:step\.)?event\}`/g)];
  expect(audited.map(([, record]) => record).sort()).toEqual(Object.keys(auditedTables).sort());
});
