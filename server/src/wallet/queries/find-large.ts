import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import type { Db } from '#server/kit/database.ts';
import { type RechargeRecord, sumConfirmed } from '../store/recharges.ts';

const DAY_MS = 86_400_000;
const LIMIT = parseMoney(limits.rechargeTwoPeopleUsd, 'USD').minor;

/**
 * Returns the ids of pending recharges that two people must confirm: those above the limit, and
 * those that come above it with what was confirmed for their owner within 24 hours.
 */
export async function findLarge(
  db: Db,
  recharges: readonly RechargeRecord[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const pending = recharges.filter(({ state }) => state === 'pending');
  if (pending.length === 0) return new Set();
  const owners = [...new Set(pending.map(({ owner }) => owner))];
  const since = new Date(now.getTime() - DAY_MS);
  const sums = await sumConfirmed(db, owners, { since, upTo: LIMIT });
  const isLarge = ({ owner, amount }: RechargeRecord) => amount + (sums.get(owner) ?? 0n) > LIMIT;
  return new Set(pending.filter(isLarge).map(({ id }) => id));
}
