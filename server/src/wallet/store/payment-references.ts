import { sql } from 'kysely';
import { type Db, row, type Tx } from '#server/kit/database/database.ts';

/** The purpose of a payment that is still to be announced. */
export interface PaymentFor {
  readonly owner: string;
  readonly purpose: 'recharge' | 'deposit';
  /** The order that it is to pay; null for the balance. */
  readonly orderId: string | null;
}

/** Returns the number that is open for a payment; null where none was drawn. */
export async function findOpenNumber(db: Db, payment: PaymentFor): Promise<string | null> {
  const found = await row(
    db,
    sql<{ no: string }>`select no from wallet.payment_reference
      where owner = ${payment.owner} and purpose = ${payment.purpose}
        and order_id is not distinct from ${payment.orderId}::uuid and used_at is null`,
  );
  return found?.no ?? null;
}

/** Keeps a number for a payment; false where another is open for it. */
export async function insertNumber(
  tx: Tx,
  { owner, purpose, orderId }: PaymentFor,
  { no, now }: { readonly no: string; readonly now: Date },
): Promise<boolean> {
  const made = await row(
    tx,
    sql`insert into wallet.payment_reference (no, owner, purpose, order_id, at)
        values (${no}, ${owner}, ${purpose}, ${orderId}::uuid, ${now})
        on conflict do nothing returning no`,
  );
  return made !== null;
}

/** Marks a payment's open number as used; false where it is not open for it. */
export async function markUsed(
  tx: Tx,
  { owner, purpose, orderId }: PaymentFor,
  { no, now }: { readonly no: string; readonly now: Date },
): Promise<boolean> {
  const used = await row(
    tx,
    sql`update wallet.payment_reference set used_at = greatest(at, ${now})
        where no = ${no} and owner = ${owner} and purpose = ${purpose}
          and order_id is not distinct from ${orderId}::uuid and used_at is null returning no`,
  );
  return used !== null;
}
