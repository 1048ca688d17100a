import { extname } from 'node:path';
import type { ImportMode } from '#contract/inventory/imports.ts';
import { importExtensions, limits } from '#contract/limits.ts';
import type { Language } from '#contract/options.ts';
import type { Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs.ts';
import { shownName } from '#server/sheets/public.ts';
import type { InventoryDeps } from './deps.ts';
import { countOpen, insertImport } from './import-store.ts';

export const WORK_JOB = 'inventory.work';
const TYPE = 'application/octet-stream';

/** The key under which the storage keeps a list. */
const keyOf = (id: string): string => `imports/${id.slice(-2)}/${id}`;

/** A stock list that came, and how. */
export interface Arrival {
  readonly account: string;
  readonly source: 'page' | 'key' | 'folder';
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly lang: Language;
  /** What it does to the stock where no person says it; null where one will. */
  readonly mode: ImportMode | null;
  readonly now: Date;
}

/**
 * Takes a stock list however it came: keeps its file and lets it be looked at. The one way in.
 * Fails with `file.empty`, `file.tooLarge`, `file.format` or `import.tooMany`.
 */
export async function takeList(tx: Tx, deps: InventoryDeps, given: Arrival): Promise<string> {
  const name = shownName(given.name);
  if (given.size === 0) throw new Failure('file.empty', { name }, 'file');
  if (given.size > limits.importMaxMb * 1024 * 1024) {
    throw Failure.tooLarge(name, limits.importMaxMb * 1024);
  }
  const ending = extname(name).slice(1).toLowerCase();
  if (!importExtensions.some((one) => one === ending)) {
    throw new Failure('file.format', { list: importExtensions.join(', ') }, 'file');
  }
  if ((await countOpen(tx, given.account)) >= limits.importsOpenMax) {
    throw new Failure('import.tooMany', { max: limits.importsOpenMax });
  }
  const id = newId();
  await insertImport(tx, {
    id,
    account: given.account,
    source: given.source,
    unattended: given.mode !== null,
    mode: given.mode,
    lang: given.lang,
    fileName: name,
    fileBytes: given.size,
    fileKey: keyOf(id),
    at: given.now,
  });
  await deps.storage.putFile(keyOf(id), given.path, TYPE);
  await startWork(tx, id);
  return id;
}

/** Lets a job work on an import as far as it can go. */
export const startWork = (tx: Tx, id: string, runAt?: Date): Promise<void> =>
  addJob(tx, WORK_JOB, { id }, { key: `import:${id}`, maxAttempts: 3, ...(runAt && { runAt }) });
