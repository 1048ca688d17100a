import { sql } from 'kysely';
import { type Db, one, row, type Tx } from '#server/kit/database/database.ts';
import type { CountedEffect } from '../deps.ts';
import { DRY_RUN_MS } from './setting-store.ts';

/** The effects of a change as they were counted when it was proposed. */
export interface Counted {
  readonly countedAt: Date;
  readonly effects: readonly CountedEffect[];
}

/** Limits the time of each statement until the returned function is called. */
export async function limitTime(tx: Tx): Promise<() => Promise<void>> {
  const { before } = await one(
    tx,
    sql<{ before: string }>`select current_setting('statement_timeout') as before`,
  );
  const set = async (value: string) => {
    await sql`select set_config('statement_timeout', ${value}, true)`.execute(tx);
  };
  await set(String(DRY_RUN_MS));
  return () => set(before);
}

/** Keeps what was counted for a request for approval. */
export async function insertCounted(
  tx: Tx,
  { approval, countedAt, effects }: Counted & { readonly approval: string },
): Promise<void> {
  await sql`
    insert into settings.counted (approval, counted_at, effects)
    values (${approval}, ${countedAt}, ${JSON.stringify(effects)}::jsonb)`.execute(tx);
}

/** Returns what was counted for a request; null for one of before this was kept. */
export const findCounted = (db: Db, approval: string): Promise<Counted | null> =>
  row(
    db,
    sql<Counted>`select counted_at as "countedAt", effects from settings.counted
      where approval = ${approval}`,
  );
