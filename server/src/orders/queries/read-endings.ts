import type { HandlerOutput, Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { orderEndings, previewEndings } from '#contract/orders/endings-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { currentFees } from '#server/settings/public.ts';
import { draftOrder } from '../core/draft-order.ts';
import { amountOf } from '../core/money.ts';
import type { Order } from '../core/order.ts';
import { toEndingsView } from '../core/views/endings-view.ts';
import type { OrdersDeps } from '../deps.ts';
import { readHistory, readOrder } from '../store/orders.ts';
import { readerOf } from './read-order.ts';

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

const nobody = { id: '', name: '', country: '' };

/** Returns every ending of an order that the caller has not placed yet, at today's fees. */
export async function previewOrderEndings(
  ctx: RequestContext,
  deps: OrdersDeps,
  input: Input<typeof previewEndings>,
): Promise<View> {
  requireMember(ctx);
  const { kind, lines, tests, ownFreight } = input;
  const order: Order = draftOrder(
    {
      kind,
      buyer: nobody,
      seller: nobody,
      supplier: null,
      source: null,
      lines: lines.map(({ quantity, unitPrice }) => ({
        mpn: '',
        manufacturer: '',
        quantity,
        unitPrice: parseUnitPrice(unitPrice),
        condition: 'brandNew',
        packaging: null,
        dateCode: '',
        leadTime: 'now',
        warrantyDays: 30,
      })),
      shipTo: { ...nowhere, freightAccount: ownFreight ? 'OWN' : '' },
      inspection: { goodsType: 'originalUnder3', tests },
      invoice: '',
      note: '',
      now: ctx.now,
    },
    {
      id: '',
      no: '',
      lineIds: lines.map((_, index) => `${index}`),
      testPrices: await deps.pricesOf(ctx.tx, tests, ctx.now),
      commissionBp: (await currentFees(ctx.tx))[kind],
    },
  );
  if (!order.lines.every((line) => amountOf(line) > 0n)) throw new Failure('order.lines');
  return toEndingsView(order, [], ctx.now);
}

const nowhere = {
  name: '',
  company: '',
  country: '',
  address: '',
  city: '',
  postcode: '',
  phone: '',
  carrier: 'DHL' as const,
};
