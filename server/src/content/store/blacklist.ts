import { sql } from 'kysely';
import type { BlacklistStage } from '#contract/companies/standing-schemas.ts';
import type { FiveTexts } from '#contract/content/blacklist-schemas.ts';
import type { BlacklistState } from '#contract/content/table.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** An entry as it is kept. */
export interface BlacklistEntryRecord {
  readonly id: string;
  readonly state: BlacklistState;
  readonly version: number;
  readonly orderId: string | null;
  readonly orderNo: string;
  readonly lineId: string | null;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly quantity: number;
  readonly supplier: string;
  readonly supplierId: string | null;
  readonly outcome: FiveTexts;
  readonly reportNo: string | null;
  readonly reportCode: string | null;
  /** The entry of the quarantine register that is its evidence, with the number of its lot. */
  readonly quarantineId: string | null;
  readonly quarantineLot: string;
  readonly resolvedAt: Date;
  /** `2028-11-21`. */
  readonly endsOn: string;
  readonly proposedBy: string;
  readonly proposedName: string;
  readonly proposedAt: Date;
  readonly noticedAt: Date | null;
  readonly replyDueAt: Date | null;
  readonly reply: string | null;
  readonly replyAt: Date | null;
  readonly publishedBy: string | null;
  readonly publishedName: string | null;
  readonly publishedAt: Date | null;
  readonly appeal: string | null;
  readonly appealAt: Date | null;
  readonly appealDecision: string | null;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
}

const columns = sql`id, state, version, order_id as "orderId", order_no as "orderNo",
  line_id as "lineId", mpn, manufacturer, quantity, supplier, supplier_id as "supplierId", outcome,
  report_no as "reportNo", report_code as "reportCode", quarantine_id as "quarantineId",
  quarantine_lot as "quarantineLot", resolved_at as "resolvedAt",
  ends_on::text as "endsOn", proposed_by as "proposedBy", proposed_name as "proposedName",
  proposed_at as "proposedAt", noticed_at as "noticedAt", reply_due_at as "replyDueAt", reply,
  reply_at as "replyAt", published_by as "publishedBy", published_name as "publishedName",
  published_at as "publishedAt", appeal, appeal_at as "appealAt", appeal_answer as "appealDecision",
  ended_at as "endedAt", end_reason as "endReason"`;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page of what is public on a day (GMT+8), the latest resolution first. */
export async function publicEntries(
  db: Db,
  { keyword, today, limit, offset }: Page & { keyword: string; today: string },
): Promise<{ total: number; list: BlacklistEntryRecord[] }> {
  const pattern = containing(keyword);
  const condition = sql`state = 'published' and ends_on >= ${today}::date
    and (${keyword} = '' or supplier ilike ${pattern} or mpn ilike ${pattern})`;
  const [{ total }, list] = await Promise.all([
    one<{ total: number }>(
      db,
      sql`select count(*)::int as total from content.blacklist_entry where ${condition}`,
    ),
    rows(
      db,
      sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry where ${condition}
        order by resolved_at desc, id desc limit ${limit} offset ${offset}`,
    ),
  ]);
  return { total, list };
}

/** The entries about some suppliers that they were not notified of. */
export const unnotifiedOf = async (db: Db, suppliers: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from content.blacklist_entry
          where noticed_at is null and supplier_id = any(${[...suppliers]}::uuid[])`,
    )
  ).map(({ id }) => id);

interface DeskFilter extends Page {
  readonly state: BlacklistState | null;
  readonly id: string | null;
  /** Entries that are not there for the reader. */
  readonly leftOut: readonly string[];
}

/** A page of all entries for the desk: what waits first, then the newest. */
export async function deskEntries(
  db: Db,
  { state, id, leftOut, limit, offset }: DeskFilter,
): Promise<{ total: number; list: BlacklistEntryRecord[] }> {
  const condition = sql`(${state}::text is null or state = ${state})
    and (${id}::uuid is null or id = ${id}::uuid)
    and id <> all(${[...leftOut]}::uuid[])`;
  const [{ total }, list] = await Promise.all([
    one<{ total: number }>(
      db,
      sql`select count(*)::int as total from content.blacklist_entry where ${condition}`,
    ),
    rows(
      db,
      sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry where ${condition}
        order by state in ('ended', 'dropped'), proposed_at desc, id desc
        limit ${limit} offset ${offset}`,
    ),
  ]);
  return { total, list };
}

/** Lists the entries that the desk has a step to take on at an instant, the oldest first. */
export const waitingEntries = (db: Db, now: Date): Promise<BlacklistEntryRecord[]> =>
  rows(
    db,
    sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry
      where state = 'proposed'
        or (state = 'noticed' and (reply_at is not null or reply_due_at < ${now}))
        or (state = 'published' and appeal_at is not null and appeal_answer is null)
      order by proposed_at, id`,
  );

export const entryOne = (db: Db, id: string): Promise<BlacklistEntryRecord | null> =>
  row(
    db,
    sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry where id = ${id}`,
  );

/** An entry that nobody else changes until this transaction ends. */
export const lockEntry = (tx: Tx, id: string): Promise<BlacklistEntryRecord | null> =>
  row(
    tx,
    sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry where id = ${id} for update`,
  );

/** Locks the next entry whose end date is over on a day (GMT+8); others that are held are left. */
export const lockOverdue = (
  tx: Tx,
  { today, processed }: { readonly today: string; readonly processed: readonly string[] },
): Promise<{ id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`select id from content.blacklist_entry
      where state = 'published' and ends_on < ${today}::date and id <> all(${[...processed]}::uuid[])
      order by ends_on limit 1 for update skip locked`,
  );

/** Makes proposals about a line wait for each other until the transaction ends. */
export async function lockOrderLine(tx: Tx, lineId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content.blacklist ' || ${lineId}, 0))`.execute(
    tx,
  );
}

/** Lines that an entry stands about, dropped ones left out. */
export async function enteredLines(db: Db, lineIds: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
    sql`select line_id as id from content.blacklist_entry
        where state <> 'dropped' and line_id = any(${[...lineIds]}::uuid[])`,
  );
  return new Set(found.map(({ id }) => id));
}

/** The entry about a line or by an entry of the register; a dropped one only where no other stands. */
export const entryAbout = (
  db: Db,
  { lineId, quarantineId }: { readonly lineId: string | null; readonly quarantineId: string },
): Promise<BlacklistEntryRecord | null> =>
  row(
    db,
    sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry
      where line_id = ${lineId}::uuid or quarantine_id = ${quarantineId}::uuid
      order by state = 'dropped', proposed_at desc, id desc limit 1`,
  );

/** Waits for others who change how a supplier stands; holds it until the transaction ends. */
export async function lockSupplier(tx: Tx, supplierId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content.supplier ' || ${supplierId}, 0))`.execute(
    tx,
  );
}

/** How a supplier stands by its open entries: listed, being decided on, or null. */
export async function openStage(tx: Tx, supplierId: string): Promise<BlacklistStage | null> {
  const { stage } = await one<{ stage: BlacklistStage | null }>(
    tx,
    sql`select case when bool_or(state = 'published') then 'listed'
          when bool_or(state = 'noticed') then 'pending' end as stage
        from content.blacklist_entry where supplier_id = ${supplierId}`,
  );
  return stage;
}

/** Entries about a supplier that it was notified of and that have not ended, the latest first. */
export const openEntries = (
  db: Db,
  supplierId: string,
  today: string,
): Promise<BlacklistEntryRecord[]> =>
  rows(
    db,
    sql<BlacklistEntryRecord>`select ${columns} from content.blacklist_entry
      where supplier_id = ${supplierId} and ends_on >= ${today}::date
        and state in ('noticed', 'published')
      order by state = 'published' desc, noticed_at desc`,
  );

/** Writes a new proposal. */
export async function insertEntry(tx: Tx, entry: BlacklistEntryRecord): Promise<void> {
  await sql`insert into content.blacklist_entry (id, state, version, order_id, order_no, line_id,
      mpn, manufacturer, quantity, supplier, supplier_id, outcome, report_no, report_code,
      quarantine_id, quarantine_lot, resolved_at, ends_on, proposed_by, proposed_name, proposed_at)
    values (${entry.id}, ${entry.state}, ${entry.version}, ${entry.orderId}, ${entry.orderNo},
      ${entry.lineId}, ${entry.mpn}, ${entry.manufacturer}, ${entry.quantity}, ${entry.supplier},
      ${entry.supplierId}, ${JSON.stringify(entry.outcome)}::jsonb, ${entry.reportNo},
      ${entry.reportCode}, ${entry.quarantineId}, ${entry.quarantineLot}, ${entry.resolvedAt}, ${entry.endsOn}::date, ${entry.proposedBy},
      ${entry.proposedName}, ${entry.proposedAt})`.execute(tx);
}

/** Writes an entry after a step; what was proposed stays as it was. */
export async function updateEntry(tx: Tx, entry: BlacklistEntryRecord): Promise<void> {
  await sql`update content.blacklist_entry set
      state = ${entry.state}, version = ${entry.version},
      noticed_at = ${entry.noticedAt}, reply_due_at = ${entry.replyDueAt},
      reply = ${entry.reply}, reply_at = ${entry.replyAt},
      published_by = ${entry.publishedBy}, published_name = ${entry.publishedName},
      published_at = ${entry.publishedAt}, appeal = ${entry.appeal},
      appeal_at = ${entry.appealAt}, appeal_answer = ${entry.appealDecision},
      ended_at = ${entry.endedAt}, end_reason = ${entry.endReason}
    where id = ${entry.id}`.execute(tx);
}
