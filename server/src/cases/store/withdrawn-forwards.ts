import { sql } from 'kysely';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { Case } from './cases.ts';

/** A complaint that was withdrawn from a seller and went to another, as the first may go on to read it. */
export interface WithdrawnForward extends Pick<Case, 'sellerId' | 'sellerName' | 'forwardOrderId'> {
  readonly caseId: string;
  readonly forwardedAt: Date;
  /** Versions of the entries between its forwarding and the withdrawal. */
  readonly firstVersion: number;
  readonly lastVersion: number;
}

const columns = sql`case_id as "caseId", seller_id as "sellerId", seller_name as "sellerName",
  forwarded_at as "forwardedAt", forward_order_id as "forwardOrderId",
  first_version as "firstVersion", last_version as "lastVersion"`;

/** Keeps for its seller a complaint that goes on to another; `before` is the withdrawn complaint. */
export async function insertWithdrawnForward(tx: Tx, before: Case): Promise<void> {
  await sql`insert into cases.withdrawn_forward as w (case_id, seller_id, seller_name, forwarded_at,
      forward_order_id, first_version, last_version)
    select ${before.id}, ${before.sellerId}, ${before.sellerName}, ${before.forwardedAt},
      ${before.forwardOrderId}, max(version) filter (where event = 'forward'),
      max(version) filter (where event = 'withdrawForward')
    from cases.entry where case_id = ${before.id} and version <= ${before.version}
    on conflict (case_id, seller_id) do update set seller_name = excluded.seller_name,
      forwarded_at = excluded.forwarded_at, forward_order_id = excluded.forward_order_id,
      first_version = excluded.first_version, last_version = excluded.last_version`.execute(tx);
}

/** Returns what a seller keeps of a complaint; null where it was never withdrawn from it. */
export const withdrawnForward = (
  db: Db,
  { id, sellerId }: { readonly id: string; readonly sellerId: string },
): Promise<WithdrawnForward | null> =>
  row<WithdrawnForward>(
    db,
    sql`select ${columns} from cases.withdrawn_forward where case_id = ${id} and seller_id = ${sellerId}`,
  );

/** Returns what a seller keeps of some complaints. */
export const withdrawnForwards = (
  db: Db,
  { ids, sellerId }: { readonly ids: readonly string[]; readonly sellerId: string },
): Promise<WithdrawnForward[]> =>
  rows<WithdrawnForward>(
    db,
    sql`select ${columns} from cases.withdrawn_forward
      where seller_id = ${sellerId} and case_id = any(${[...ids]}::uuid[])`,
  );
