import { sql } from 'kysely';
import { one, rows, type Tx } from '#server/kit/database/database.ts';
import { affectedRows } from './stock.ts';
import { type ChangeRow, lineColumns } from './stock-edit.ts';

/** The columns that a line gets back; its version rises, so that open pages notice. */
const restored = sql`part = b.part, quantity = b.quantity, unit_price = b.unit_price,
  condition = b.condition, packaging = b.packaging, date_code = b.date_code,
  lead_time = b.lead_time, moq = b.moq, price_breaks = b.price_breaks, change = b.change`;

/** How many lines still bear a change: all that it wrote, unless something wrote them since. */
export async function countLinesOfChange(tx: Tx, account: string, change: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    tx,
    sql`select count(*)::int as n from catalog.stock_line
        where account = ${account} and change = ${change}::uuid`,
  );
  return n;
}

/**
 * Puts every line of a change back as it was before: what it added goes, what it removed returns.
 * A confirmation that came after the change stays. Answers how many lines were put back.
 */
export async function revertChange(
  tx: Tx,
  account: string,
  { id, at }: ChangeRow,
  now: Date,
): Promise<number> {
  const deleted = await sql`delete from catalog.stock_line l
    where l.account = ${account} and l.change = ${id}::uuid and not exists (
      select from catalog.stock_before b where b.undoes = ${id}::uuid and b.id = l.id)`.execute(tx);
  const updated = await sql`update catalog.stock_line l set ${restored}, version = l.version + 1,
      confirmed_at = case when l.confirmed_at > ${at} then l.confirmed_at else b.confirmed_at end
    from catalog.stock_before b
    where b.undoes = ${id}::uuid and not b.removed and l.id = b.id
      and l.account = ${account} and l.change = ${id}::uuid`.execute(tx);
  const restoredRows = await sql`insert into catalog.stock_line (${lineColumns})
    select ${lineColumns} from catalog.stock_before
    where undoes = ${id}::uuid and removed`.execute(tx);
  await sql`update catalog.stock_change set undone_at = ${now} where id = ${id}::uuid`.execute(tx);
  await sql`delete from catalog.stock_before where undoes = ${id}::uuid`.execute(tx);
  return affectedRows(deleted) + affectedRows(updated) + affectedRows(restoredRows);
}

/** Forgets what can no longer be taken back; answers how many changes that were. */
export async function deleteExpiredChanges(tx: Tx, now: Date): Promise<number> {
  const expired = await rows(
    tx,
    sql`with over as (
          select id from catalog.stock_change
          where undo_until < ${now} and undone_at is null order by undo_until limit 50
        ), gone as (delete from catalog.stock_before where undoes in (select id from over))
        delete from catalog.stock_change where id in (select id from over) returning id`,
  );
  return expired.length;
}
