import { sql } from 'kysely';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type ChainedTransfer, FIRST_HEAD } from '../core/transfer-chain.ts';

/** A transfer may say that it was made so long before the last close: requests take seconds. */
const LATE = '1 day';

const columns = sql`t.id, t.idem, t.kind, t.party, t.cause_kind as "causeKind",
  t.cause_id as "causeId", t.cause_no as "causeNo", t.remark,
  (extract(epoch from t.at) * 1000000)::bigint::text as at,
  t.accounts::text[] as accounts, t.legs, t.currencies, t.amounts::text[] as amounts`;

/** The head of the chain of transfers, and its length. */
export interface ChainHead {
  readonly nth: bigint;
  readonly head: string;
  /** null before the first close. */
  readonly madeAt: Date | null;
}

/** Returns where the chain stood at the last close. */
export async function lastChainHead(db: Db): Promise<ChainHead> {
  const found = await row(
    db,
    sql<ChainHead & { madeAt: Date }>`
      select upto_nth as nth, encode(head, 'hex') as head, made_at as "madeAt"
      from wallet.transfer_chain order by day desc limit 1`,
  );
  return found ?? { nth: 0n, head: FIRST_HEAD, madeAt: null };
}

/** Returns the next transfers that are in no chain yet, in the order in which they say they were made. */
export const listUnchained = (
  db: Db,
  since: Date | null,
  limit: number,
): Promise<ChainedTransfer[]> =>
  rows(
    db,
    sql<ChainedTransfer>`
      select ${columns} from wallet.transfer t
      where (${since}::timestamptz is null or t.at >= ${since}::timestamptz - ${LATE}::interval)
        and not exists (select from wallet.transfer_link l where l.transfer = t.id)
      order by t.at, t.id limit ${limit}`,
  );

/** Writes links behind a number. */
export async function insertLinks(
  tx: Tx,
  after: bigint,
  links: readonly { readonly transfer: string; readonly hash: string }[],
): Promise<void> {
  await sql`
    insert into wallet.transfer_link (nth, transfer, hash)
    select ${after}::bigint + u.nth, u.transfer, decode(u.hash, 'hex')
    from unnest(${links.map(({ transfer }) => transfer)}::uuid[],
      ${links.map(({ hash }) => hash)}::text[]) with ordinality as u (transfer, hash, nth)`.execute(
    tx,
  );
}

/** Writes where the chain stands at the close of a day. */
export async function insertChainHead(
  tx: Tx,
  { day, nth, head, madeAt }: { day: string; nth: bigint; head: string; madeAt: Date },
): Promise<void> {
  await sql`
    insert into wallet.transfer_chain (day, made_at, upto_nth, head)
    values (${day}::date, ${madeAt}, ${nth}, decode(${head}, 'hex'))`.execute(tx);
}

/** A link of the chain: its number, the transfer that it is of, and its hash. */
export interface StoredLink {
  readonly nth: bigint;
  readonly transfer: string;
  readonly hash: string;
}

/** Returns the next links behind a number. */
export const listLinks = (db: Db, after: bigint, limit: number): Promise<StoredLink[]> =>
  rows(
    db,
    sql<StoredLink>`
      select nth, transfer, encode(hash, 'hex') as hash from wallet.transfer_link
      where nth > ${after} order by nth limit ${limit}`,
  );

/** Returns transfers by their ids, as the chain covers them; one that is gone is left out. */
export const listTransfers = (db: Db, ids: readonly string[]): Promise<ChainedTransfer[]> =>
  rows(
    db,
    sql<ChainedTransfer>`
      select ${columns} from wallet.transfer t where t.id = any(${[...ids]}::uuid[])`,
  );

/** Returns the heads of all closes, the oldest first. */
export const listChainHeads = (
  db: Db,
): Promise<{ readonly day: string; readonly nth: bigint; readonly head: string }[]> =>
  rows(
    db,
    sql<{ day: string; nth: bigint; head: string }>`
      select to_char(day, 'YYYY-MM-DD') as day, upto_nth as nth, encode(head, 'hex') as head
      from wallet.transfer_chain order by transfer_chain.day`,
  );

/** Returns a transfer that no link covers although it is older than the last close; null for none. */
export const findForgotten = (db: Db, madeAt: Date): Promise<{ readonly id: string } | null> =>
  row(
    db,
    sql<{ id: string }>`
      select t.id from wallet.transfer t
      where t.at < ${madeAt}::timestamptz - ${LATE}::interval
        and not exists (select from wallet.transfer_link l where l.transfer = t.id)
      order by t.at, t.id limit 1`,
  );

/** The balances of a member, in cents and fen. */
export interface MemberBalance {
  readonly owner: string;
  readonly available: bigint;
  readonly frozen: bigint;
  readonly deposit: bigint;
}

/** Returns the balances of every member that has one. */
export const listBalances = (db: Db): Promise<MemberBalance[]> =>
  rows(
    db,
    sql<MemberBalance>`
      select owner,
        coalesce(sum(balance) filter (where kind = 'available'), 0)::bigint as available,
        coalesce(sum(balance) filter (where kind = 'frozen'), 0)::bigint as frozen,
        coalesce(sum(balance) filter (where kind = 'deposit'), 0)::bigint as deposit
      from wallet.account where owner is not null and balance <> 0
      group by owner`,
  );

/** An escrow that holds money: its balance in cents, and its payer. */
export interface HeldOrder {
  readonly order: string;
  readonly payer: string;
  readonly rest: bigint;
}

/** Returns every escrow that holds money. */
export const listHeldOrders = (db: Db): Promise<HeldOrder[]> =>
  rows(
    db,
    sql<HeldOrder>`
      select order_id as "order", payer, held - released - refunded as rest
      from wallet.hold where resolved_at is null`,
  );
