import type { Input, Output } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { walletLogList, walletLogOne } from '#contract/wallet/calls.ts';
import { LOG_PARTS } from '#contract/wallet/constants.ts';
import type { LogRow } from '#contract/wallet/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { kindsOf } from '../core/matter.ts';
import type { WalletDeps } from '../deps.ts';
import {
  findAccountEndings,
  findEntry,
  findEntryOf,
  findFailedRecharge,
  type LogEntry,
  listEntries,
} from '../store/log.ts';
import { toLogView } from '../views.ts';

const DAY_MS = 86_400_000;

/** The instant at which a day of GMT+8 begins. */
const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Adds the order to money that a claim holds or gives back: the ledger knows the claim alone. */
async function withClaimOrders(
  { tx }: RequestContext,
  deps: WalletDeps,
  found: readonly LogEntry[],
): Promise<readonly LogEntry[]> {
  const ofClaims = found.filter(({ causeKind, orderId }) => causeKind === 'claim' && !orderId);
  const orders = await deps.claimOrders(tx, [...new Set(ofClaims.map(({ causeId }) => causeId))]);
  return found.map((entry) => {
    const order = entry.orderId === null ? orders.get(entry.causeId) : undefined;
    if (order === undefined) return entry;
    return { ...entry, orderKind: order.kind, orderId: order.id, orderNo: order.no };
  });
}

/** Returns entries as their owner sees them, with their bank accounts and the parts of their orders. */
async function toLogViews(
  ctx: RequestContext,
  deps: WalletDeps,
  booked: readonly LogEntry[],
): Promise<LogRow[]> {
  const { tx } = ctx;
  const found = await withClaimOrders(ctx, deps, booked);
  const endings = await findAccountEndings(
    tx,
    found.map(({ causeId }) => causeId),
  );
  const orders = found.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const parts = await deps.orderParts(tx, [...new Set(orders)], LOG_PARTS);
  return found.map((entry) =>
    toLogView(entry, {
      ending: endings.get(entry.causeId),
      order: entry.orderId === null ? undefined : parts.get(entry.orderId),
    }),
  );
}

/** Returns one entry as its owner sees it. */
export async function toLogRow(
  ctx: RequestContext,
  deps: WalletDeps,
  entry: LogEntry,
): Promise<LogRow> {
  const [view] = await toLogViews(ctx, deps, [entry]);
  if (view === undefined) throw new Error('an entry has no view');
  return view;
}

/**
 * Returns the balance before the oldest entry of a page: with the changes of the page it makes the
 * balance after its newest one. The rows were read by one statement, so that it holds whatever moves.
 */
function broughtForwardOf(
  { matter, state, find, from, pageNum, pageSize }: Input<typeof walletLogList>,
  { total, list }: { readonly total: number; readonly list: readonly LogEntry[] },
): Output<typeof walletLogList>['broughtForward'] {
  if (matter !== undefined || state !== undefined || find !== '') return null;
  const booked = list.filter(({ seq }) => seq !== null);
  const [first = null] = booked.toSorted((one, other) =>
    Number((one.seq ?? 0n) - (other.seq ?? 0n)),
  );
  // A page of failed recharges alone changed nothing: they stand with the balance of their time.
  const balance = first === null ? list.at(-1)?.balanceAfter : first.balanceAfter - first.amount;
  if (balance === undefined) return null;
  const begins = pageNum * pageSize >= total ? (from ?? null) : null;
  const isFirstEver = first === null ? balance === 0n : first.seq === 1n;
  return isFirstEver && begins === null ? null : { from: begins, balance: wire(balance) };
}

/** Returns a page of the reader's ledger. */
export async function listLog(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof walletLogList>,
): Promise<Output<typeof walletLogList>> {
  const { matter, state, from, to, ...page } = input;
  const { total, list } = await listEntries(ctx.tx, requireMember(ctx).accountId, {
    ...page,
    kinds: matter === undefined ? null : kindsOf(matter),
    state: state ?? null,
    between: {
      from: from === undefined ? null : dayStart(from),
      until: to === undefined ? null : new Date(dayStart(to).getTime() + DAY_MS),
    },
  });
  return {
    total,
    list: await toLogViews(ctx, deps, list),
    broughtForward: broughtForwardOf(input, { total, list }),
  };
}

/** Returns a row of the reader's ledger, by its number or by the record that it leads to. */
export async function getLogEntry(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: Input<typeof walletLogOne>,
): Promise<LogRow> {
  const owner = requireMember(ctx).accountId;
  const isNumber = /^\d+$/.test(id);
  const entry = isNumber
    ? await findEntry(ctx.tx, owner, id)
    : ((await findFailedRecharge(ctx.tx, owner, id)) ?? (await findEntryOf(ctx.tx, owner, id)));
  if (entry === null) throw new Failure('notFound');
  return toLogRow(ctx, deps, entry);
}
