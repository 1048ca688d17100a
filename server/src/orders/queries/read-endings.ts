import type { HandlerOutput, Input } from '#contract/call.ts';
import type { orderEndings, previewEndings } from '#contract/orders/endings-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { toEndingsView } from '../core/views/endings-view.ts';
import type { OrdersDeps } from '../deps.ts';
import { readHistory, readOrder } from '../store/orders.ts';
import { previewOrder } from './preview-order.ts';
import { readerOf } from './read-order-view.ts';

type View = HandlerOutput<typeof orderEndings>;

/** Returns every ending of an order of the caller's; fails with notFound where it has none. */
export async function readEndings(
  ctx: RequestContext,
  _deps: OrdersDeps,
  { id }: Input<typeof orderEndings>,
): Promise<View> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  readerOf(ctx, order);
  const history = await readHistory(ctx.tx, id);
  const past = history.map(({ event, fromState, toState }) =>
    // Lines that were split off count as confirmed, as those of a report nobody answers.
    event === 'split'
      ? ({ event: 'autoAccept', from: 'reported', to: toState } as const)
      : { event, from: fromState, to: toState },
  );
  return toEndingsView(order, past, ctx.now);
}

/** Returns every ending of an order that the caller has not placed yet, at today's fees. */
export async function previewOrderEndings(
  ctx: RequestContext,
  deps: OrdersDeps,
  input: Input<typeof previewEndings>,
): Promise<View> {
  requireMember(ctx);
  return toEndingsView(await previewOrder(ctx, deps, input), [], ctx.now);
}
