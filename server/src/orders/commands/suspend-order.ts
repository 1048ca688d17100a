import { moneyPlace } from '#contract/orders/money/money-place.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { orderMachine } from '../core/machine.ts';
import type { Side } from '../core/order.ts';
import { notifySide } from '../notify.ts';
import { lotsById } from '../store/lots.ts';
import { lockOrder } from '../store/orders.ts';
import { applyAsStaff } from './apply-as-party.ts';

/** A report that was revoked, with the lot that it was about. */
interface Revocation {
  readonly lotId: string;
  readonly no: string;
  readonly reason: string;
}

/**
 * Stops the order of a lot whose report was revoked while its money is held. Where the seller has
 * been paid, the buyer is notified of its after-sale claim; where nothing can be lost any more, nobody.
 * Returns the sides that were notified.
 */
export async function suspendOrder(
  ctx: CommandContext,
  { lotId, no: report, reason }: Revocation,
): Promise<readonly Side[]> {
  const [lot] = await lotsById(ctx.tx, [lotId]);
  const order = lot === undefined ? null : await lockOrder(ctx.tx, lot.orderId);
  if (order === null) return [];
  if (orderMachine.rows(order, 'suspend').length > 0) {
    const payload = { report, reason };
    const { id, version } = order;
    await applyAsStaff(ctx, 'qc', { id, version, event: 'suspend', payload });
    return ['buyer', 'seller'];
  }
  if (moneyPlace(order.kind, order.state) !== 'released') return [];
  const facts = { report, reason };
  await notifySide(ctx.tx, order, 'buyer', { kind: 'revokedAfterRelease', facts, now: ctx.now });
  return ['buyer'];
}
