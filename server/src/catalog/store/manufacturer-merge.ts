import { sql } from 'kysely';
import { one, rows, type Tx } from '#server/kit/database/database.ts';
import { affectedRows } from './stock.ts';
import { withoutNestedLoops } from './stock-staging.ts';

/** Counts of the parts and lines that a decision has moved. */
export interface MergeCounts {
  readonly parts: number;
  readonly lines: number;
}

interface Merge {
  readonly decision: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Lets the parts of one maker be another's. Where that one has the same number already, the lines
 * move to its part and the empty part stays. It may run again: what came meanwhile moves then.
 */
export async function moveParts(tx: Tx, { decision, from, to }: Merge): Promise<void> {
  await withoutNestedLoops(tx, async () => {
    await sql`with twin as (
        select p.id as from_part, q.id as to_part
        from catalog.part p join catalog.part q
          on q.norm = p.norm and q.mpn = p.mpn and q.manufacturer = ${to}::uuid
        where p.manufacturer = ${from}::uuid
      )
      insert into catalog.maker_moved_line (decision, line, from_part, to_part)
      select ${decision}::uuid, l.id, t.from_part, t.to_part
      from twin t join catalog.stock_line l on l.part = t.from_part
      on conflict (decision, line)
        do update set from_part = excluded.from_part, to_part = excluded.to_part`.execute(tx);
    await sql`update catalog.stock_line l set part = m.to_part
      from catalog.maker_moved_line m
      where m.decision = ${decision}::uuid and l.id = m.line and l.part = m.from_part`.execute(tx);
  });
  await sql`with moved as (
      update catalog.part p set manufacturer = ${to}::uuid
      where p.manufacturer = ${from}::uuid and not exists (
        select from catalog.part q
        where q.norm = p.norm and q.mpn = p.mpn and q.manufacturer = ${to}::uuid)
      returning p.id
    )
    insert into catalog.maker_moved_part (decision, part) select ${decision}::uuid, id from moved
    on conflict do nothing`.execute(tx);
}

/** How much moved by a decision, lines of parts that moved as they were among them. */
export const countMoved = (tx: Tx, decision: string): Promise<MergeCounts> =>
  one<MergeCounts>(
    tx,
    sql`select (select count(*) from catalog.maker_moved_part where decision = ${decision}::uuid)::int
            + (select count(distinct from_part) from catalog.maker_moved_line
              where decision = ${decision}::uuid)::int as parts,
          (select count(*) from catalog.maker_moved_line where decision = ${decision}::uuid)::int
            + (select count(*) from catalog.maker_moved_part m
              join catalog.stock_line l on l.part = m.part
              where m.decision = ${decision}::uuid)::int as lines`,
  );

/**
 * Gives parts and lines back that a decision moved. Lines that were written to other parts since
 * stay there; lines that came to a part since go with it.
 */
export async function returnParts(tx: Tx, { decision, from, to }: Merge): Promise<number> {
  const parts = await sql`update catalog.part p set manufacturer = ${from}::uuid
    from catalog.maker_moved_part m
    where m.decision = ${decision}::uuid and p.id = m.part and p.manufacturer = ${to}::uuid
      and not exists (select from catalog.part q where q.norm = p.norm and q.mpn = p.mpn
        and q.manufacturer = ${from}::uuid)`.execute(tx);
  await withoutNestedLoops(tx, () =>
    sql`update catalog.stock_line l set part = m.from_part
      from catalog.maker_moved_line m
      where m.decision = ${decision}::uuid and l.id = m.line and l.part = m.to_part`.execute(tx),
  );
  await sql`delete from catalog.maker_moved_part where decision = ${decision}::uuid`.execute(tx);
  await sql`delete from catalog.maker_moved_line where decision = ${decision}::uuid`.execute(tx);
  return affectedRows(parts);
}

/** Decisions under whose old maker lines stand that came after it. */
export const findIncompleteDecisions = (tx: Tx) =>
  rows<{ id: string }>(
    tx,
    sql`select d.id from catalog.maker_decision d
        where d.state = 'done' and d.target is not null and exists (
          select from catalog.part p where p.manufacturer = d.maker and p.n_lines > 0)
        limit 100`,
  );
