import type { ImportEventData } from '#contract/inventory/events.ts';
import type { ImportMapping } from '#contract/inventory/import-schemas.ts';
import type { ImportEvent, ImportRow } from '#contract/inventory/table.ts';
import {
  applyEvent,
  type EventContext,
  type Identity,
  type Person,
  type Process,
  type Step,
  theClock,
} from '#server/kit/apply-event.ts';
import type { Db } from '#server/kit/database/database.ts';
import { notifyAccounts } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { importMachine } from './core/machine.ts';
import { mappingFailure } from './core/mapping.ts';
import { type ImportOutcome, notifySeller } from './notify.ts';
import {
  type ImportChange,
  type ImportRecord,
  insertHistory,
  lockDueImport,
  lockImport,
  type StoredSheet,
  saveImport,
} from './store/imports.ts';

/** The change of the record that an event carries besides its state. */
type Payloads = Readonly<Record<ImportEvent, ImportChange>>;

/** Who takes an event: the seller, the program that reads and writes, or the clock. */
type ImportCaller =
  | { readonly as: 'seller'; readonly accountId: string }
  | ({ readonly as: 'reader' | 'clock' } & Person);

/** The program that reads files and writes stock, as the history names it. */
const theReader: ImportCaller = { as: 'reader', accountId: null, name: 'reader' };

function identify(record: ImportRecord, caller: ImportCaller): Identity<ImportCaller['as']> | null {
  if (caller.as !== 'seller') return { ...caller, actor: caller.as };
  if (record.account !== caller.accountId) return null;
  return { actor: 'seller', accountId: caller.accountId, name: '' };
}

const payloadOf = (_: ImportRecord, { payload }: Step<ImportRow, ImportChange>) => payload;

/** Rejects a mapping that misses a column, or names a sheet that the file does not have. */
function assertMapping(sheets: readonly StoredSheet[], mapping: ImportMapping): void {
  const code = mappingFailure(mapping);
  if (code !== null) throw new Failure(code, { currency: mapping.currency });
  if (sheets.some(({ index }) => index === mapping.sheet)) return;
  throw Failure.invalidFields([{ field: 'mapping.sheet', key: 'invalid' }]);
}

/** Imports as the runner takes their events. */
export const importProcess: Process<ImportRecord, ImportRow, Payloads, ImportCaller, object> = {
  machine: importMachine,
  store: {
    lock: lockImport,
    save: saveImport,
    insertHistory: ({ tx, now }, { record, step }) =>
      insertHistory(tx, {
        id: record.id,
        event: step.event,
        state: record.state,
        actor: step.actor,
        at: now,
      }),
    lockDue: lockDueImport,
  },
  identify,
  clock: { as: 'clock', ...theClock },
  clockPayload: {},
  changed: 'import.changed',
  refuse: (refusal, { changedSince }) => {
    if (refusal.refused !== 'guard') return new Failure('import.wrongState');
    return new Failure(changedSince ? 'stock.changed' : 'stock.undoOver');
  },
  validate: ({ sheets }, { event, payload }) => {
    const { mapping } = payload as ImportChange;
    if (event === 'map' && mapping) assertMapping(sheets, mapping);
  },
  changes: {
    look: payloadOf,
    map: payloadOf,
    read: payloadOf,
    remap: payloadOf,
    apply: payloadOf,
    outdated: payloadOf,
    reread: payloadOf,
    applied: payloadOf,
    undo: payloadOf,
    undone: payloadOf,
    fail: payloadOf,
    cancel: payloadOf,
    supersede: payloadOf,
    lapse: payloadOf,
  },
  effects: {},
  facts: () => ({}),
  notify: {
    seller: ({ tx, now }, { record, message }) =>
      notifySeller(tx, record, message as ImportOutcome, now),
  },
};

/** Tells the open pages of a seller how far an import is. */
export const publishImport = (db: Db, account: string, data: ImportEventData): Promise<void> =>
  notifyAccounts(db, { accounts: [account], data, name: 'import' });

interface ImportStep {
  readonly id: string;
  readonly event: ImportEvent;
  readonly change?: ImportChange;
}

async function applyStep(
  ctx: EventContext,
  { id, event, change = {} }: ImportStep,
  { actor, version }: { readonly actor: ImportCaller; readonly version: number | null },
): Promise<ImportRecord> {
  const request = { id, version, event, actor, payload: change };
  const { record } = await applyEvent(ctx, importProcess, request);
  await publishImport(ctx.tx, record.account, {
    id: record.id,
    state: record.state,
    rows: record.rowsRead,
    rowsPerSecond: record.rowsPerSecond,
    share: record.share,
  });
  return record;
}

/** Takes a step of the program that reads files and writes stock. */
export const applyReaderEvent = (ctx: EventContext, step: ImportStep): Promise<ImportRecord> =>
  applyStep(ctx, step, { actor: theReader, version: null });

/**
 * Takes an event of a seller on its import in the version that it saw. Fails with `notFound`,
 * `import.changed`, `import.wrongState`, `stock.undoOver` or `stock.changed`.
 */
export const applySellerEvent = (
  ctx: EventContext,
  step: ImportStep & { readonly account: string; readonly version: number },
): Promise<ImportRecord> =>
  applyStep(ctx, step, {
    actor: { as: 'seller', accountId: step.account },
    version: step.version,
  });
