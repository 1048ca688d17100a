import { sql } from 'kysely';
import { type OrderKind, orderKinds } from '#contract/orders/table.ts';
import { type Db, one } from '#server/kit/database/database.ts';

/** An amount that is held back, with the record that it is held for; cents as text. */
export interface HeldPart {
  readonly kind: string;
  readonly id: string;
  readonly no: string;
  readonly amount: string;
  /** Instant of the first movement. */
  readonly since: string;
}

/** Money that an order holds in escrow. */
export interface HeldOrder extends HeldPart {
  readonly kind: OrderKind;
}

/** A user's balances in minor units with everything that they are held for, as of one moment. */
export interface WalletSnapshot {
  readonly available: bigint;
  readonly frozen: bigint;
  readonly depositFen: bigint;
  /** Parts of the frozen balance, which they add up to. */
  readonly frozenParts: readonly HeldPart[];
  /** Orders that hold money of the user in escrow. */
  readonly escrows: readonly HeldOrder[];
  /** Claims of the user for which sellers set money aside. */
  readonly claimHolds: readonly HeldPart[];
}

const account = (owner: string, kind: string, currency: string) =>
  sql`wallet.account_id(${owner}::uuid, ${kind}::text, ${currency}::text)`;
const balance = (owner: string, kind: string, currency: string) => sql`
  coalesce((select a.balance from wallet.account a
    where a.id = ${account(owner, kind, currency)}), 0)::bigint`;
const openHolds = (owner: string) => sql`
  select t.cause_kind as kind, h.order_id as id, t.cause_no as no,
    h.held - h.released - h.refunded as amount, t.at as since
  from wallet.hold h join wallet.transfer t on t.id = h.transfer
  where h.payer = ${owner} and h.resolved_at is null`;
const parts = sql`json_agg(json_build_object('kind', kind, 'id', id, 'no', no,
  'amount', amount::text, 'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  order by since desc, id)`;

/** Reads a user's wallet in one statement, so that its parts add up whatever moves meanwhile. */
export const readSnapshot = (db: Db, owner: string): Promise<WalletSnapshot> =>
  one(
    db,
    sql<WalletSnapshot>`
      select ${balance(owner, 'available', 'USD')} as available,
        ${balance(owner, 'frozen', 'USD')} as frozen,
        ${balance(owner, 'deposit', 'CNY')} as "depositFen",
        coalesce((
          select ${parts} from (
            select t.cause_kind as kind, t.cause_id as id, max(t.cause_no) as no,
              sum(e.amount) as amount, min(t.at) as since
            from wallet.entry e join wallet.transfer t on t.id = e.transfer
            where e.account = ${account(owner, 'frozen', 'USD')}
            group by t.cause_kind, t.cause_id having sum(e.amount) <> 0
          ) f), '[]'::json) as "frozenParts",
        coalesce((
          select ${parts} from (${openHolds(owner)}) o where kind = any(${[...orderKinds]}::text[])
        ), '[]'::json) as escrows,
        coalesce((
          select ${parts} from (${openHolds(owner)}) c where kind = 'claim'
        ), '[]'::json) as "claimHolds"`,
  );
