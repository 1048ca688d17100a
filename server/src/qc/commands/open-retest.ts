import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { RetestOrder } from '../core/inspection.ts';
import type { InspectedOrder, OrderLot, QcDeps } from '../deps.ts';
import { countRounds, lockInspectionsOf } from '../store/inspections.ts';
import { openOne } from './open-inspections.ts';

/** The order whose lots are tested again: which lots, which tests, by whom, why and at what price. */
export interface Retest extends RetestOrder {
  readonly orderId: string;
  /** Ids of lots. */
  readonly lots: readonly string[];
  readonly tests: readonly TestCode[];
}

/** Returns the named lots with pieces left. Fails with notFound where one is not of the order. */
function requireLots(order: InspectedOrder, ids: readonly string[]): OrderLot[] {
  return ids.map((id) => {
    const lot = order.lots.find((one) => one.id === id);
    if (lot === undefined) throw new Failure('notFound');
    if (lot.onShelf < 1) throw new Failure('qc.pieces', { left: lot.onShelf });
    return lot;
  });
}

/**
 * Opens the next inspection of lots of an order with the pieces that are left of them. Fails with
 * notFound for a lot of another order and qc.pieces where none has a piece left.
 */
export async function openRetest(
  ctx: CommandContext,
  deps: QcDeps,
  { orderId, lots: named, tests, by, reason, price }: Retest,
): Promise<void> {
  await lockInspectionsOf(ctx.tx, orderId);
  const order = await deps.orders.find(ctx.tx, orderId);
  if (order === null) throw new Failure('notFound');
  const lots = requireLots(order, [...new Set(named)]);
  if (lots.length === 0) throw new Failure('qc.pieces', { left: 0 });
  const { goodsType } = order.inspection;
  for (const lot of lots) {
    const { rounds, isOpen } = await countRounds(ctx.tx, lot.id);
    if (isOpen) continue;
    const { lineId, dateCode, lotCode, onShelf: pieces } = lot;
    const choice = { lineId, dateCode, lotCode, pieces, goodsType, tests: [...tests] };
    const retest = { by, reason, price };
    await openOne(ctx, deps, { order, lot, choice, round: rounds + 1, retest });
  }
}
