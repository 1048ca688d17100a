import type { ImportEventData } from '#contract/inventory/events.ts';
import type { ImportActor, ImportEvent } from '#contract/inventory/table.ts';
import type { Db, Tx } from '#server/kit/database.ts';
import { notifyAccounts } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { nextState } from './core/transitions.ts';
import { type ImportChange, type ImportRecord, insertStep, lockImport } from './import-store.ts';

/** Tells the open pages of a seller how far an import is. */
export const publishImport = (db: Db, account: string, data: ImportEventData): Promise<void> =>
  notifyAccounts(db, { accounts: [account], data: data, name: 'import' });

interface ImportEventStep {
  readonly event: ImportEvent;
  readonly by: ImportActor;
  readonly at: Date;
  readonly set?: ImportChange;
}

/** Takes a step of a locked import by the table. Fails with `import.wrongState`. */
export async function applyImportEvent(
  tx: Tx,
  record: ImportRecord,
  step: ImportEventStep,
): Promise<void> {
  const { event, by, at, set = {} } = step;
  const to = nextState(record.state, event, by);
  if (to === null) throw new Failure('import.wrongState');
  await insertStep(tx, { id: record.id, event, to, by, at, set });
  await publishImport(tx, record.account, {
    id: record.id,
    state: to,
    rows: record.rows_read,
    rowsPerSecond: record.rows_per_second,
    share: record.share,
  });
}

/**
 * An import of a seller that is in the version it saw, locked. Fails with `notFound` or
 * `import.changed`.
 */
export async function lockOwnImport(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<ImportRecord> {
  const record = await lockImport(tx, id);
  if (record === null || record.account !== account) throw new Failure('notFound');
  if (record.version !== version) throw new Failure('import.changed');
  return record;
}
