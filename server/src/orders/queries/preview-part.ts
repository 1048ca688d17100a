import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/money/preview-calls.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import { Failure } from '#server/kit/failure.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import {
  moneyGoingOn,
  moneyOfPart,
  moneyOfShipment,
  type Reading,
} from '../core/money/event-money.ts';
import type { Order } from '../core/order.ts';
import { allowedFor, type Reader, readingOf } from '../core/views/allowed-events.ts';
import { toEventMoney } from '../core/views/event-money-view.ts';
import type { OrdersDeps } from '../deps.ts';
import { readOrder } from '../store/orders.ts';
import { isOwnOrder } from './is-own-order.ts';
import { readerOf } from './read-order-view.ts';

interface Previewed {
  readonly order: Order;
  readonly me: Reader['me'];
  readonly reading: Reading;
  /** Whether the caller may take the event now. */
  readonly isAllowed: boolean;
}

/** Reads an order and who asks about an event of it; fails with notFound where it is not theirs. */
async function readPreviewed(
  ctx: RequestContext,
  id: string,
  event: OrderEvent,
): Promise<Previewed> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const reader = readerOf(ctx, order);
  const parties = { buyerId: order.buyer.id, sellerId: order.seller?.id ?? null };
  const staffIsParty =
    reader.me === 'staff' && (await isOwnOrder(ctx.tx, parties, reader.accountId));
  const events = allowedFor(order, reader, { now: ctx.now, staffIsParty });
  return {
    order,
    me: reader.me,
    reading: readingOf(reader, ctx.now),
    isAllowed: events.some((one) => one.event === event && one.allowed),
  };
}

/** Returns the money of a part that support would accept; fails with notFound. */
export async function previewPart(
  ctx: RequestContext,
  _deps: OrdersDeps,
  { id, lines }: Input<typeof contract.previewPart>,
): Promise<HandlerOutput<typeof contract.previewPart>> {
  const { order, me, reading, isAllowed } = await readPreviewed(ctx, id, 'settlePart');
  const money = isAllowed ? moneyOfPart(order, lines, reading) : null;
  return { money: money && toEventMoney('settlePart', money, me) };
}

/** Returns the money of an order whose seller ships these pieces; fails with notFound. */
export async function previewShip(
  ctx: RequestContext,
  _deps: OrdersDeps,
  { id, lines }: Input<typeof contract.previewShip>,
): Promise<HandlerOutput<typeof contract.previewShip>> {
  const { order, me, isAllowed } = await readPreviewed(ctx, id, 'ship');
  if (!isAllowed) return { money: null };
  return { money: toEventMoney('ship', moneyOfShipment(order, lines), me) };
}

/** Returns what goes on by itself where the buyer rejects these lines; fails with notFound. */
export async function previewReject(
  ctx: RequestContext,
  _deps: OrdersDeps,
  { id, lines }: Input<typeof contract.previewReject>,
): Promise<HandlerOutput<typeof contract.previewReject>> {
  const { order, me, isAllowed } = await readPreviewed(ctx, id, 'reject');
  const part = isAllowed ? moneyGoingOn(order, lines) : null;
  if (part === null) return { goesOn: [], money: null };
  return { goesOn: [...part.lines], money: toEventMoney('reject', part.money, me) };
}
