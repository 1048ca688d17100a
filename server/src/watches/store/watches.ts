import { sql } from 'kysely';
import type { WatchReason } from '#contract/watches/reasons.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A part number that is watched, once for all who do. */
export interface PartIdentity {
  readonly norm: string;
  readonly mpn: string;
  /** Empty is any maker. */
  readonly makerKey: string;
  readonly maker: string;
}

export interface WatchRow extends PartIdentity {
  readonly id: string;
  readonly account: string;
  readonly wantedQuantity: number | null;
  readonly wantedPrice: bigint | null;
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly notifiedReason: WatchReason | null;
  readonly notifiedAt: Date | null;
}

/** How a watch stands since it was judged last. */
export interface WatchStatus {
  readonly hasStock: boolean;
  readonly hasPrice: boolean;
  readonly notifiedPrice: bigint | null;
}

const columns = sql`w.id, w.account, p.norm, p.mpn, p.maker_key as "makerKey", p.maker,
  w.wanted_quantity as "wantedQuantity", w.wanted_price as "wantedPrice", w.at,
  w.ended_at as "endedAt", w.told_reason as "notifiedReason", w.told_at as "notifiedAt"`;
const joined = sql`watches.watch w join watches.part p on p.id = w.part`;

/** A page of a member's watches, the latest first. */
export const watchesOf = (
  db: Db,
  account: string,
  page: { readonly limit: number; readonly offset: number },
) =>
  rows<WatchRow>(
    db,
    sql`select ${columns} from ${joined} where w.account = ${account} and w.ended_at is null
        order by w.at desc, w.id desc limit ${page.limit} offset ${page.offset}`,
  );

export async function countWatches(db: Db, account: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from watches.watch
        where account = ${account} and ended_at is null`,
  );
  return n;
}

/** A member's watches of part numbers with these keys. */
export const watchesOfKeys = (db: Db, account: string, norms: readonly string[]) =>
  rows<WatchRow>(
    db,
    sql`select ${columns} from ${joined} where w.account = ${account} and w.ended_at is null
          and p.norm = any(${[...norms]}::text[])`,
  );

/** A watch by its id, one that has ended included; null where there is none. */
export const watchById = (db: Db, id: string) =>
  row<WatchRow>(db, sql`select ${columns} from ${joined} where w.id = ${id}`);

/** Holds a member's watches, so that two acts at once cannot pass their limit together. */
export async function lockWatches(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('watches ' || ${account}, 0))`.execute(
    tx,
  );
}

/** The part of a number and maker, made where nobody watched it yet. */
export async function partOf(tx: Tx, part: PartIdentity): Promise<bigint> {
  const { id } = await one<{ id: bigint }>(
    tx,
    sql`insert into watches.part (norm, mpn, maker_key, maker)
        values (${part.norm}, ${part.mpn}, ${part.makerKey}, ${part.maker})
        on conflict (norm, mpn, maker_key) do update set maker = excluded.maker returning id`,
  );
  return id;
}

/** Begins a watch, or takes up one that had ended; answers its id. */
export async function insertWatch(
  tx: Tx,
  watch: WatchStatus & {
    readonly id: string;
    readonly account: string;
    readonly part: bigint;
    readonly wantedQuantity: number | null;
    readonly now: Date;
  },
): Promise<string> {
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into watches.watch (id, account, part, wanted_quantity, at, has_stock)
        values (${watch.id}, ${watch.account}, ${watch.part}, ${watch.wantedQuantity},
          ${watch.now}, ${watch.hasStock})
        on conflict (account, part) do update set ended_at = null, at = excluded.at,
          wanted_quantity = excluded.wanted_quantity, wanted_price = null,
          has_stock = excluded.has_stock, has_price = false, told_price = null, again_on = null,
          told_reason = null, told_at = null
        returning id`,
  );
  return id;
}

/** Writes what is wanted, and how the watch stands by it now. */
export async function updateWanted(
  tx: Tx,
  id: string,
  wanted: WatchStatus & {
    readonly wantedQuantity: number | null;
    readonly wantedPrice: bigint | null;
  },
): Promise<void> {
  await sql`update watches.watch set wanted_quantity = ${wanted.wantedQuantity},
      wanted_price = ${wanted.wantedPrice}, has_stock = ${wanted.hasStock},
      has_price = ${wanted.hasPrice}, told_price = ${wanted.notifiedPrice}, again_on = null
    where id = ${id}`.execute(tx);
}

/** Ends a watch, where it has not ended. */
export async function endWatch(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update watches.watch set ended_at = ${now}, again_on = null
    where id = ${id} and ended_at is null`.execute(tx);
}

/** Takes up a watch that had ended, as it stands now. */
export async function resumeWatch(tx: Tx, id: string, status: WatchStatus): Promise<void> {
  await sql`update watches.watch set ended_at = null, has_stock = ${status.hasStock},
      has_price = ${status.hasPrice}, told_price = ${status.notifiedPrice}
    where id = ${id}`.execute(tx);
}

const RETENTION_INTERVAL = '3 months';

/** Forgets what was announced long ago, watches that ended long ago, and parts that nobody watches. */
export async function forgetOld(tx: Tx, now: Date): Promise<void> {
  const old = sql`${now}::timestamptz - ${RETENTION_INTERVAL}::interval`;
  await sql`delete from watches.told where at < ${old}`.execute(tx);
  await sql`delete from watches.watch w where ended_at < ${old}
    and not exists (select from watches.told t where t.watch = w.id)`.execute(tx);
  await sql`delete from watches.part p
    where not exists (select from watches.watch w where w.part = p.id)`.execute(tx);
}
