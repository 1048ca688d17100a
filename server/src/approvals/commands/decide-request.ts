import type {
  opsApprovalRefuse,
  opsApprovalSendBack,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Input } from '#contract/call.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ApprovalsDeps } from '../deps.ts';
import { type ApprovalStepInput, applyApprovalEvent } from '../process.ts';
import { findVisible, staffActor } from '../visible.ts';

/** Applies a decision that carries nothing out. */
async function decide(
  ctx: CommandContext,
  deps: ApprovalsDeps,
  step: Omit<ApprovalStepInput, 'actor'>,
): Promise<Record<string, never>> {
  const { approval, kind } = await findVisible(ctx, deps, step.id);
  if (step.event !== 'withdraw') await kind.authorizeDecision?.(ctx, approval);
  await applyApprovalEvent(ctx, { ...step, actor: staffActor(requireStaff(ctx)) });
  return {};
}

/** Refuses a request with a reason. */
export const refuseRequest = (
  ctx: CommandContext,
  deps: ApprovalsDeps,
  input: Input<typeof opsApprovalRefuse>,
) => decide(ctx, deps, { ...input, event: 'refuse' });

/** Sends a request back to its maker with a note. */
export const sendRequestBack = (
  ctx: CommandContext,
  deps: ApprovalsDeps,
  { note, ...seen }: Input<typeof opsApprovalSendBack>,
) => decide(ctx, deps, { ...seen, event: 'sendBack', reason: note });

/** Withdraws the caller's own request. */
export const withdrawRequest = (
  ctx: CommandContext,
  deps: ApprovalsDeps,
  input: Input<typeof opsApprovalWithdraw>,
) => decide(ctx, deps, { ...input, event: 'withdraw' });
