import type {
  opsApprovalRefuse,
  opsApprovalSendBack,
  opsApprovalWithdraw,
} from '#contract/approvals/calls.ts';
import type { Input } from '#contract/call.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { ApprovalsDeps } from '../deps.ts';
import { type ApprovalStepInput, applyApprovalEvent } from '../process.ts';
import { findVisible, refuseParty, staffActor } from '../visible.ts';

type Step = Omit<ApprovalStepInput, 'actor'>;

/** Takes a step that carries nothing out. */
async function applyStep(ctx: CommandContext, step: Step): Promise<Record<string, never>> {
  await applyApprovalEvent(ctx, { ...step, actor: staffActor(requireStaff(ctx)) });
  return {};
}

/** Decides against a request, as somebody who may decide about its subject. */
async function decideAgainst(
  ctx: CommandContext,
  deps: ApprovalsDeps,
  step: Step,
): Promise<Record<string, never>> {
  const { approval, kind } = await findVisible(ctx, deps, step.id);
  await refuseParty(ctx, kind, approval);
  await kind.authorizeDecision?.(ctx, approval);
  return applyStep(ctx, step);
}

/** Refuses a request with a reason. */
export const refuseRequest = (
  ctx: CommandContext,
  deps: ApprovalsDeps,
  input: Input<typeof opsApprovalRefuse>,
) => decideAgainst(ctx, deps, { ...input, event: 'refuse' });

/** Sends a request back to its maker with a note. */
export const sendRequestBack = (
  ctx: CommandContext,
  deps: ApprovalsDeps,
  { note, ...seen }: Input<typeof opsApprovalSendBack>,
) => decideAgainst(ctx, deps, { ...seen, event: 'sendBack', reason: note });

/** Withdraws the caller's own request. */
export async function withdrawRequest(
  ctx: CommandContext,
  deps: ApprovalsDeps,
  input: Input<typeof opsApprovalWithdraw>,
): Promise<Record<string, never>> {
  await findVisible(ctx, deps, input.id);
  return applyStep(ctx, { ...input, event: 'withdraw' });
}
