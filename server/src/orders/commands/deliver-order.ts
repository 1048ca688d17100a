import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { applyAsStaff } from './apply-as.ts';

/** A desk records that the carrier has delivered: warehouse, or support where it follows up. */
export async function deliverOrder(
  ctx: CommandContext,
  _deps: OrdersDeps,
  { id, version }: Input<typeof contract.deliverOrder>,
): Promise<void> {
  const as = requireStaff(ctx).roles.includes('warehouse') ? 'warehouse' : 'support';
  await applyAsStaff(ctx, as, { id, version, event: 'deliver', payload: {} });
}
