import type { Input } from '#contract/call.ts';
import type {
  completeSeller as CompleteCall,
  opsSettlementPass as PassCall,
  opsSettlementReject as RejectCall,
  submitSellerAudit as SubmitCall,
} from '#contract/onboarding/calls.ts';
import { staffCompanyAccounts } from '#server/accounts/public.ts';
import { applyEvent } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import type { OnboardingDeps } from '../deps.ts';
import { firstDraft } from '../draft.ts';
import { attachPictures, requireDeposit, settlementProcess, validateComplete } from '../process.ts';
import { auditOf, reviewOf } from '../queries/read-settlement-view.ts';
import { beginSettlement } from '../store/settlements.ts';

/** The caller's own settlement, which begins as a draft where there is none. */
async function beginOwn(ctx: CommandContext, version: number) {
  const { accountId } = requireMember(ctx);
  const company = await firstDraft(ctx.tx, accountId);
  await beginSettlement(ctx.tx, { accountId, company, now: ctx.now });
  return { id: accountId, version, actor: { as: 'seller', accountId } } as const;
}

/**
 * Saves the draft over the version that was read, so that two tabs do not overwrite each other;
 * nothing else is checked but sizes and whose pictures they are.
 */
export async function completeSeller(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { version, ...company }: Input<typeof CompleteCall>,
) {
  const own = await beginOwn(ctx, version);
  const request = { ...own, event: 'save', payload: { company } } as const;
  const process = settlementProcess(deps, () => attachPictures(ctx.tx, company, own.id));
  return auditOf(ctx, (await applyEvent(ctx, process, request)).record);
}

/** Sends the saved draft in for review. */
export async function submitSellerAudit(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { version }: Input<typeof SubmitCall>,
) {
  const own = await beginOwn(ctx, version);
  const request = { ...own, event: 'submit', payload: {} } as const;
  const process = settlementProcess(deps, (draft) => validateComplete(ctx.tx, draft));
  return auditOf(ctx, (await applyEvent(ctx, process, request)).record);
}

/** The person of support who decides; not on a company of their own. */
export async function requireOtherStaff(ctx: CommandContext, id: string) {
  const { accountId } = requireStaff(ctx);
  if ((await staffCompanyAccounts(ctx.tx, accountId)).has(id)) {
    throw new Failure('settlement.own');
  }
  return { as: 'support', accountId } as const;
}

/** Passes a settlement: from its next call on the seller may trade. */
export async function passSettlement(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { accountId: id, version, depositWaiver }: Input<typeof PassCall>,
) {
  const actor = await requireOtherStaff(ctx, id);
  const request = { id, version, event: 'pass', actor, payload: { depositWaiver } } as const;
  const process = settlementProcess(deps, () =>
    requireDeposit(ctx.tx, deps, { id, depositWaiver }),
  );
  const { record } = await applyEvent(ctx, process, request);
  return reviewOf(ctx, deps, record);
}

/** Rejects a settlement with what must be changed, per field. */
export async function rejectSettlement(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { accountId: id, version, changes }: Input<typeof RejectCall>,
) {
  const actor = await requireOtherStaff(ctx, id);
  const request = { id, version, event: 'reject', actor, payload: { changes } } as const;
  const { record } = await applyEvent(ctx, settlementProcess(deps), request);
  return reviewOf(ctx, deps, record);
}
