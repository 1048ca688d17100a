import * as accounts from './accounts/public.ts';
import * as catalog from './catalog/public.ts';
import type { Db } from './kit/database.ts';
import * as orders from './orders/public.ts';

/** Returns those of the accounts that are settled sellers. */
export async function settledAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const cards = await accounts.accountCard(db, ids);
  return new Set([...cards].filter(([, card]) => card.settled).map(([id]) => id));
}

/** Returns those of some accounts that are on the public blacklist. */
export async function listedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const stages = await catalog.findBlacklistStages(db, ids);
  return new Set(ids.filter((id) => stages.get(id) === 'listed'));
}

/** Returns why a seller may not sell; null where it may. */
export async function barOfSeller(
  db: Db,
  id: string,
): Promise<'notSettled' | 'blacklisted' | null> {
  if ((await listedAmong(db, [id])).has(id)) return 'blacklisted';
  return (await settledAmong(db, [id])).has(id) ? null : 'notSettled';
}

/** Returns sellers' lots at the lab, and how they stand with the blacklist. */
export async function sellerRecords(db: Db, ids: readonly string[]) {
  const lots = await orders.sellerLots(db, ids);
  const stages = await catalog.findBlacklistStages(db, ids);
  return new Map(
    [...lots].map(([id, record]) => [id, { ...record, blacklist: stages.get(id) ?? null }]),
  );
}
