import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster } from '#server/kit/postgres/cluster-owner.ts';
import { findRunning } from '#server/kit/postgres/embedded.ts';

/** The address of the embedded database of a started product. */
export function productUrl(dataDir: string): string {
  const url = findRunning(join(dataDir, 'postgres'));
  if (url === null) throw new Error('the embedded database does not run');
  return url;
}

/** Opens a connection to the embedded database of a started product. */
export async function openProductDatabase(dataDir: string): Promise<pg.Client> {
  const url = productUrl(dataDir);
  const client = new pg.Client({ connectionString: url, application_name: 'fault' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The process of the embedded database of a started product. */
export function postmasterOf(dataDir: string): number {
  const found = readPostmaster(join(dataDir, 'postgres', 'cluster'));
  if (found === null) throw new Error('the embedded database does not run');
  return found.pid;
}

/** How often a part was posted. */
export async function postsOf(db: pg.Client, parts: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ mpn: string; n: string }>(
    'select mpn, count(*) as n from boards.post_item where mpn = any($1) group by mpn',
    [parts],
  );
  const counts = new Map(rows.map(({ mpn, n }) => [mpn, Number(n)]));
  return parts.map((part) => counts.get(part) ?? 0);
}
