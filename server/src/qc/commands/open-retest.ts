import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { InspectedOrder, OrderLot, QcDeps } from '../deps.ts';
import { lockInspectionsOf, roundsOf } from '../store/inspections.ts';
import { openOne } from './open-inspection.ts';

/** The order whose lots are tested again, and what was chosen of lots and tests. */
export interface Retest {
  readonly orderId: string;
  /** Ids of lots; those that did not pass where none is named. */
  readonly lots?: readonly string[];
  /** The tests that are made; those that were bought where none is named. */
  readonly tests?: readonly TestCode[];
}

/** Returns the named lots with pieces left. Fails with notFound where one is not of the order. */
function lotsByIds(order: InspectedOrder, ids: readonly string[]): OrderLot[] {
  return ids.map((id) => {
    const lot = order.lots.find((one) => one.id === id);
    if (lot === undefined) throw new Failure('notFound');
    if (lot.onShelf < 1) throw new Failure('qc.pieces', { left: lot.onShelf });
    return lot;
  });
}

/** Returns the lots that did not pass, or all where every one did and the buyer disputes it. */
function badLots({ lots }: InspectedOrder): OrderLot[] {
  const left = lots.filter((lot) => lot.onShelf > 0);
  const bad = left.filter((lot) => lot.verdict !== 'pass');
  return bad.length > 0 ? bad : left;
}

/**
 * Opens the next inspection of lots of an order with the pieces that are left of them. Fails with
 * notFound for a lot of another order and qc.pieces where none has a piece left.
 */
export async function openRetest(
  ctx: CommandContext,
  deps: QcDeps,
  { orderId, lots: named = [], tests: chosen = [] }: Retest,
): Promise<void> {
  await lockInspectionsOf(ctx.tx, orderId);
  const order = await deps.orders.find(ctx.tx, orderId);
  if (order === null) throw new Failure('notFound');
  const lots = named.length > 0 ? lotsByIds(order, [...new Set(named)]) : badLots(order);
  if (lots.length === 0) throw new Failure('qc.pieces', { left: 0 });
  const { goodsType, tests: bought } = order.inspection;
  const tests = chosen.length > 0 ? chosen : bought;
  for (const lot of lots) {
    const { rounds, isOpen } = await roundsOf(ctx.tx, lot.id);
    if (isOpen) continue;
    const { lineId, dateCode, lotCode, onShelf: pieces } = lot;
    const choice = { lineId, dateCode, lotCode, pieces, goodsType, tests: [...tests] };
    await openOne(ctx, deps, { order, lot, choice, round: rounds + 1 });
  }
}
