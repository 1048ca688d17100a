import { sql } from 'kysely';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';

/** The hot searches that the content desk puts first, in its order. */
export async function findHotPicks(db: Db): Promise<string[]> {
  const found = await rows<{ value: string }>(
    db,
    sql`select value from catalog.hot_pick order by position, value`,
  );
  return found.map(({ value }) => value);
}

/** Waits until nobody else changes the picks in this transaction's time. */
export async function lockHotPicks(tx: Tx): Promise<void> {
  await sql`lock table catalog.hot_pick in share row exclusive mode`.execute(tx);
}

/** Writes the picks anew. */
export async function replaceHotPicks(
  tx: Tx,
  { values, by, now }: { values: readonly string[]; by: string; now: Date },
): Promise<void> {
  await sql`delete from catalog.hot_pick`.execute(tx);
  for (const [position, value] of values.entries()) {
    await sql`insert into catalog.hot_pick (value, position, by_id, at)
      values (${value}, ${position}, ${by}, ${now})`.execute(tx);
  }
}
