import type { Input } from '#contract/call.ts';
import type {
  opsAddressChangePass as PassCall,
  addressChangePropose as ProposeCall,
  opsAddressChangeReject as RejectCall,
  addressChangeWithdraw as WithdrawCall,
} from '#contract/onboarding/calls.ts';
import { addressChangeWaits } from '#contract/onboarding/change-machine.ts';
import { contactOf } from '#contract/onboarding/contact.ts';
import { SellerCompany } from '#contract/onboarding/schemas.ts';
import { applyEvent } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { endOf } from '#server/kit/working-days.ts';
import { addressChangeProcess } from '../change-process.ts';
import { changedContact, mobileViolations } from '../core/contact.ts';
import type { OnboardingDeps } from '../deps.ts';
import { notifyOfChange } from '../notify.ts';
import { readReview } from '../queries/read-settlement-view.ts';
import { findAddressChange, insertAddressChange } from '../store/address-changes.ts';
import { findVerifiedPhone } from '../store/phones.ts';
import { lockSettlement } from '../store/settlements.ts';
import { addressChangeView } from '../views.ts';
import { requireOtherStaff } from './pass-settlement.ts';

/** Proposes another address, contact and mobile of the caller's settled company. */
export async function proposeAddressChange(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { version, ...after }: Input<typeof ProposeCall>,
) {
  const { accountId } = requireMember(ctx);
  const { tx, now } = ctx;
  const settlement = await lockSettlement(tx, accountId);
  if (settlement?.state !== 'pass') {
    throw new Failure('settlement.wrongState', { state: settlement?.state ?? 'draft' });
  }
  if (settlement.version !== version) throw new Failure('settlement.changed');
  const before = contactOf(SellerCompany.parse(settlement.company));
  if (changedContact(before, after).length === 0) throw new Failure('settlement.sameAddress');
  const violations = mobileViolations(before, after, await findVerifiedPhone(tx, accountId));
  if (violations.length > 0) throw Failure.invalidFields(violations);
  const dueAt = endOf(addressChangeWaits.proposed.within, now);
  const inserted = await insertAddressChange(tx, {
    id: newId(),
    accountId,
    before,
    after,
    now,
    dueAt,
  });
  if (inserted === null) throw new Failure('settlement.changeOpen');
  await notifyOfChange(ctx, inserted, deps);
  return addressChangeView(inserted);
}

/** Withdraws a proposal of the caller's while nobody has decided on it. */
export async function withdrawAddressChange(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { id, version }: Input<typeof WithdrawCall>,
) {
  const { accountId } = requireMember(ctx);
  const actor = { as: 'seller', accountId } as const;
  const request = { id, version, event: 'withdraw', actor, payload: {} } as const;
  const { record } = await applyEvent(ctx, addressChangeProcess(deps), request);
  return addressChangeView(record);
}

/** Returns the person of support who decides on a proposal, not on one of their own company. */
async function requireDecider(ctx: CommandContext, id: string) {
  const change = await findAddressChange(ctx.tx, id);
  if (change === null) throw new Failure('notFound');
  return requireOtherStaff(ctx, change.accountId);
}

/** Passes a proposal: from now on goods that come back go to the new address. */
export async function passAddressChange(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { id, version }: Input<typeof PassCall>,
) {
  const actor = await requireDecider(ctx, id);
  const request = { id, version, event: 'pass', actor, payload: {} } as const;
  const { record } = await applyEvent(ctx, addressChangeProcess(deps), request);
  return readReview(ctx, deps, record.accountId);
}

/** Rejects a proposal with a reason that the seller reads. */
export async function rejectAddressChange(
  ctx: CommandContext,
  deps: OnboardingDeps,
  { id, version, reason }: Input<typeof RejectCall>,
) {
  const actor = await requireDecider(ctx, id);
  const request = { id, version, event: 'reject', actor, payload: { reason } } as const;
  const { record } = await applyEvent(ctx, addressChangeProcess(deps), request);
  return readReview(ctx, deps, record.accountId);
}
