import { sql } from 'kysely';
import { type Db, row } from '#server/kit/database/database.ts';

/** The escrow of an order right after one of its transfers, in cents. */
export interface EscrowAfter {
  readonly held: bigint;
  readonly rest: bigint;
}

/** Returns what an order's escrow had got and still held after a transfer; null where it is none of it. */
export const escrowAfter = (
  db: Db,
  { orderId, transferId }: { readonly orderId: string; readonly transferId: string },
): Promise<EscrowAfter | null> =>
  row(
    db,
    sql<EscrowAfter>`
      select h.held, coalesce(e.balance_after, 0)::bigint as rest
      from wallet.entry e join wallet.hold h on h.order_id = e.account
      where e.account = ${orderId} and e.transfer = ${transferId}`,
  );
