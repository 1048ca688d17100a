import { type RawBuilder, sql } from 'kysely';
import { rows, type Tx } from '#server/kit/database/database.ts';
import { resolveManufacturers } from './manufacturers.ts';
import { affectedRows } from './stock.ts';
import { type FateCounts, isRemoved, setsCondition } from './stock-compare.ts';
import { saveForUndo, updateChangeCounts } from './stock-edit.ts';
import { type StagedList, withoutNestedLoops } from './stock-staging.ts';

/** A judged list and the change as which it is written. */
export interface MergeInput extends StagedList {
  readonly change: string;
  readonly now: Date;
}

/** Names of makers that are made by one statement. */
const MANUFACTURERS_BATCH = 2000;

/** Makes the makers that nobody knows yet of rows that will be added. */
async function insertManufacturers(tx: Tx, { list, now }: MergeInput): Promise<void> {
  const names = await rows<{ maker: string }>(
    tx,
    sql`select min(s.maker) as maker
        from catalog.staged_fate f join catalog.staged_line s using (list, nr)
        where f.list = ${list}::uuid and f.fate = 'added' and f.manufacturer is null
        group by s.maker_key order by s.maker_key`,
  );
  for (let i = 0; i < names.length; i += MANUFACTURERS_BATCH) {
    const some = names.slice(i, i + MANUFACTURERS_BATCH).map(({ maker }) => maker);
    await resolveManufacturers(tx, some, now);
  }
}

/** Rows that will be added and have no part yet, each with its maker. */
const partless = (list: RawBuilder<unknown>) => sql`(
  select f.nr, s.norm, s.mpn, coalesce(f.manufacturer, a.manufacturer) as manufacturer
  from catalog.staged_fate f join catalog.staged_line s using (list, nr)
  left join catalog.manufacturer_alias a on a.key = s.maker_key and f.manufacturer is null
  where f.list = ${list}::uuid and f.fate = 'added' and f.part is null
)`;

/**
 * Makes new parts, in one order for all writers, so that no two of them wait in a circle. The
 * temporary table `made` keeps which row wants which of them.
 */
async function insertParts(tx: Tx, { list }: MergeInput): Promise<void> {
  await sql`create temp table made on commit drop as
    select nr, norm, mpn, manufacturer from ${partless(sql.lit(list))} wanted
    order by norm, manufacturer, mpn`.execute(tx);
  await sql`analyze made`.execute(tx);
  await sql`insert into catalog.part (norm, mpn, manufacturer)
    select distinct norm, mpn, manufacturer from made order by norm, manufacturer, mpn
    on conflict (norm, manufacturer, mpn) do nothing`.execute(tx);
}

async function insertLines(tx: Tx, { list, account, change, now }: MergeInput): Promise<number> {
  const added = await sql`insert into catalog.stock_line (id, part, account, quantity, unit_price,
      condition, packaging, date_code, lead_time, moq, price_breaks, at, confirmed_at, change)
    select s.id, f.part, ${account}::uuid, f.quantity::integer, s.unit_price, s.condition,
      s.packaging, s.date_code, s.lead_time, s.moq, s.price_breaks, ${now}::timestamptz,
      ${now}::timestamptz, ${change}::uuid
    from (
      select nr, quantity, part from catalog.staged_fate
      where list = ${list}::uuid and fate = 'added' and part is not null
      union all
      select made.nr, f.quantity, p.id from made join catalog.part p using (norm, manufacturer, mpn)
      join catalog.staged_fate f on f.list = ${list}::uuid and f.nr = made.nr
    ) f join catalog.staged_line s on s.list = ${list}::uuid and s.nr = f.nr
    order by f.part`.execute(tx);
  await sql`drop table made`.execute(tx);
  return affectedRows(added);
}

/** Assignments for a matched line; columns missing in the file stay. A new price ends old breaks. */
function assignments({ columns, change, now }: MergeInput): RawBuilder<unknown> {
  const breaks = columns.breaks
    ? [sql`price_breaks = s.price_breaks`]
    : columns.price
      ? [
          sql`price_breaks = case when l.unit_price is distinct from s.unit_price
            then null else l.price_breaks end`,
        ]
      : [];
  return sql.join([
    sql`quantity = f.quantity::integer`,
    // A line whose condition is known was matched by it, or by rules of before: it keeps it.
    ...(setsCondition(columns)
      ? [sql`condition = case l.condition when 'unknown' then s.condition else l.condition end`]
      : []),
    ...(columns.price ? [sql`unit_price = s.unit_price`] : []),
    ...breaks,
    ...(columns.packaging ? [sql`packaging = s.packaging`] : []),
    ...(columns.leadTime ? [sql`lead_time = s.lead_time`] : []),
    ...(columns.moq ? [sql`moq = s.moq`] : []),
    sql`confirmed_at = ${now}`,
    sql`version = l.version + case f.fate when 'changed' then 1 else 0 end`,
    sql`change = ${change}::uuid`,
  ]);
}

/** Changes lines that the file names, and confirms those that are as it says. */
async function updateLines(tx: Tx, input: MergeInput): Promise<number> {
  const { list, account, change } = input;
  const matched = sql`l.account = ${account} and l.id in (select f.line from catalog.staged_fate f
    where f.list = ${list}::uuid and f.fate in ('changed', 'same'))`;
  const saved = await saveForUndo(tx, change, false, matched);
  if (saved === 0) return 0;
  const changed = await sql`update catalog.stock_line l set ${assignments(input)}
    from catalog.staged_fate f join catalog.staged_line s using (list, nr)
    where f.list = ${list}::uuid and f.fate in ('changed', 'same') and l.id = f.line
      and l.account = ${account}`.execute(tx);
  return affectedRows(changed);
}

async function deleteLines(tx: Tx, input: MergeInput): Promise<number> {
  const saved = await saveForUndo(tx, input.change, true, isRemoved(input));
  if (saved === 0) return 0;
  const deleted = await sql`delete from catalog.stock_line l using catalog.stock_before b
    where b.undoes = ${input.change}::uuid and b.removed and l.id = b.id
      and l.account = ${input.account}`.execute(tx);
  return affectedRows(deleted);
}

/**
 * Writes a judged list into the stock: makers, parts, lines changed and confirmed, lines removed,
 * lines added, each by one statement. The caller holds the seller's stock and one transaction. It
 * throws where not every row became what it was judged to become.
 */
export async function writeStaged(
  tx: Tx,
  input: MergeInput,
  expected: Pick<FateCounts, 'added' | 'changed' | 'same' | 'removed'>,
): Promise<void> {
  await insertManufacturers(tx, input);
  await insertParts(tx, input);
  const { changed, removed } = await withoutNestedLoops(tx, async () => ({
    changed: await updateLines(tx, input),
    removed: expected.removed === 0 ? 0 : await deleteLines(tx, input),
  }));
  const added = await insertLines(tx, input);
  const isWhole =
    added === expected.added &&
    changed === expected.changed + expected.same &&
    removed === expected.removed;
  if (!isWhole) throw new Error('a list was not written as it was judged');
  await updateChangeCounts(tx, input.change, { written: changed + added, removed });
}
