import type { Input, Output } from '#contract/call.ts';
import type * as contract from '#contract/closes/calls.ts';
import type { CloseItem, CloseRow } from '#contract/closes/schemas.ts';
import { wire } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { auditRootsOf } from '#server/operator/public.ts';
import type { ClosesDeps } from '../deps.ts';
import * as store from '../store/closes.ts';

/** Returns what a close proves, for everybody. */
const toProof = ({ root, usd, cny, leaves, transfers, chainHead }: store.CloseRecord) => ({
  root,
  usd: wire(usd),
  cny: wire(cny, 'CNY'),
  leaves,
  transfers,
  chainHead,
});

const toRow = (close: store.ListedClose): CloseRow => ({
  ...toProof(close),
  day: close.day,
  since: close.since?.toISOString() ?? null,
  madeAt: close.madeAt.toISOString(),
  isSound: close.isSound,
  items: close.items,
  open: close.open,
  unassigned: close.unassigned,
});

const toItem = (item: store.ItemRecord): CloseItem => ({
  id: item.id,
  version: item.version,
  kind: item.kind,
  money: item.amount === null ? null : wire(item.amount, item.currency ?? 'USD'),
  count: item.count,
  records: [...item.records],
  assignedTo: item.assignedTo,
  assignedName: item.assignedName,
  note: item.note,
  changedName: item.changedName,
  changedAt: item.changedAt?.toISOString() ?? null,
  foundOn: item.foundOn,
  end: item.end && {
    kind: item.end.kind,
    at: item.end.endedAt.toISOString(),
    name: item.end.name,
    note: item.end.note,
  },
  reopened: item.reopenedNote === '' ? null : { name: item.reopenedName, note: item.reopenedNote },
});

/** Returns the closes of days, the newest first. */
export async function listCloses(
  ctx: QueryContext,
  input: Input<typeof contract.opsCloseList>,
): Promise<Output<typeof contract.opsCloseList>> {
  const { total, list } = await store.listCloses(ctx.tx, input);
  return { total, list: list.map(toRow) };
}

/** Returns the close of a day. Fails with notFound. */
export async function getClose(
  ctx: QueryContext,
  deps: ClosesDeps,
  { day }: Input<typeof contract.opsCloseOne>,
): Promise<Output<typeof contract.opsCloseOne>> {
  const close = await store.findClose(ctx.tx, day);
  if (close === null) throw new Failure('notFound');
  return {
    ...toRow(close),
    // Closes of before clearing accounts were looked at hold no figures of them.
    figures: close.figures.map((one) => ({ ...one, clearing: one.clearing ?? [] })),
    openItems: (await store.listItems(ctx.tx, day)).map(toItem),
    people: [...(await deps.financeStaff(ctx.tx))],
  };
}

/** Returns the published roots, the newest first. */
export async function listProofs(
  ctx: QueryContext,
  input: Input<typeof contract.balanceProofs>,
): Promise<Output<typeof contract.balanceProofs>> {
  const { total, list } = await store.listCloses(ctx.tx, input);
  const roots = await auditRootsOf(
    ctx.tx,
    list.map(({ day }) => day),
  );
  return {
    total,
    list: list.map((close) => ({
      ...toProof(close),
      audit: roots.get(close.day) ?? null,
      day: close.day,
      madeAt: close.madeAt.toISOString(),
      isSound: close.isSound,
      banks: close.figures.map(({ currency, closedOn, bank, difference }) => ({
        currency,
        closedOn,
        bank,
        difference,
      })),
    })),
  };
}
