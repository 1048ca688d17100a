import type { Input } from '#contract/call.ts';
import type {
  opsSettlementPass as PassCall,
  opsSettlementReject as RejectCall,
} from '#contract/onboarding/calls.ts';
import type { SellerCompany } from '#contract/onboarding/schemas.ts';
import { applyEvent } from '#server/kit/apply-event.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import type { OnboardingDeps } from '../deps.ts';
import { firstDraft } from '../draft.ts';
import { attachPictures, requireDeposit, settlementProcess, validateComplete } from '../process.ts';
import { auditOf, reviewOf } from '../queries/read-settlement.ts';
import { beginSettlement } from '../store/settlements.ts';

/** The caller's own settlement, which begins as a draft where there is none. */
async function beginOwn(ctx: CommandContext) {
  const { accountId } = requireMember(ctx);
  const company = await firstDraft(ctx.tx, accountId);
  await beginSettlement(ctx.tx, { accountId, company, now: ctx.now });
  return { id: accountId, version: null, actor: { as: 'seller', accountId } } as const;
}

/** Saves the draft; nothing is checked but sizes and whose pictures they are. */
export async function completeSeller(
  deps: OnboardingDeps,
  ctx: CommandContext,
  company: SellerCompany,
) {
  const own = await beginOwn(ctx);
  const request = { ...own, event: 'save', payload: { company } } as const;
  const process = settlementProcess(deps, () => attachPictures(ctx.tx, company, own.id));
  return auditOf(ctx, (await applyEvent(ctx, process, request)).record);
}

/** Sends the saved draft in for review. */
export async function submitSellerAudit(deps: OnboardingDeps, ctx: CommandContext) {
  const own = await beginOwn(ctx);
  const request = { ...own, event: 'submit', payload: {} } as const;
  const process = settlementProcess(deps, (draft) => validateComplete(ctx.tx, draft));
  return auditOf(ctx, (await applyEvent(ctx, process, request)).record);
}

/** Passes a settlement: from its next call on the seller may trade. */
export async function opsSettlementPass(
  deps: OnboardingDeps,
  ctx: CommandContext,
  { accountId: id, version, depositWaiver }: Input<typeof PassCall>,
) {
  const actor = { as: 'support', accountId: requireStaff(ctx).accountId } as const;
  const request = { id, version, event: 'pass', actor, payload: { depositWaiver } } as const;
  const process = settlementProcess(deps, () =>
    requireDeposit(ctx.tx, deps, { id, depositWaiver }),
  );
  const { record } = await applyEvent(ctx, process, request);
  return reviewOf(deps, ctx, record);
}

/** Rejects a settlement with what must be changed, per field. */
export async function opsSettlementReject(
  deps: OnboardingDeps,
  ctx: CommandContext,
  { accountId: id, version, changes }: Input<typeof RejectCall>,
) {
  const actor = { as: 'support', accountId: requireStaff(ctx).accountId } as const;
  const request = { id, version, event: 'reject', actor, payload: { changes } } as const;
  const { record } = await applyEvent(ctx, settlementProcess(deps), request);
  return reviewOf(deps, ctx, record);
}
