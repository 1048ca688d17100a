import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import { assertBelowLimit, assertUndoable } from '#server/catalog/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Upload } from '#server/kit/implement.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { mappingFault } from './core/mapping.ts';
import type { InventoryDeps } from './deps.ts';
import { importViewOf } from './import-present.ts';
import { type ImportRecord, ownImport } from './import-store.ts';
import { remember } from './memory-store.ts';
import { lockOwn, takeStep } from './step.ts';
import { startWork, takeList } from './taking.ts';

type Move = Input<typeof contract.importApply>;

/** The import as it stands after an act. */
async function viewOf(ctx: CommandContext, id: string) {
  const record = await ownImport(ctx.tx, requireMember(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return importViewOf(record, ctx);
}

/** The file of a call that brings one to disk. */
export function spooledOf(upload: Upload | null) {
  if (!upload?.spooled) throw new Failure('file.empty', { name: upload?.name ?? '' }, 'file');
  return { name: upload.name, ...upload.spooled };
}

/** Takes a stock list that a seller uploads in its page. */
export async function uploadList(
  deps: InventoryDeps,
  ctx: CommandContext & { readonly upload: Upload | null },
) {
  const id = await takeList(ctx.tx, deps, {
    ...spooledOf(ctx.upload),
    account: requireMember(ctx).accountId,
    source: 'page',
    lang: ctx.lang,
    mode: null,
    now: ctx.now,
  });
  return viewOf(ctx, id);
}

const take = (ctx: CommandContext, record: ImportRecord, event: 'remap' | 'cancel') =>
  takeStep(ctx.tx, record, { event, by: 'seller', at: ctx.now });

/** Names the columns and the mode, remembers them, and lets the file be read. */
export async function mapList(ctx: CommandContext, input: Input<typeof contract.importMap>) {
  const account = requireMember(ctx).accountId;
  const { mapping, mode } = input;
  const record = await lockOwn(ctx.tx, account, input);
  const fault = mappingFault(mapping);
  const sheet = record.sheets.find(({ index }) => index === mapping.sheet);
  if (fault !== null) throw new Failure(fault, { currency: mapping.currency });
  if (sheet === undefined)
    throw Failure.invalidFields([{ field: 'mapping.sheet', key: 'invalid' }]);
  await takeStep(ctx.tx, record, {
    event: 'map',
    by: 'seller',
    at: ctx.now,
    set: { mapping, mode, remembered: false, counts: null, restart: true, unattended: false },
  });
  await remember(ctx.tx, { account, shape: sheet.shape, mapping, mode, now: ctx.now });
  await startWork(ctx.tx, record.id);
  return viewOf(ctx, record.id);
}

/** Goes back to the naming of columns. */
export async function remapList(ctx: CommandContext, move: Move) {
  const record = await lockOwn(ctx.tx, requireMember(ctx).accountId, move);
  await take(ctx, record, 'remap');
  return viewOf(ctx, record.id);
}

/** Lets what the preview shows be written. */
export async function applyList(ctx: CommandContext, move: Move) {
  const account = requireMember(ctx).accountId;
  const record = await lockOwn(ctx.tx, account, move);
  const judged = record.counts?.judged;
  const set = { unattended: false };
  await takeStep(ctx.tx, record, { event: 'apply', by: 'seller', at: ctx.now, set });
  if (judged) await assertBelowLimit(ctx.tx, account, judged.added - judged.removed);
  await startWork(ctx.tx, record.id);
  return viewOf(ctx, record.id);
}

/** Ends an import; who is reading it stops at its next word. */
export async function cancelList(ctx: CommandContext, move: Move) {
  const record = await lockOwn(ctx.tx, requireMember(ctx).accountId, move);
  await take(ctx, record, 'cancel');
  return viewOf(ctx, record.id);
}

/** Lets the stock be put back as it was before an import, where that can be done now. */
export async function undoList(ctx: CommandContext, move: Move) {
  const account = requireMember(ctx).accountId;
  const record = await lockOwn(ctx.tx, account, move);
  await takeStep(ctx.tx, record, {
    event: 'undo',
    by: 'seller',
    at: ctx.now,
    set: { problem: null },
  });
  if (record.change === null) throw new Failure('stock.undoOver');
  await assertUndoable(ctx.tx, { account, change: record.change, kind: 'import', now: ctx.now });
  await startWork(ctx.tx, record.id);
  return viewOf(ctx, record.id);
}
