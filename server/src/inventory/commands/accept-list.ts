import { extname } from 'node:path';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { importExtensions, limits } from '#contract/limits.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs/jobs.ts';
import { displayName } from '#server/sheets/public.ts';
import type { InventoryDeps } from '../deps.ts';
import { applyReaderEvent } from '../process.ts';
import { findOldestUnattended, insertImport, lockAndCountOpen } from '../store/imports.ts';

export const WORK_JOB = 'inventory.work';
const TYPE = 'application/octet-stream';

/** The key under which the storage keeps a list. */
const storageKeyOf = (id: string): string => `imports/${id.slice(-2)}/${id}`;

/** A stock list that came, and how. */
export interface IncomingList {
  readonly account: string;
  readonly source: 'page' | 'key' | 'folder';
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly lang: Language;
  /** The import mode of an unattended upload; null where the seller will choose. */
  readonly mode: ImportMode | null;
  readonly now: Date;
}

/**
 * Takes a stock list however it came: keeps its file and lets it be looked at. The one way in.
 * Fails with `file.empty`, `file.tooLarge`, `file.format` or `import.tooMany`.
 */
export async function acceptList(
  tx: Tx,
  deps: InventoryDeps,
  incoming: IncomingList,
): Promise<string> {
  const name = displayName(incoming.name);
  if (incoming.size === 0) throw new Failure('file.empty', { name }, 'file');
  if (incoming.size > limits.importMaxMb * 1024 * 1024) {
    throw Failure.tooLarge(name, limits.importMaxMb * 1024);
  }
  const extension = extname(name).slice(1).toLowerCase();
  if (!importExtensions.some((one) => one === extension)) {
    throw new Failure('file.format', { list: importExtensions.join(', ') }, 'file');
  }
  await makeRoom(tx, incoming);
  const id = newId();
  await insertImport(tx, {
    id,
    account: incoming.account,
    source: incoming.source,
    unattended: incoming.mode !== null,
    mode: incoming.mode,
    lang: incoming.lang,
    fileName: name,
    fileBytes: incoming.size,
    fileKey: storageKeyOf(id),
    at: incoming.now,
  });
  await deps.storage.putFile(storageKeyOf(id), incoming.path, TYPE);
  await enqueueImport(tx, id);
  return id;
}

/**
 * Refuses a list where its seller has too many that are not over. One that comes without a person
 * takes the place of the oldest of those that wait for the seller.
 */
async function makeRoom(tx: Tx, { account, mode, now }: IncomingList): Promise<void> {
  if ((await lockAndCountOpen(tx, account)) < limits.importsOpenMax) return;
  const oldest = mode === null ? null : await findOldestUnattended(tx, account);
  if (oldest === null) throw new Failure('import.tooMany', { max: limits.importsOpenMax });
  await applyReaderEvent({ tx, now }, { id: oldest.id, event: 'supersede' });
}

/** Lets a job work on an import as far as it can go. */
export const enqueueImport = (tx: Tx, id: string, runAt?: Date): Promise<void> =>
  addJob(tx, WORK_JOB, { id }, { key: `import:${id}`, maxAttempts: 3, ...(runAt && { runAt }) });
