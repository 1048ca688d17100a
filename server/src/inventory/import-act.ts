import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import { assertRoom, assertUndoable } from '#server/catalog/public.ts';
import { type AtAct, member } from '#server/kit/at.ts';
import type { Upload } from '#server/kit/bind.ts';
import { Fail } from '#server/kit/fail.ts';
import { mappingFault } from './core/mapping.ts';
import type { InventoryDeps } from './deps.ts';
import { importViewOf } from './import-present.ts';
import { type ImportRecord, ownImport } from './import-store.ts';
import { remember } from './memory-store.ts';
import { lockOwn, takeStep } from './step.ts';
import { startWork, takeList } from './taking.ts';

type Move = Input<typeof contract.importApply>;

/** The import as it stands after an act. */
async function viewOf(at: AtAct, id: string) {
  const record = await ownImport(at.tx, member(at).accountId, id);
  if (record === null) throw new Fail('notFound');
  return importViewOf(record, at);
}

/** The file of a call that brings one to disk. */
export function spooledOf(upload: Upload | null) {
  if (!upload?.spooled) throw new Fail('file.empty', { name: upload?.name ?? '' }, 'file');
  return { name: upload.name, ...upload.spooled };
}

/** Takes a stock list that a seller uploads in its page. */
export async function uploadList(
  deps: InventoryDeps,
  at: AtAct & { readonly upload: Upload | null },
) {
  const id = await takeList(at.tx, deps, {
    ...spooledOf(at.upload),
    account: member(at).accountId,
    source: 'page',
    lang: at.lang,
    mode: null,
    now: at.now,
  });
  return viewOf(at, id);
}

const take = (at: AtAct, record: ImportRecord, event: 'remap' | 'cancel') =>
  takeStep(at.tx, record, { event, by: 'seller', at: at.now });

/** Names the columns and the mode, remembers them, and lets the file be read. */
export async function mapList(at: AtAct, input: Input<typeof contract.importMap>) {
  const account = member(at).accountId;
  const { mapping, mode } = input;
  const record = await lockOwn(at.tx, account, input);
  const fault = mappingFault(mapping);
  const sheet = record.sheets.find(({ index }) => index === mapping.sheet);
  if (fault !== null) throw new Fail(fault, { currency: mapping.currency });
  if (sheet === undefined) throw Fail.fields([{ field: 'mapping.sheet', key: 'invalid' }]);
  await takeStep(at.tx, record, {
    event: 'map',
    by: 'seller',
    at: at.now,
    set: { mapping, mode, remembered: false, counts: null, restart: true, unattended: false },
  });
  await remember(at.tx, { account, shape: sheet.shape, mapping, mode, now: at.now });
  await startWork(at.tx, record.id);
  return viewOf(at, record.id);
}

/** Goes back to the naming of columns. */
export async function remapList(at: AtAct, move: Move) {
  const record = await lockOwn(at.tx, member(at).accountId, move);
  await take(at, record, 'remap');
  return viewOf(at, record.id);
}

/** Lets what the preview shows be written. */
export async function applyList(at: AtAct, move: Move) {
  const account = member(at).accountId;
  const record = await lockOwn(at.tx, account, move);
  const judged = record.counts?.judged;
  const set = { unattended: false };
  await takeStep(at.tx, record, { event: 'apply', by: 'seller', at: at.now, set });
  if (judged) await assertRoom(at.tx, account, judged.added - judged.removed);
  await startWork(at.tx, record.id);
  return viewOf(at, record.id);
}

/** Ends an import; who is reading it stops at its next word. */
export async function cancelList(at: AtAct, move: Move) {
  const record = await lockOwn(at.tx, member(at).accountId, move);
  await take(at, record, 'cancel');
  return viewOf(at, record.id);
}

/** Lets the stock be put back as it was before an import, where that can be done now. */
export async function undoList(at: AtAct, move: Move) {
  const account = member(at).accountId;
  const record = await lockOwn(at.tx, account, move);
  await takeStep(at.tx, record, {
    event: 'undo',
    by: 'seller',
    at: at.now,
    set: { problem: null },
  });
  if (record.change === null) throw new Fail('stock.undoOver');
  await assertUndoable(at.tx, { account, change: record.change, kind: 'import', now: at.now });
  await startWork(at.tx, record.id);
  return viewOf(at, record.id);
}
