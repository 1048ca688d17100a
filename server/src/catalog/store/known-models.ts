import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { mpnKey } from '../core/mpn-key.ts';

/** Which of these part numbers somebody offered before; numbers that share a key count as known. */
export async function findKnownModels(
  db: Db,
  models: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ norm: string }>(
    db,
    sql`select distinct norm from catalog.part where norm = any(${models.map(mpnKey)}::text[])`,
  );
  const keys = new Set(found.map(({ norm }) => norm));
  return new Set(models.filter((model) => keys.has(mpnKey(model))));
}
