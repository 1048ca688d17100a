import {
  type CountEffects,
  effectOf,
  type TouchedRow,
  touchedLimits,
} from '#server/settings/public.ts';
import { companiesBy, testOnHistory } from './commands/find-suspicions.ts';
import type { Found } from './core/rules.ts';
import type { SuspicionsDeps } from './deps.ts';

/** Names a finding: its rule and the companies that it is about, however many facts it has. */
const nameBy =
  (companyOf: (account: string) => string) =>
  ({ rule, accounts }: Found): string =>
    `${rule}/${[...new Set(accounts.map(companyOf))].sort().join()}`;

/** The companies that an effect names, each once. */
const firstOfEach = (rows: readonly TouchedRow[]): TouchedRow[] =>
  rows
    .filter(({ id }, index) => rows.findIndex((one) => one.id === id) === index)
    .slice(0, touchedLimits.named);

/**
 * Counts the findings of the last months that wanted thresholds add, lose and keep, each rule once a
 * company (decision 0098).
 */
export const countBackTest =
  (deps: SuspicionsDeps): CountEffects<'suspicion'> =>
  async (db, { value, now }) => {
    const tested = await testOnHistory(db, deps, { value, now });
    const about = [...tested.before, ...tested.after].flatMap(({ accounts }) => accounts);
    const nameOf = nameBy(companiesBy(await deps.companyAccounts(db, [...new Set(about)])));
    const distinct = (list: readonly Found[]): Map<string, Found> =>
      new Map(list.map((found) => [nameOf(found), found]));
    const before = distinct(tested.before);
    const after = distinct(tested.after);
    const toRows = async (list: readonly Found[]): Promise<TouchedRow[]> => {
      const ids = [...new Set(list.flatMap(({ companies }) => companies[0] ?? []))];
      const names = await deps.owners(db, ids);
      return list.map(({ companies: [id = ''] }) => ({
        ref: names.get(id)?.name ?? '',
        id,
        total: list.length,
      }));
    };
    const of = (from: typeof before, isIn: (name: string) => boolean) =>
      [...from].filter(([name]) => isIn(name)).map(([, found]) => found);
    const page = ['companies', (id: string) => `/ops/companies/${id}`] as const;
    const effect = async (kind: 'More' | 'Fewer' | 'Stay', list: readonly Found[]) => {
      const rows = await toRows(list);
      return effectOf(`suspicions${kind}`, firstOfEach(rows), page);
    };
    return [
      await effect(
        'More',
        of(after, (name) => !before.has(name)),
      ),
      await effect(
        'Fewer',
        of(before, (name) => !after.has(name)),
      ),
      await effect(
        'Stay',
        of(after, (name) => before.has(name)),
      ),
    ];
  };
