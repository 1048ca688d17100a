import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { Order } from '../core/order.ts';
import { lockOrder } from '../store/orders.ts';
import { refuseOwnMoney } from './money/refuse-own-money.ts';

/** An order as the caller saw it. */
interface OrderVersion {
  readonly id: string;
  readonly version: number;
}

/** Locks an order. Fails with notFound, and with order.hasChange where it is at another version. */
export async function lockVersion(tx: Tx, { id, version }: OrderVersion): Promise<Order> {
  const order = await lockOrder(tx, id);
  if (order === null) throw new Failure('notFound');
  if (order.version !== version) throw new Failure('order.hasChange');
  return order;
}

/** Locks an order of others for a request of staff. Fails as `lockVersion` and `refuseOwnMoney`. */
export async function lockOrderOfOthers(
  ctx: CommandContext,
  target: OrderVersion,
): Promise<{ readonly order: Order; readonly accountId: string }> {
  const order = await lockVersion(ctx.tx, target);
  const { accountId } = requireStaff(ctx);
  await refuseOwnMoney(ctx.tx, order, accountId);
  return { order, accountId };
}
