import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { lossEventOf, orderMachine } from '../../core/machine.ts';
import type { OrdersDeps } from '../../deps.ts';
import { LOSS_APPROVAL, lossFacts } from '../../loss-approval.ts';
import { lockOrderOfOthers } from '../lock-version.ts';

/**
 * Asks a second person to declare a traced parcel lost. Fails with order.wrongState, order.guard or
 * approval.open where that cannot be asked now, and with finance.ownMoney.
 */
export async function requestLoss(
  ctx: CommandContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.requestLoss>,
): Promise<void> {
  const { order, accountId } = await lockOrderOfOthers(ctx, input);
  const event = lossEventOf(input.outcome);
  const attempt = { event, actor: 'warehouse', accountId, now: ctx.now, payload: null } as const;
  const found = orderMachine.decide(order, attempt);
  if (found.refused === 'guard') throw new Failure('order.guard', { guard: found.guard });
  if (found.refused !== undefined) throw new Failure('order.wrongState', { state: order.state });
  await requestApproval(ctx, {
    kind: LOSS_APPROVAL,
    subject: { id: order.id, name: order.no },
    before: lossFacts(order),
    after: { outcome: input.outcome, caseNo: input.caseNo },
    reason: input.reason,
  });
}
