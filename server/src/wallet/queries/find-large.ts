import { parseMoney } from '#contract/money.ts';
import type { Money } from '#contract/money-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { settingOf } from '#server/settings/public.ts';
import type { WalletDeps } from '../deps.ts';
import { type RechargeRecord, sumConfirmed } from '../store/recharges.ts';

const DAY_MS = 86_400_000;

/** Recharges that two people must confirm, and the amount above which that is so. */
interface LargeRecharges {
  readonly ids: ReadonlySet<string>;
  readonly above: Money;
}

/**
 * Returns the ids of pending recharges that two people must confirm: those above the limit, and
 * those that come above it with what was confirmed within 24 hours for their company, whichever of
 * its accounts announced it. `limit` is one in USD that is only looked at.
 */
export async function findLarge(
  db: Db,
  { companyAccounts }: Pick<WalletDeps, 'companyAccounts'>,
  recharges: readonly RechargeRecord[],
  now: Date,
  limit?: string,
): Promise<LargeRecharges> {
  const setting = await settingOf(db, 'rechargeTwoPeople');
  if (setting === null) throw new Error('the limit of recharges by one person has a first value');
  const above = parseMoney(limit ?? setting.value.above, 'USD');
  const pending = recharges.filter(({ state }) => state === 'pending');
  if (pending.length === 0) return { ids: new Set(), above };
  const owners = [...new Set(pending.map(({ owner }) => owner))];
  const since = new Date(now.getTime() - DAY_MS);
  const companies = await companyAccounts(db, owners);
  const accounts = [...new Set([...companies.values()].flat())];
  const sums = await sumConfirmed(db, accounts, { since, upTo: above.minor });
  const isLarge = ({ owner, amount }: RechargeRecord) =>
    (companies.get(owner) ?? [owner]).reduce(
      (sum, account) => sum + (sums.get(account) ?? 0n),
      amount,
    ) > above.minor;
  return { ids: new Set(pending.filter(isLarge).map(({ id }) => id)), above };
}
