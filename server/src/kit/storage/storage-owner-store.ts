import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, one, row } from '../database/database.ts';
import { StartProblem } from '../process/start-problem.ts';
import type { Storage } from './storage.ts';

const KEY = 'market/storage-id';
const TYPE = 'text/plain';

interface Owner {
  storage_id: string;
  secret_mark: string;
}

const elsewhere =
  'This database belongs to another storage of files than the one of this start: ' +
  'set DATA_DIR (or S3_BUCKET) to the one that the database was first used with.';
const otherSecret =
  'The secret of this start is not the one that this database was first used with: ' +
  'set FILE_SECRET to it, or DATA_DIR to the folder that holds it.';

/**
 * Ties a migrated database to the storage and the secret that it is used with, at the first start.
 * Throws StartProblem where a later start brings others: its files, stock lists and second factors
 * would half work.
 */
export async function bindStorage(
  db: Db,
  { storage, secret }: { readonly storage: Storage; readonly secret: Buffer },
): Promise<void> {
  const mark = createHmac('sha256', secret).update('storage owner').digest('hex');
  const stored = await readId(storage);
  const bound = await row<Owner>(
    db,
    sql<Owner>`select storage_id, secret_mark from kit.storage_owner`,
  );
  if (bound !== null) return assertSame(bound, stored, mark);
  const id = stored ?? randomUUID();
  if (stored === null) await storage.put(KEY, Buffer.from(id), TYPE);
  await sql`insert into kit.storage_owner (storage_id, secret_mark) values (${id}::uuid, ${mark})
    on conflict do nothing`.execute(db);
  // Another process may have been first, with another storage.
  const now = await one<Owner>(
    db,
    sql<Owner>`select storage_id, secret_mark from kit.storage_owner`,
  );
  assertSame(now, await readId(storage), mark);
}

function assertSame(bound: Owner, stored: string | null, mark: string): void {
  if (bound.storage_id !== stored) throw new StartProblem(elsewhere);
  if (bound.secret_mark !== mark) throw new StartProblem(otherSecret);
}

async function readId(storage: Storage): Promise<string | null> {
  const found = await storage.get(KEY);
  if (found === null) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of found.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8').trim();
}
