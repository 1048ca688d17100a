import { sql } from 'kysely';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { SearchCount } from '../engine/search-counter.ts';

/** Adds to the counts of searches, in one order, so that two writers never wait in a circle. */
export async function addSearchCounts(tx: Tx, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return;
  const sorted = [...counts].sort((a, b) => (a.day + a.value < b.day + b.value ? -1 : 1));
  await sql`insert into catalog.searched (day, value, hits)
    select * from unnest(${sorted.map((one) => one.day)}::date[],
      ${sorted.map((one) => one.value)}::text[], ${sorted.map((one) => one.hits)}::bigint[])
    on conflict (day, value) do update set hits = catalog.searched.hits + excluded.hits`.execute(
    tx,
  );
}

/** Lists the values that most readers searched since a day. */
export const listMostSearched = (db: Db, since: string, limit: number) =>
  rows<{ value: string }>(
    db,
    sql`select value from catalog.searched where day >= ${since}::date
        group by value order by sum(hits) desc, value limit ${limit}`,
  );

/** Returns those of some part numbers that somebody has in stock now. */
export async function findInStock(
  db: Db,
  parts: readonly { readonly key: string; readonly mpn: string }[],
): Promise<Set<string>> {
  const found = await rows<{ mpn: string }>(
    db,
    sql`select distinct p.mpn
        from unnest(${parts.map(({ key }) => key)}::text[], ${parts.map(({ mpn }) => mpn)}::text[])
          as w (norm, mpn)
        join catalog.part p on p.norm = w.norm and p.mpn = w.mpn
        where p.n_lines > 0`,
  );
  return new Set(found.map(({ mpn }) => mpn));
}
