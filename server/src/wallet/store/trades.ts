import { sql } from 'kysely';
import { type Db, row } from '#server/kit/database/database.ts';

/** The balance of an order's escrow right before and after one of its transfers, in cents. */
export interface EscrowAround {
  readonly before: bigint;
  readonly after: bigint;
}

/** Returns what an order's escrow held before and after a transfer; null where it is none of it. */
export const escrowAround = (
  db: Db,
  { orderId, transferId }: { readonly orderId: string; readonly transferId: string },
): Promise<EscrowAround | null> =>
  row(
    db,
    sql<EscrowAround>`
      select coalesce(e.balance_after - e.amount, 0)::bigint as before,
        coalesce(e.balance_after, 0)::bigint as after
      from wallet.entry e where e.account = ${orderId} and e.transfer = ${transferId}`,
  );
