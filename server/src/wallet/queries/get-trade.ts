import type { Output } from '#contract/call.ts';
import { formatDecimal, wire } from '#contract/money.ts';
import type { OrderCause } from '#contract/wallet/schemas.ts';
import type { tradeOne, tradeRefundOne, tradeSettleOne } from '#contract/wallet/trade-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import type { TransferKind } from '../core/transfer.ts';
import type { OrderAmounts, WalletDeps } from '../deps.ts';
import { escrowOf } from '../store/ledger.ts';
import { findEntryOf, type LogEntry } from '../store/log.ts';
import { escrowAround } from '../store/trades.ts';
import { toLogRow } from './list-log.ts';

interface Found {
  readonly entry: LogEntry;
  readonly order: OrderCause;
  readonly amounts: OrderAmounts | null;
}

/** Returns a movement of the reader's money by an order. Fails with notFound. */
async function findOwn(
  ctx: RequestContext,
  deps: WalletDeps,
  { id, kind }: { readonly id: string; readonly kind: TransferKind },
): Promise<Found> {
  const entry = await findEntryOf(ctx.tx, requireMember(ctx).accountId, id);
  if (entry === null || entry.kind !== kind || entry.transfer !== id) throw new Failure('notFound');
  const { orderKind, orderId, orderNo } = entry;
  if (orderKind === null || orderId === null || orderNo === null) throw new Failure('notFound');
  return {
    entry,
    order: { kind: orderKind, id: orderId, no: orderNo },
    amounts: await deps.orderAmounts(ctx.tx, orderId),
  };
}

/** Returns the reader's payment of an order. */
export async function getTrade(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<Output<typeof tradeOne>> {
  const { entry, order, amounts } = await findOwn(ctx, deps, { id, kind: 'orderPaid' });
  const escrow = await escrowOf(ctx.tx, order.id);
  if (escrow === null) throw new Error(`order ${order.no} was paid without an escrow`);
  const parts = amounts?.paid;
  const isWhole =
    parts !== undefined &&
    parts.goods + parts.tests + parts.freight + parts.service === -entry.amount;
  return {
    entry: await toLogRow(ctx, deps, entry),
    order,
    parts: isWhole
      ? {
          goods: wire(parts.goods),
          tests: wire(parts.tests),
          freight: wire(parts.freight),
          service: wire(parts.service),
        }
      : null,
    escrow: {
      held: wire(escrow.held),
      released: wire(escrow.released),
      refunded: wire(escrow.refunded),
      rest: wire(escrow.rest),
      resolvedAt: escrow.resolvedAt?.toISOString() ?? null,
    },
  };
}

/** Returns what the reader got for an order that it sold. */
export async function getSettle(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<Output<typeof tradeSettleOne>> {
  const { entry, order, amounts } = await findOwn(ctx, deps, { id, kind: 'orderReleased' });
  const parts = amounts?.settled;
  const isWhole =
    parts !== undefined &&
    parts.goods - parts.commission - parts.service - parts.tests - parts.freight === entry.amount;
  return {
    entry: await toLogRow(ctx, deps, entry),
    order,
    parts: isWhole
      ? {
          goods: wire(parts.goods),
          commission: wire(parts.commission),
          commissionPercent: formatDecimal(BigInt(parts.commissionBp), 2),
          service: wire(parts.service),
          tests: wire(parts.tests),
          freight: wire(parts.freight),
        }
      : null,
  };
}

/** Returns what the reader got back of an order. */
export async function getRefund(
  ctx: RequestContext,
  deps: WalletDeps,
  { id }: { readonly id: string },
): Promise<Output<typeof tradeRefundOne>> {
  const { entry, order } = await findOwn(ctx, deps, { id, kind: 'orderRefunded' });
  const moved = await escrowAround(ctx.tx, { orderId: order.id, transferId: id });
  if (moved === null) throw new Error(`order ${order.no} was refunded without an escrow`);
  return {
    entry: await toLogRow(ctx, deps, entry),
    order,
    heldBefore: wire(moved.before),
    restAfter: wire(moved.after),
  };
}
