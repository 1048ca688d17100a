import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';

/** Distinct part numbers that have stock confirmed after a moment. */
const partsInStock = (staleAt: Date) => sql`
  select p.norm, min(p.mpn) as mpn from catalog.part p
  where p.n_lines > 0 and p.confirmed_at > ${staleAt}`;

/** Part numbers with live stock from a key on, in the order of their keys; one of each key. */
export async function listedParts(
  db: Db,
  from: string,
  { limit, staleAt }: { readonly limit: number; readonly staleAt: Date },
): Promise<string[]> {
  const found = await rows<{ mpn: string }>(
    db,
    sql`select mpn from (${partsInStock(staleAt)} and p.norm >= ${from} group by p.norm) parts
        order by norm limit ${limit}`,
  );
  return found.map(({ mpn }) => mpn);
}

/** The key that each run of `size` part numbers with live stock begins with. */
export async function listedStarts(
  db: Db,
  { size, staleAt }: { readonly size: number; readonly staleAt: Date },
): Promise<string[]> {
  const found = await rows<{ norm: string }>(
    db,
    sql`select norm from (
          select norm, row_number() over (order by norm) as place
          from (${partsInStock(staleAt)} group by p.norm) parts
        ) placed where place % ${size} = 1 order by norm`,
  );
  return found.map(({ norm }) => norm);
}
