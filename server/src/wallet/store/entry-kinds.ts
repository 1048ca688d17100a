import { type RawBuilder, sql } from 'kysely';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';
import type { TransferKind } from '../core/transfer.ts';
import type { EntryRange } from './entry-numbers.ts';

/** So many entries are read without an index. */
const UNSORTED_MOST = 1_000;
/** Entries that one statement sorts. */
const BATCH = 20_000;

/** Returns the available balances that have many entries whose kinds are not written yet. */
export async function listUnsorted(db: Db): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ id: string }>`
      select a.id from wallet.account a left join wallet.entry_kind_upto u on u.account = a.id
      where a.owner is not null and a.kind = 'available'
        and a.seq - coalesce(u.upto_seq, 0) >= ${UNSORTED_MOST}
      order by a.id`,
  );
  return found.map(({ id }) => id);
}

/** Writes the kinds of the next entries of an account; returns whether there are more. */
export async function sortBatch(tx: Tx, account: string): Promise<boolean> {
  await sql`insert into wallet.entry_kind_upto (account, upto_seq) values (${account}, 0)
    on conflict (account) do nothing`.execute(tx);
  const { upto } = await one(
    tx,
    sql<{ upto: bigint }>`select upto_seq as upto from wallet.entry_kind_upto
      where account = ${account} for update`,
  );
  const { last } = await one(
    tx,
    sql<{ last: bigint }>`
      with next as (
        select e.seq, t.kind from wallet.entry e join wallet.transfer t on t.id = e.transfer
        -- A member's entries are numbered without gaps: as a range, no plan reads all that are left.
        where e.account = ${account} and e.seq > ${upto.toString()}::bigint
          and e.seq <= ${upto.toString()}::bigint + ${BATCH}
      ), reached as materialized (
        -- Once for each kind, not for each entry: a plan made while few rows stood would read all of them.
        select d.kind, coalesce((
          select k.nth from wallet.entry_kind k
          where k.account = ${account} and k.kind = d.kind order by k.seq desc limit 1), 0) as nth
        from (select distinct n.kind from next n) d
      ), written as (
        insert into wallet.entry_kind (account, kind, seq, nth)
        select ${account}::uuid, n.kind, n.seq,
          row_number() over (partition by n.kind order by n.seq) + r.nth
        from next n join reached r on r.kind = n.kind returning seq
      ) select coalesce(max(seq), 0)::bigint as last from written`,
  );
  if (last === 0n) return false;
  await sql`update wallet.entry_kind_upto set upto_seq = ${last.toString()}::bigint
    where account = ${account}`.execute(tx);
  return last - upto === BigInt(BATCH);
}

const own = (owner: string) => sql`wallet.account_id(${owner}::uuid, 'available', 'USD')`;
const upto = (owner: string) => sql`coalesce((
  select u.upto_seq from wallet.entry_kind_upto u where u.account = ${own(owner)}), 0)`;

/** Entries of a ledger by kind. */
interface OfKinds {
  readonly owner: string;
  readonly kinds: readonly TransferKind[];
  readonly range: EntryRange;
}

const within = (seq: RawBuilder<unknown>, { from, to }: EntryRange) =>
  sql`${seq} between ${from.toString()}::bigint and ${to.toString()}::bigint`;

/** The numbers of the entries of some kinds that the job did not reach yet. */
const unsorted = ({ owner, kinds, range }: OfKinds) => sql`
  from wallet.entry e join wallet.transfer t on t.id = e.transfer
  where e.account = ${own(owner)} and e.seq > ${upto(owner)} and ${within(sql`e.seq`, range)}
    and t.kind = any(${[...kinds]}::text[])`;

/** The numbers of the newest entries of some kinds, so many of each at most. */
export const newestOfKinds = (of: OfKinds, most: number): RawBuilder<unknown> => sql`
  select k.seq from unnest(${[...of.kinds]}::text[]) as kinds (kind), lateral (
    select s.seq from wallet.entry_kind s
    where s.account = ${own(of.owner)} and s.kind = kinds.kind and ${within(sql`s.seq`, of.range)}
    order by s.seq desc limit ${most}) k
  union all select e.seq ${unsorted(of)}`;

/** Counts the entries of some kinds. */
export async function countKinds(db: Db, of: OfKinds): Promise<number> {
  const place = (last: RawBuilder<unknown>) => sql`coalesce((
    select k.nth from wallet.entry_kind k
    where k.account = ${own(of.owner)} and k.kind = kinds.kind and k.seq <= ${last}
    order by k.seq desc limit 1), 0)`;
  const { from, to } = of.range;
  const { total } = await one(
    db,
    sql<{ total: number }>`
      select ((select coalesce(sum(${place(sql`${to.toString()}::bigint`)}
            - ${place(sql`${(from - 1n).toString()}::bigint`)}), 0)
          from unnest(${[...of.kinds]}::text[]) as kinds (kind))
        + (select count(*) ${unsorted(of)}))::integer as total`,
  );
  return total;
}
