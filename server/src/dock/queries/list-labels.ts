import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/dock/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { findOrderForQc } from '#server/orders/public.ts';
import type { DockDeps } from '../deps.ts';
import { labelAddress } from '../label-code.ts';

/** Returns the labels of an order; the buyer has none, and the seller no lots. */
export async function listLabels(
  ctx: QueryContext,
  deps: DockDeps,
  { id }: Input<typeof contract.dockLabels>,
): Promise<HandlerOutput<typeof contract.dockLabels>> {
  const order = await findOrderForQc(ctx.tx, id);
  const { caller } = ctx;
  const isSeller = caller.kind === 'member' && caller.accountId === order?.sellerId;
  if (order === null || !(caller.kind === 'staff' || isSeller)) throw new Failure('notFound');
  const urlOf = (no: string) => labelAddress(no, deps);
  return {
    order: { no: order.no, url: urlOf(order.no) },
    lots: isSeller
      ? []
      : order.lots.map(({ no, lineId, dateCode, lotCode, onShelf, verdict }) => ({
          no,
          url: urlOf(no),
          lineId,
          dateCode,
          lotCode,
          onShelf,
          verdict,
        })),
  };
}
