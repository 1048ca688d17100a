import type { Input } from '#contract/call.ts';
import type { opsSettlementList as ListCall } from '#contract/onboarding/calls.ts';
import type { Review } from '#contract/onboarding/schemas.ts';
import { accountCard, staffCompanyAccounts, staffNames } from '#server/accounts/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import type { OnboardingDeps } from '../deps.ts';
import { firstDraft } from '../draft.ts';
import { addressChangesOf } from '../store/address-changes.ts';
import { findVerifiedPhone, findVerifiedPhones } from '../store/phones.ts';
import {
  listSettlements,
  readSettlement,
  type Settlement,
  sameCreditCodes,
  stepsOf,
} from '../store/settlements.ts';
import { audit, review } from '../views.ts';

/** The seller's own settlement; before the first save, a draft of what the account says. */
export async function sellerAudit(ctx: QueryContext) {
  const { accountId } = requireMember(ctx);
  const stored = await readSettlement(ctx.tx, accountId);
  if (stored !== null) return auditOf(ctx, stored);
  const company = await firstDraft(ctx.tx, accountId);
  return auditOf(ctx, {
    accountId,
    state: 'draft',
    version: 0,
    company,
    changes: [],
    depositWaiver: '',
    submittedAt: null,
    decidedAt: null,
    dueAt: null,
    updatedAt: ctx.now,
  });
}

/** Returns a settlement as its seller sees it. */
export async function auditOf({ tx, now }: QueryContext, settlement: Settlement) {
  const { accountId: id } = settlement;
  const email = (await accountCard(tx, [id])).get(id)?.email ?? '';
  const verifiedPhone = await findVerifiedPhone(tx, id);
  const steps = await stepsOf(tx, [id]);
  return audit(settlement, { email, verifiedPhone }, { steps, now });
}

/** A page of settlements for their reviewers. */
export async function listSettlementViews(
  ctx: QueryContext,
  deps: OnboardingDeps,
  { pageNum, pageSize, state, hasOpenChange = false, claimed }: Input<typeof ListCall>,
) {
  const offset = (pageNum - 1) * pageSize;
  const refs = await findClaimed(ctx, 'settlement', claimed);
  const page = { state: state ?? null, hasOpenChange, refs, limit: pageSize, offset };
  const { total, list } = await listSettlements(ctx.tx, page);
  return { total, list: await reviewsOf(ctx, deps, list) };
}

/** One settlement for its reviewer. */
export async function readSettlementView(
  ctx: QueryContext,
  deps: OnboardingDeps,
  { accountId }: { accountId: string },
) {
  return readReview(ctx, deps, accountId);
}

/** Returns the settlement of an account for its reviewer. */
export async function readReview(
  ctx: QueryContext,
  deps: OnboardingDeps,
  accountId: string,
): Promise<Review> {
  const found = await readSettlement(ctx.tx, accountId);
  if (found === null) throw new Failure('notFound');
  return reviewOf(ctx, deps, found);
}

/** A settlement as its reviewer sees it. */
export async function reviewOf(
  ctx: QueryContext,
  deps: OnboardingDeps,
  settlement: Settlement,
): Promise<Review> {
  const [shown] = await reviewsOf(ctx, deps, [settlement]);
  if (shown === undefined) throw new Error('one settlement gives one review');
  return shown;
}

async function reviewsOf(
  ctx: QueryContext,
  deps: OnboardingDeps,
  settlements: readonly Settlement[],
): Promise<Review[]> {
  const { tx, now } = ctx;
  const ids = settlements.map((settlement) => settlement.accountId);
  const steps = await stepsOf(tx, ids);
  const staff = steps.filter((step) => step.event !== 'submit').map((step) => step.byId);
  const cards = await accountCard(tx, ids);
  const names = new Map(await staffNames(tx, [...new Set(staff)]));
  for (const card of cards.values()) names.set(card.id, card.name || card.company || card.email);
  const models = settlements.flatMap((settlement) => settlement.company.models);
  const knownModels = await deps.knownModels(tx, [...new Set(models)]);
  const codes = settlements.map((settlement) => settlement.company.creditCode);
  const same = await sameCreditCodes(tx, [...new Set(codes)]);
  const held = await deps.holdsDeposit(tx, ids);
  const phones = await findVerifiedPhones(tx, ids);
  const own = await staffCompanyAccounts(tx, requireStaff(ctx).accountId);
  const changes = await addressChangesOf(tx, ids);
  return settlements.map((settlement) =>
    review(settlement, {
      account: {
        email: cards.get(settlement.accountId)?.email ?? '',
        verifiedPhone: phones.get(settlement.accountId) ?? null,
      },
      steps: steps.filter((step) => step.accountId === settlement.accountId),
      addressChanges: changes.filter((change) => change.accountId === settlement.accountId),
      names,
      knownModels,
      sameCreditCode: same.get(settlement.company.creditCode) ?? 0,
      holdsDeposit: held.has(settlement.accountId),
      staffIsParty: own.has(settlement.accountId),
      now,
    }),
  );
}
