import * as contract from '#contract/quarantine/calls.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  type CommandContext,
  type RequestContext,
  requireMember,
  requireStaff,
} from '#server/kit/request-context.ts';
import { findOrderForQc, refuseOwnOrder } from '#server/orders/public.ts';
import { resolveParcel } from '#server/settings/public.ts';
import type { QuarantineDeps } from './deps.ts';
import { applyQuarantineEvent, applySample, type QuarantineCaller } from './process.ts';
import { type Entry, entriesOfOrder, findEntry, listEntries } from './store/entries.ts';
import { toQuarantineView } from './views.ts';

async function readEntry(ctx: RequestContext, deps: QuarantineDeps, id: string) {
  const entry = await findEntry(ctx.tx, id);
  if (entry === null) throw new Failure('notFound');
  return toQuarantineView(ctx, deps, entry);
}

/** Returns entries as their reader may see them, one after the other: they share a connection. */
async function viewsOf(ctx: RequestContext, deps: QuarantineDeps, entries: readonly Entry[]) {
  const views: QuarantineView[] = [];
  for (const entry of entries) views.push(await toQuarantineView(ctx, deps, entry));
  return views;
}

/** The entries of an order; fails with notFound for who is no party of it. */
async function readOfOrder(ctx: RequestContext, deps: QuarantineDeps, orderId: string) {
  const order = await findOrderForQc(ctx.tx, orderId);
  const { caller } = ctx;
  const isParty =
    caller.kind === 'member' &&
    (caller.accountId === order?.buyerId || caller.accountId === order?.sellerId);
  if (order === null || !(caller.kind === 'staff' || isParty)) throw new Failure('notFound');
  const entries = await entriesOfOrder(ctx.tx, orderId);
  return viewsOf(ctx, deps, entries);
}

const byStaff = (ctx: CommandContext, as: 'support' | 'warehouse'): QuarantineCaller => {
  const { accountId, name } = requireStaff(ctx);
  return { as, accountId, name };
};

/** Fails with order.own where the caller is a party of an entry's order: it gives no verdict. */
async function refuseParty(ctx: CommandContext, id: string): Promise<void> {
  const entry = await findEntry(ctx.tx, id);
  if (entry === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx.tx, entry, requireStaff(ctx).accountId);
}

/** Keeps a certificate and opens it to both parties. */
async function storeCertificate(
  ctx: CommandContext,
  deps: QuarantineDeps,
  { id, file }: { readonly id: string; readonly file: string },
) {
  const entry = await findEntry(ctx.tx, id);
  if (entry === null) throw new Failure('notFound');
  const readers = [entry.buyerId, ...(entry.sellerId === null ? [] : [entry.sellerId])];
  const owner = requireStaff(ctx).accountId;
  const [certificate] = await deps.files.store(ctx.tx, { urls: [file], owner, readers });
  if (certificate === undefined) throw new Failure('file.unknown');
  return { url: certificate.url, name: certificate.name };
}

const warehouseCalls = (deps: QuarantineDeps): readonly Implementation[] => [
  implement(contract.sendSample, async (ctx, { id, version, ...typed }) => {
    const payload = await resolveParcel(ctx.tx, typed);
    const actor = byStaff(ctx, 'warehouse');
    await applySample(ctx, deps, { id, version, actor, payload });
    return readEntry(ctx, deps, id);
  }),
  implement(contract.relocateQuarantine, async (ctx, { id, version, ...payload }) => {
    const actor = byStaff(ctx, 'warehouse');
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'relocate', actor, payload });
    return readEntry(ctx, deps, id);
  }),
  implement(contract.sendBackQuarantine, async (ctx, { id, version, ...typed }) => {
    const payload = await resolveParcel(ctx.tx, typed);
    const actor = byStaff(ctx, 'warehouse');
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'sendBack', actor, payload });
    return readEntry(ctx, deps, id);
  }),
  implement(contract.certifyQuarantine, async (ctx, { id, version, file, reason }) => {
    const stored = await storeCertificate(ctx, deps, { id, file });
    const payload = { certificate: { ...stored, reason } };
    const actor = byStaff(ctx, 'warehouse');
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'certify', actor, payload });
    return readEntry(ctx, deps, id);
  }),
  implement(contract.scrapQuarantine, async (ctx, { id, version, file }) => {
    const payload = { certificate: await storeCertificate(ctx, deps, { id, file }) };
    const actor = byStaff(ctx, 'warehouse');
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'scrap', actor, payload });
    return readEntry(ctx, deps, id);
  }),
];

/** Returns the handlers of the slice's calls. */
export const quarantineHandlers = (deps: QuarantineDeps): readonly Implementation[] => [
  implement(contract.quarantineOfOrder, (ctx, { id }) => readOfOrder(ctx, deps, id)),
  implement(contract.requestSample, async (ctx, { id, version }) => {
    const { accountId } = requireMember(ctx);
    const actor = { as: 'seller', accountId, name: '' } as const;
    const payload = {};
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'requestSample', actor, payload });
    return readEntry(ctx, deps, id);
  }),
  implement(contract.opsQuarantineList, async (ctx, input) => {
    const { total, list } = await listEntries(ctx.tx, input);
    return { total, list: await viewsOf(ctx, deps, list) };
  }),
  implement(contract.opsQuarantineOne, (ctx, { id }) => readEntry(ctx, deps, id)),
  implement(contract.clearQuarantine, async (ctx, { id, version, ...payload }) => {
    await refuseParty(ctx, id);
    const actor = byStaff(ctx, 'support');
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'clear', actor, payload });
    return readEntry(ctx, deps, id);
  }),
  implement(contract.confirmQuarantine, async (ctx, { id, version, ...payload }) => {
    await refuseParty(ctx, id);
    const actor = byStaff(ctx, 'support');
    await applyQuarantineEvent(ctx, deps, { id, version, event: 'confirm', actor, payload });
    return readEntry(ctx, deps, id);
  }),
  ...warehouseCalls(deps),
];
