import { sql } from 'kysely';
import { type Db, row, rows } from '../database/database.ts';

/** How the first start of this database went; null where it has not begun. */
export const firstStart = (db: Db): Promise<{ demo: boolean; state: 'loading' | 'done' } | null> =>
  row(db, sql`select demo, state from kit.first_start`);

/** Notes that the first start begins, or that it is done. */
export async function noteFirstStart(
  db: Db,
  note: { demo: boolean; state: 'loading' | 'done'; now: Date },
): Promise<void> {
  await sql`insert into kit.first_start (demo, state, at)
            values (${note.demo}, ${note.state}, ${note.now})
            on conflict (only_one) do update set state = excluded.state, at = excluded.at`.execute(
    db,
  );
}

/**
 * Removes everything of the product from the database. Only for demo data whose loading was cut
 * off: nobody has used that market yet.
 */
export async function removeInterruptedDemo(db: Db): Promise<void> {
  const found = await firstStart(db);
  if (found === null || !found.demo || found.state !== 'loading') {
    throw new Error('only demo data that was cut off may be removed');
  }
  const schemas = await rows<{ name: string }>(
    db,
    sql`select nspname as name from pg_namespace
        where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')`,
  );
  for (const { name } of schemas) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
  await sql`drop table public.migration`.execute(db);
}
