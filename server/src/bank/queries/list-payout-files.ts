import { paymentKinds } from '#contract/bank/constants.ts';
import type {
  opsPayoutFileList,
  opsPayoutFileOne,
  opsPayoutReady,
} from '#contract/bank/payout-calls.ts';
import type { PayoutFile, ReadyPayout } from '#contract/bank/payout-schemas.ts';
import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import { paymentDay } from '../core/payment-day.ts';
import type { Payment, PayoutDeps } from '../deps.ts';
import { actorOf, payoutFileMachine } from '../payout-process.ts';
import {
  contentOf,
  findFile,
  itemsOfFile,
  listFiles,
  listWaiting,
  type PayoutFileRecord,
} from '../store/payout-files.ts';

const toHeldBy = (hold: { readonly no: string; readonly link: string } | undefined) =>
  hold === undefined ? null : { no: hold.no, link: hold.link };

/** Returns the findings that hold payments, by payment. */
async function holdsOf(
  { tx }: QueryContext,
  { payments }: PayoutDeps,
  list: readonly Payment[],
): Promise<ReadonlyMap<string, { readonly no: string; readonly link: string }>> {
  const holds = new Map<string, { readonly no: string; readonly link: string }>();
  for (const kind of paymentKinds) {
    const ids = list.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, hold] of await payments[kind].holdsOf(tx, ids)) holds.set(id, hold);
  }
  return holds;
}

/** Returns the payments whose payees were changed since their applications. */
async function changedPayees(
  { tx }: QueryContext,
  { payments }: PayoutDeps,
  list: readonly Payment[],
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>();
  for (const kind of paymentKinds) {
    const ids = list.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const id of await payments[kind].changedPayees(tx, ids)) changed.add(id);
  }
  return changed;
}

async function toReady(
  ctx: QueryContext,
  deps: PayoutDeps,
  list: readonly Payment[],
): Promise<ReadyPayout[]> {
  const owners = await deps.owners(ctx.tx, [...new Set(list.flatMap(({ owner }) => owner ?? []))]);
  const holds = await holdsOf(ctx, deps, list);
  const changed = await changedPayees(ctx, deps, list);
  return list.map((one) => ({
    kind: one.kind,
    id: one.id,
    no: one.no,
    ownerName: owners.get(one.owner ?? '')?.name ?? '',
    payee: one.payee.accountName,
    amount: wire(one.amount, one.currency),
    link: one.link,
    heldBy: toHeldBy(holds.get(one.id)),
    payeeChanged: changed.has(one.id),
  }));
}

/** Returns the payments that may go into a file and that none has. */
export async function listReady(
  ctx: QueryContext,
  deps: PayoutDeps,
): Promise<Output<typeof opsPayoutReady>> {
  const waiting = await listWaiting(ctx.tx);
  const ready: Payment[] = [];
  for (const kind of paymentKinds) {
    const approved = await deps.payments[kind].approved(ctx.tx, ctx.now);
    ready.push(...approved.filter(({ id }) => !waiting.has(id)));
  }
  return { list: await toReady(ctx, deps, ready) };
}

function toView(ctx: QueryContext, file: PayoutFileRecord): PayoutFile {
  const { accountId } = requireStaff(ctx);
  const actor = actorOf(file, accountId);
  return {
    id: file.id,
    no: file.no,
    version: file.version,
    state: file.state,
    total: wire(file.total, file.currency),
    count: file.count,
    sha256: file.sha256,
    // Of a file that waits: if it is released now.
    paidOn: file.state === 'made' ? file.paidOn && paymentDay(file.currency, ctx.now) : file.paidOn,
    madeAt: file.madeAt.toISOString(),
    madeBy: file.madeName,
    decidedAt: file.decidedAt?.toISOString() ?? null,
    decidedBy: file.decidedName,
    events: payoutFileMachine
      .allowedEvents(file, { actor, now: ctx.now, accountId })
      .filter(({ allowed }) => allowed)
      .map(({ event }) => event),
  };
}

/** Returns a page of files. */
export async function listPayoutFiles(
  ctx: QueryContext,
  input: Input<typeof opsPayoutFileList>,
): Promise<Output<typeof opsPayoutFileList>> {
  const { total, list } = await listFiles(ctx.tx, input);
  return { total, list: list.map((file) => toView(ctx, file)) };
}

/** Returns one file with its payments; what it says only once it was released. */
export async function getPayoutFile(
  ctx: QueryContext,
  deps: PayoutDeps,
  { id }: Input<typeof opsPayoutFileOne>,
): Promise<Output<typeof opsPayoutFileOne>> {
  const file = await findFile(ctx.tx, id);
  if (file === null) throw new Failure('notFound');
  const items = await itemsOfFile(ctx.tx, id);
  const ids = items.map(({ payment }) => payment);
  const payouts: Payment[] = [];
  for (const kind of paymentKinds) payouts.push(...(await deps.payments[kind].byIds(ctx.tx, ids)));
  const ready = new Map((await toReady(ctx, deps, payouts)).map((one) => [one.id, one]));
  const isHeld = [...ready.values()].some((one) => one.heldBy !== null || one.payeeChanged);
  const view = toView(ctx, file);
  return {
    file: isHeld ? { ...view, events: view.events.filter((event) => event !== 'release') } : view,
    items: items.flatMap(({ payment, endToEnd }) => {
      const payout = payouts.find((one) => one.id === payment);
      const item = ready.get(payment);
      if (payout === undefined || item === undefined) return [];
      const { state, reason, payee } = payout;
      const { accountNumber, bankName, bankCode } = payee;
      return [{ ...item, endToEnd, accountNumber, bankName, bankCode, state, reason }];
    }),
    content: file.state === 'released' ? await contentOf(ctx.tx, id) : null,
  };
}
