import type { Db } from '#server/kit/database/database.ts';
import { heldDeposits } from '#server/wallet/public.ts';
import { findSellersWithHeldDeposit } from '../store/deposits.ts';

/** Returns those of the sellers whose deposit is held, was not asked back and is not used up. */
export async function findSellersWithDeposit(
  db: Db,
  sellers: readonly string[],
): Promise<Set<string>> {
  const holders = await findSellersWithHeldDeposit(db, sellers);
  const left = await heldDeposits(db, [...holders]);
  return new Set([...holders].filter((seller) => (left.get(seller) ?? 0n) > 0n));
}
