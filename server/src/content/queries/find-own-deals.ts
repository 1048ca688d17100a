import { staffCompanyAccounts } from '#server/accounts/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { buyersOf } from '#server/orders/public.ts';
import { type BlacklistEntryRecord, unnotifiedOf } from '../store/blacklist.ts';

/** A deal by its order and its supplier's account; null for those outside of the platform. */
export interface Deal {
  readonly orderId: string | null;
  readonly supplierId: string | null;
}

/** The side of a deal that a person of the desk is. */
type DealParty = 'supplier' | 'buyer';

const isPresent = (id: string | null): id is string => id !== null;

/**
 * Returns the side that a person of the desk is of each deal, by their mailbox (0135) and the accounts of
 * their company; null where they are no party. A person who is both sides is the supplier, who may read less.
 */
export async function findOwnDeals(
  db: Db,
  staffId: string,
  deals: readonly Deal[],
): Promise<(deal: Deal) => DealParty | null> {
  const buyers = await buyersOf(db, deals.map(({ orderId }) => orderId).filter(isPresent));
  const own = await staffCompanyAccounts(db, staffId);
  return ({ orderId, supplierId }) => {
    if (supplierId !== null && own.has(supplierId)) return 'supplier';
    const buyer = orderId === null ? undefined : buyers.get(orderId);
    return buyer !== undefined && own.has(buyer) ? 'buyer' : null;
  };
}

/** Whether an entry is there for a person of the desk: its supplier reads it once it was notified. */
export const isReadable = (
  { noticedAt }: Pick<BlacklistEntryRecord, 'noticedAt'>,
  party: DealParty | null,
): boolean => noticedAt !== null || party !== 'supplier';

/** Returns the entries about a person of the desk that are not there for them yet. */
export async function findOwnUnnotified(db: Db, staffId: string): Promise<readonly string[]> {
  const own = await staffCompanyAccounts(db, staffId);
  return own.size === 0 ? [] : unnotifiedOf(db, [...own]);
}
