import { command, query, traders } from '../call.ts';
import { limits } from '../limits.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/** My stock, newest first where nothing else is asked. */
export const inventoryList = query({
  path: '/inventory/list',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryList),
});

/** One line of mine. */
export const inventoryOne = query({
  path: '/inventory/one',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryOne),
});

/** The makers in my stock with their lines, most lines first; at most 500. */
export const inventoryMakers = query({
  path: '/inventory/makers',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryMakers),
});

/** How many of my stock lines were confirmed lately, wait for it, or have left search. */
export const inventoryFreshness = query({
  path: '/inventory/freshness',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryFreshness),
});

/** Adds stock lines; all of them or none. Refused where the stock would become too large. */
export const inventoryAdd = command({
  path: '/inventory/add',
  perCaller: quotas.stock,
  bodyKb: 1024,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryAdd),
  failures: ['stock.limit'],
});

/** Writes a line of mine anew, all its fields; refused where it changed since `version` was read. */
export const inventoryEdit = command({
  path: '/inventory/edit',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryEdit),
  failures: ['stock.changed'],
});

/** Says that stock lines are still there, which keeps them in search; no ids means all of mine. */
export const inventoryConfirm = command({
  path: '/inventory/confirm',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryConfirm),
});

/** How many lines a choice holds now: shown before a bulk edit is made. */
export const inventoryCount = query({
  path: '/inventory/count',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryCount),
});

/** Changes or deletes many lines at once; refused where the filter leaves another number now. */
export const inventoryBulk = command({
  path: '/inventory/bulk',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryBulk),
  failures: ['stock.changed'],
});

/** Takes a bulk edit or a deletion back, within 24 hours and while its lines are as it left them. */
export const inventoryUndo = command({
  path: '/inventory/undo',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryUndo),
  failures: ['stock.changed', 'stock.limit', 'stock.undoOver'],
});

/** My stock of the parts that a post asks for: what a quote may be filled from. */
export const stockFor = query({
  path: '/inventory/stockFor',
  callers: traders,
  schemas: () => schemas().then((all) => all.stockFor),
});

/** My stock as a file, by the same columns that an upload reads; formulas are made harmless. */
export const inventoryExport = query({
  path: '/inventory/export',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.inventoryExport),
  perMinute: 20,
});

/** Uploads a stock list (`importExtensions`, at most `limits.importMaxMb`), one POST of a form. */
export const importUpload = command({
  path: '/inventory/import/upload',
  perCaller: quotas.lists,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'import.tooMany'],
  form: true,
  spoolMb: limits.importMaxMb,
  perMinute: 10,
});

/** My imports, newest first. */
export const importList = query({
  path: '/inventory/import/list',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importList),
});

export const importOne = query({
  path: '/inventory/import/one',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importOne),
});

/** Names the columns and the mode; the file is read then. The naming is remembered. */
export const importMap = command({
  path: '/inventory/import/map',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importMap),
  failures: [
    'import.wrongState',
    'import.changed',
    'import.columns',
    'import.rate',
    'import.condition',
  ],
});

/** Goes back from the preview to the naming of columns. */
export const importRemap = command({
  path: '/inventory/import/remap',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importRemap),
  failures: ['import.wrongState', 'import.changed'],
});

/** The rows of a preview or of a finished import by kind; `removed` are lines of the stock. */
export const importRows = query({
  path: '/inventory/import/rows',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importRows),
});

/** Every refused row with its reason as a file, in the reader's language. */
export const importRefused = query({
  path: '/inventory/import/refused',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importRefused),
  perMinute: 20,
});

/** Writes what the preview shows, all of it or nothing. */
export const importApply = command({
  path: '/inventory/import/apply',
  perCaller: quotas.lists,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importApply),
  failures: ['import.wrongState', 'import.changed', 'stock.limit'],
});

/** Ends an import before anything was written. */
export const importCancel = command({
  path: '/inventory/import/cancel',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importCancel),
  failures: ['import.wrongState', 'import.changed'],
});

/**
 * Lets the stock be put back as it was, within 24 hours and while its lines are as the import left
 * them; the import is `undoing` until that is done, all of it or nothing.
 */
export const importUndo = command({
  path: '/inventory/import/undo',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.importUndo),
  failures: [
    'import.wrongState',
    'import.changed',
    'stock.changed',
    'stock.limit',
    'stock.undoOver',
  ],
});

/** My keys that are not revoked. */
export const keyList = query({
  path: '/inventory/key/list',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.keyList),
});

/** Makes a key; `key` is shown this once. `mode` is what its uploads do to the stock. */
export const keyAdd = command({
  path: '/inventory/key/add',
  perCaller: quotas.keys,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.keyAdd),
  failures: ['key.full'],
  secret: true,
  perMinute: 10,
});

/** Ends a key at once. */
export const keyRevoke = command({
  path: '/inventory/key/revoke',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.keyRevoke),
});

/**
 * Uploads a stock list by a key (header `assay-key`). It is read and applied without a person
 * where its columns are clear; else it waits in the seller's page, who is notified.
 */
export const keyedUpload = command({
  path: '/inventory/api/upload',
  perCaller: quotas.lists,
  callers: ['stockKey'],
  schemas: () => schemas().then((all) => all.keyedUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'import.tooMany', 'key.wrong'],
  form: true,
  spoolMb: limits.importMaxMb,
  perMinute: 6,
});

/** Returns the state of an upload by this seller's keys. */
export const keyedStatus = query({
  path: '/inventory/api/status',
  callers: ['stockKey'],
  schemas: () => schemas().then((all) => all.keyedStatus),
  failures: ['key.wrong'],
  perMinute: 60,
});
