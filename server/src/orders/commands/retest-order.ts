import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import type * as staffContract from '#contract/orders/staff-calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Order } from '../core/order.ts';
import {
  lastRetestFee,
  priceOfRetest,
  proposedLots,
  type RetestChoice,
  retestTests,
} from '../core/retest.ts';
import type { OrdersDeps } from '../deps.ts';
import { lockOrder } from '../store/orders.ts';
import { applyAsParty, applyAsStaff } from './apply-as-party.ts';

/** Support has lots tested again at Assay's cost (decision 0120); the bench gets its work at once. */
export async function retestOrder(
  ctx: CommandContext,
  deps: OrdersDeps,
  { id, version, reason, lots, tests }: Input<typeof staffContract.retestOrder>,
): Promise<void> {
  const order = await lockOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const chosen = lots.length > 0 ? requireLots(order, lots) : proposedLots(order);
  const retest = await priceRetest(ctx, deps, { order, lots: chosen, tests });
  await applyAsStaff(ctx, 'support', { id, version, event: 'retest', payload: { reason, retest } });
  await openRetest(ctx, deps, { id, by: 'support', reason, retest });
}

/** The seller has the lots that did not pass tested again, at its own cost. */
export async function contestResult(
  ctx: CommandContext,
  deps: OrdersDeps,
  { id, version, reason }: Input<typeof contract.contestResult>,
): Promise<void> {
  const { record } = await applyAsParty(ctx, {
    id,
    version,
    event: 'contest',
    payload: { reason },
  });
  const retest = {
    lots: proposedLots(record),
    tests: retestTests(record, []),
    price: lastRetestFee(record),
  };
  await openRetest(ctx, deps, { id, by: 'seller', reason, retest });
}

/** Returns the named lots. Fails with notFound for one of another order, qc.pieces for an empty one. */
export function requireLots({ lots }: Order, ids: readonly string[]): Order['lots'] {
  return ids.map((id) => {
    const lot = lots.find((one) => one.id === id);
    if (lot === undefined) throw new Failure('notFound');
    if (lot.onShelf < 1) throw new Failure('qc.pieces', { left: lot.onShelf });
    return lot;
  });
}

/** Returns a retest with its price by the catalogue in force; the bought tests where none is chosen. */
export async function priceRetest(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  { pricesOf }: Pick<OrdersDeps, 'pricesOf'>,
  choice: {
    readonly order: Order;
    readonly lots: Order['lots'];
    readonly tests: readonly TestCode[];
  },
): Promise<RetestChoice> {
  const { lots } = choice;
  const tests = retestTests(choice.order, choice.tests);
  return { lots, tests, price: priceOfRetest({ lots, tests }, await pricesOf(tx, tests, now)) };
}

/** Has the bench open the next inspection of each lot of a retest. */
export const openRetest = (
  ctx: CommandContext,
  deps: Pick<OrdersDeps, 'openRetest'>,
  ordered: {
    readonly id: string;
    readonly by: 'support' | 'seller';
    readonly reason: string;
    readonly retest: RetestChoice;
  },
): Promise<void> =>
  deps.openRetest(ctx, {
    orderId: ordered.id,
    lots: ordered.retest.lots.map((lot) => lot.id),
    tests: ordered.retest.tests,
    by: ordered.by,
    reason: ordered.reason,
    price: ordered.retest.price,
  });
