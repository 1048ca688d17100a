import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { QcDeps } from '../deps.ts';
import { lockInspectionsOf, roundsOf } from '../store/inspections.ts';
import { openOne } from './open-inspection.ts';

/**
 * Opens the next inspection of each lot of an order that did not pass, with the pieces that are
 * left of it and the tests that were bought. Fails with qc.pieces where none has a piece left.
 */
export async function openRetest(
  ctx: CommandContext,
  deps: QcDeps,
  orderId: string,
): Promise<void> {
  await lockInspectionsOf(ctx.tx, orderId);
  const order = await deps.orders.find(ctx.tx, orderId);
  if (order === null) throw new Failure('notFound');
  const left = order.lots.filter((lot) => lot.onShelf > 0);
  const bad = left.filter((lot) => lot.verdict !== 'pass');
  // Where all passed and the buyer disputes it nevertheless, all are tested again.
  const lots = bad.length > 0 ? bad : left;
  if (lots.length === 0) throw new Failure('qc.pieces', { left: 0 });
  const { goodsType, tests } = order.inspection;
  for (const lot of lots) {
    const { rounds, isOpen } = await roundsOf(ctx.tx, lot.id);
    if (isOpen) continue;
    const { lineId, dateCode, lotCode, onShelf: pieces } = lot;
    const choice = { lineId, dateCode, lotCode, pieces, goodsType, tests: [...tests] };
    await openOne(ctx, deps, { order, lot, choice, round: rounds + 1 });
  }
}
