import type { Tx } from '#server/kit/database/database.ts';
import {
  coverLoss,
  holdOrder,
  openWallet,
  refundOrder,
  releaseOrder,
} from '#server/wallet/public.ts';
import type { RevenueWhat } from '../../core/money/money.ts';
import type { Order } from '../../core/order.ts';
import type { MoneyStep } from '../../core/steps.ts';

/**
 * Moves an order's money by the ledger, step by step. The key of a step names the version that the
 * order has now: what was moved once for a version is never moved again.
 */
export async function moveMoney(
  tx: Tx,
  order: Order,
  steps: readonly MoneyStep[],
  now: Date,
): Promise<void> {
  for (const step of steps) await moveStep(tx, order, step, now);
}

/** Pays a side for lost goods from the platform's insurance account, once for an order. */
export async function payLoss(
  tx: Tx,
  order: Order,
  { to, minor, now }: { readonly to: string; readonly minor: bigint; readonly now: Date },
): Promise<void> {
  const key = `order:${order.id}:loss`;
  const ref = { kind: order.kind, id: order.id, no: order.no };
  await coverLoss(tx, { key, order: ref, to, minor, now });
}

async function moveStep(tx: Tx, order: Order, step: MoneyStep, now: Date): Promise<void> {
  const movement = {
    key: `order:${order.id}:${order.version}:${step.what}`,
    order: { kind: order.kind, id: order.id, no: order.no },
    now,
  };
  if (step.what === 'hold') {
    // A buyer who never recharged has no account yet; it is to be told that the balance is short.
    await openWallet(tx, order.buyer.id);
    await holdOrder(tx, { ...movement, buyerId: order.buyer.id, minor: step.minor });
  } else if (step.what === 'refund') {
    await refundOrder(tx, { ...movement, minor: step.minor });
  } else {
    if (order.seller === null) throw new Error(`order ${order.no} was paid without a seller`);
    await releaseOrder(tx, {
      ...movement,
      to: step.toSeller > 0n ? [{ sellerId: order.seller.id, minor: step.toSeller }] : [],
      revenue: (Object.entries(step.revenue) as [RevenueWhat, bigint][])
        .filter(([, minor]) => minor > 0n)
        .map(([what, minor]) => ({ what, minor })),
    });
  }
}
