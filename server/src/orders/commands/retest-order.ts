import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import type * as staffContract from '#contract/orders/staff-calls.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { applyAsParty, applyAsStaff } from './apply-as.ts';

/** Support has the lots that did not pass tested again; the bench gets its work at once. */
export async function retestOrder(
  ctx: CommandContext,
  deps: OrdersDeps,
  { id, version, reason, lots, tests }: Input<typeof staffContract.retestOrder>,
): Promise<void> {
  await applyAsStaff(ctx, 'support', {
    id,
    version,
    event: 'retest',
    payload: { reason, tests: tests.join(', ') },
  });
  await deps.openRetest(ctx, { orderId: id, lots, tests });
}

/** The seller has the lots that did not pass tested again, at its own cost. */
export async function contestResult(
  ctx: CommandContext,
  deps: OrdersDeps,
  { id, version, reason }: Input<typeof contract.contestResult>,
): Promise<void> {
  await applyAsParty(ctx, { id, version, event: 'contest', payload: { reason } });
  await deps.openRetest(ctx, { orderId: id });
}
