import { sql } from 'kysely';
import type { WatchReason } from '#contract/watches/reasons.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { Params } from '#server/messages/public.ts';
import type { StockReason } from '../core/judge.ts';
import type { PartIdentity, WatchStatus } from './watches.ts';

export interface PartRecord extends PartIdentity {
  readonly id: bigint;
  /** The part's counters when its watches were judged last; null before. */
  readonly judgedMark: string | null;
}

const partColumns = sql`p.id, p.norm, p.mpn, p.maker_key as "makerKey", p.maker,
  p.seen as "judgedMark"`;

/** The next parts that somebody watches, by their ids. */
export const partsAfter = (db: Db, after: bigint, limit: number) =>
  rows<PartRecord>(
    db,
    sql`select ${partColumns} from watches.part p
        where p.id > ${after} and exists (
          select from watches.watch w where w.part = p.id and w.ended_at is null)
        order by p.id limit ${limit}`,
  );

/** Parts of which a watch is to be judged again by a day. */
export const partsAgain = (db: Db, day: string, limit: number) =>
  rows<PartRecord>(
    db,
    sql`select ${partColumns} from watches.part p where p.id in (
          select part from watches.watch where again_on <= ${day}::date and ended_at is null
          order by again_on limit ${limit})`,
  );

/** Parts with one of some keys that somebody watches. */
export const partsOfKeys = (db: Db, norms: readonly string[]) =>
  rows<PartRecord>(
    db,
    sql`select ${partColumns} from watches.part p where p.norm = any(${[...norms]}::text[])`,
  );

/** Keeps what the counters of parts said before their watches were judged. */
export async function updateStockMarks(
  tx: Tx,
  parts: readonly { readonly id: bigint; readonly mark: string }[],
): Promise<void> {
  await sql`update watches.part p set seen = n.seen
    from unnest(${parts.map(({ id }) => id)}::bigint[], ${parts.map(({ mark }) => mark)}::text[])
      as n (id, seen) where p.id = n.id`.execute(tx);
}

export interface ToJudge extends WatchStatus {
  readonly id: string;
  readonly account: string;
  readonly part: bigint;
  readonly wantedQuantity: number | null;
  readonly wantedPrice: bigint | null;
  /** Reasons of stock that were notified on the day already. */
  readonly notifiedToday: readonly StockReason[];
}

interface After {
  readonly part: bigint;
  readonly id: string;
}

/** Where a walk through watches begins. */
export const FIRST: After = { part: 0n, id: '00000000-0000-0000-0000-000000000000' };

/** Holds the next watches of some parts, by part and id, to be judged. */
export const lockToJudge = (
  tx: Tx,
  query: {
    readonly parts: readonly bigint[];
    readonly after: After;
    readonly limit: number;
    readonly day: string;
  },
) =>
  rows<ToJudge>(
    tx,
    sql`select w.id, w.account, w.part, w.wanted_quantity as "wantedQuantity",
          w.wanted_price as "wantedPrice", w.has_stock as "hasStock", w.has_price as "hasPrice",
          w.told_price as "notifiedPrice", array(select t.reason from watches.told t
            where t.watch = w.id and t.day = ${query.day}::date and t.lot is null) as "notifiedToday"
        from watches.watch w
        where w.part = any(${[...query.parts]}::bigint[]) and w.ended_at is null
          and (w.part, w.id) > (${query.after.part}::bigint, ${query.after.id}::uuid)
        order by w.part, w.id limit ${query.limit} for update`,
  );

/** The next watches of some parts that are to hear of a lot; the parties of its deal are not. */
export const watchersAfter = (
  tx: Tx,
  query: {
    readonly parts: readonly bigint[];
    readonly but: readonly string[];
    readonly after: After;
    readonly limit: number;
  },
) =>
  rows<{ id: string; account: string; part: bigint }>(
    tx,
    sql`select w.id, w.account, w.part from watches.watch w
        where w.part = any(${[...query.parts]}::bigint[]) and w.ended_at is null
          and (w.part, w.id) > (${query.after.part}::bigint, ${query.after.id}::uuid)
          and w.account <> all(${[...query.but]}::uuid[])
        order by w.part, w.id limit ${query.limit}`,
  );

/** Writes how watches stand after they were judged, by one statement. */
export async function updateStatuses(
  tx: Tx,
  judged: readonly (WatchStatus & { readonly id: string; readonly againOn: string | null })[],
): Promise<void> {
  await sql`update watches.watch w set has_stock = n.has_stock, has_price = n.has_price,
      told_price = n.told_price, again_on = n.again_on
    from unnest(${judged.map(({ id }) => id)}::uuid[],
      ${judged.map(({ hasStock }) => hasStock)}::boolean[],
      ${judged.map(({ hasPrice }) => hasPrice)}::boolean[],
      ${judged.map(({ notifiedPrice }) => notifiedPrice)}::bigint[],
      ${judged.map(({ againOn }) => againOn)}::date[])
      as n (id, has_stock, has_price, told_price, again_on)
    where w.id = n.id`.execute(tx);
}

/** A notification of a member about a watch. */
export interface NewNotification {
  readonly watch: string;
  readonly account: string;
  readonly reason: WatchReason;
  readonly lot: string | null;
  readonly params: Params;
}

/**
 * Writes notifications by one statement and returns those that are new: the order of
 * the list by its places.
 */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
  when: { readonly day: string; readonly now: Date; readonly mailed: boolean },
): Promise<NewNotification[]> {
  if (notifications.length === 0) return [];
  const ids = notifications.map(() => newId());
  const fresh = await rows<{ id: string }>(
    tx,
    sql`with n as (
          select * from unnest(${ids}::uuid[], ${notifications.map(({ watch }) => watch)}::uuid[],
            ${notifications.map(({ account }) => account)}::uuid[],
            ${notifications.map(({ reason }) => reason)}::text[], ${notifications.map(({ lot }) => lot)}::uuid[],
            ${notifications.map(({ params }) => JSON.stringify(params))}::jsonb[])
            as n (id, watch, account, reason, lot, params)
        ), made as (
          insert into watches.told (id, watch, account, reason, day, lot, params, at, mailed_at)
          select id, watch, account, reason, ${when.day}::date, lot, params, ${when.now}::timestamptz,
            ${when.mailed ? when.now : null}::timestamptz
          from n on conflict do nothing returning id, watch, reason
        ), kept as (
          update watches.watch w set told_reason = m.reason, told_at = ${when.now}::timestamptz
          from made m where w.id = m.watch
        )
        select id from made`,
  );
  const made = new Set(fresh.map(({ id }) => id));
  return notifications.filter((_, index) => made.has(ids[index] ?? ''));
}

/** How far reports of failed lots were read. */
export async function reportsRead(db: Db): Promise<Date> {
  const { at } = await one<{ at: Date }>(db, sql`select reports_to as at from watches.marker`);
  return at;
}

export async function updateReportsRead(tx: Tx, until: Date): Promise<void> {
  await sql`update watches.marker set reports_to = greatest(reports_to, ${until})`.execute(tx);
}
