import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import { assertBelowLimit, assertUndoable } from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Upload } from '#server/kit/implement.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { acceptList, enqueueImport } from './accept-list.ts';
import { mappingFailure } from './core/mapping.ts';
import type { InventoryDeps } from './deps.ts';
import { applyImportEvent, lockOwnImport } from './import-steps.ts';
import { findOwnImport, type ImportRecord } from './import-store.ts';
import { toImportView } from './import-views.ts';
import { upsertRememberedMapping } from './remembered-mapping-store.ts';

type Move = Input<typeof contract.importApply>;

/** The import as it stands after an act. */
async function readView(ctx: CommandContext, id: string) {
  const record = await findOwnImport(ctx.tx, requireMember(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return toImportView(record, ctx);
}

/** The file of a call that brings one to disk. */
export function requireSpooled(upload: Upload | null) {
  if (!upload?.spooled) throw new Failure('file.empty', { name: upload?.name ?? '' }, 'file');
  return { name: upload.name, ...upload.spooled };
}

/** Takes a stock list that a seller uploads in its page. */
export async function uploadList(
  deps: InventoryDeps,
  ctx: CommandContext & { readonly upload: Upload | null },
) {
  const id = await acceptList(ctx.tx, deps, {
    ...requireSpooled(ctx.upload),
    account: requireMember(ctx).accountId,
    source: 'page',
    lang: ctx.lang,
    mode: null,
    now: ctx.now,
  });
  return readView(ctx, id);
}

const applySellerEvent = (ctx: CommandContext, record: ImportRecord, event: 'remap' | 'cancel') =>
  applyImportEvent(ctx.tx, record, { event, by: 'seller', at: ctx.now });

/** Names the columns and the mode, remembers them, and lets the file be read. */
export async function mapList(ctx: CommandContext, input: Input<typeof contract.importMap>) {
  const account = requireMember(ctx).accountId;
  const { mapping, mode } = input;
  const record = await lockOwnImport(ctx.tx, account, input);
  const fault = mappingFailure(mapping);
  const sheet = record.sheets.find(({ index }) => index === mapping.sheet);
  if (fault !== null) throw new Failure(fault, { currency: mapping.currency });
  if (sheet === undefined)
    throw Failure.invalidFields([{ field: 'mapping.sheet', key: 'invalid' }]);
  await applyImportEvent(ctx.tx, record, {
    event: 'map',
    by: 'seller',
    at: ctx.now,
    set: { mapping, mode, remembered: false, counts: null, restart: true, unattended: false },
  });
  await upsertRememberedMapping(ctx.tx, {
    account,
    shape: sheet.shape,
    mapping,
    mode,
    now: ctx.now,
  });
  await enqueueImport(ctx.tx, record.id);
  return readView(ctx, record.id);
}

/** Goes back to the naming of columns. */
export async function remapList(ctx: CommandContext, move: Move) {
  const record = await lockOwnImport(ctx.tx, requireMember(ctx).accountId, move);
  await applySellerEvent(ctx, record, 'remap');
  return readView(ctx, record.id);
}

/** Lets what the preview shows be written. */
export async function applyList(ctx: CommandContext, move: Move) {
  const account = requireMember(ctx).accountId;
  const record = await lockOwnImport(ctx.tx, account, move);
  const expected = record.counts?.judged;
  const set = { unattended: false };
  await applyImportEvent(ctx.tx, record, { event: 'apply', by: 'seller', at: ctx.now, set });
  if (expected) await assertBelowLimit(ctx.tx, account, expected.added - expected.removed);
  await enqueueImport(ctx.tx, record.id);
  return readView(ctx, record.id);
}

/** Ends an import; who is reading it stops at its next word. */
export async function cancelList(ctx: CommandContext, move: Move) {
  const record = await lockOwnImport(ctx.tx, requireMember(ctx).accountId, move);
  await applySellerEvent(ctx, record, 'cancel');
  return readView(ctx, record.id);
}

/** Lets the stock be put back as it was before an import, where that can be done now. */
export async function undoList(ctx: CommandContext, move: Move) {
  const account = requireMember(ctx).accountId;
  const record = await lockOwnImport(ctx.tx, account, move);
  await applyImportEvent(ctx.tx, record, {
    event: 'undo',
    by: 'seller',
    at: ctx.now,
    set: { problem: null },
  });
  if (record.change === null) throw new Failure('stock.undoOver');
  await assertUndoable(ctx.tx, { account, change: record.change, kind: 'import', now: ctx.now });
  await enqueueImport(ctx.tx, record.id);
  return readView(ctx, record.id);
}
