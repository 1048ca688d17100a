import type { Input } from '#contract/call.ts';
import type { opsClaimProposeRuling } from '#contract/claims/calls.ts';
import { wire } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRecord,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { isOwnOrder, type OrderParties } from '#server/orders/public.ts';
import type { Claim, Terms } from '../core/claim.ts';
import type { ClaimPayload } from '../core/machine.ts';
import { termsOf, violationOf } from '../core/terms.ts';
import { applyClaimEvent } from '../process.ts';
import { findClaim, lockClaim } from '../store/claims.ts';

/** The kind of request for the second person of a ruling. */
export const RULING_APPROVAL = 'claim.ruling';

type Ruling = Input<typeof opsClaimProposeRuling>;

const factsOf = ({ no, state, version, buyer, seller, mpn, quantity }: Claim): Facts => ({
  no,
  state,
  version,
  buyer: buyer.name,
  seller: seller.name,
  mpn,
  quantity,
});

/** Returns the terms of a ruling; goods that were sent are not sent again. */
function termsOfRuling(claim: Claim, ruling: Ruling): Terms | null {
  const { decision, returnPieces, amount, freight } = ruling;
  if (decision === 'reject') return null;
  const remedy = claim.back === null ? decision : 'compensation';
  return termsOf(claim, { remedy, returnPieces, amount, freight });
}

/** Returns the accounts of the parties of a claim. */
export const partiesOf = ({ buyer, seller }: Claim): OrderParties => ({
  buyerId: buyer.id,
  sellerId: seller.id,
});

/** Rejects a ruling by a person whose own company is a party of the claim. */
async function authorizeRuling(ctx: CommandContext, claim: Claim): Promise<void> {
  const { accountId } = requireStaff(ctx);
  if (await isOwnOrder(ctx.tx, partiesOf(claim), accountId)) throw new Failure('finance.ownMoney');
}

/**
 * Asks a second person of support to approve a ruling in writing. Fails with claim.wrongState unless
 * the claim waits for one, with claim.terms where the terms cannot be, and with approval.open.
 */
export async function proposeRuling(ctx: CommandContext, input: Ruling): Promise<void> {
  const claim = await lockClaim(ctx.tx, input.id);
  if (claim === null) throw new Failure('notFound');
  if (claim.version !== input.version) throw new Failure('claim.changed');
  if (claim.state !== 'arbitrating') throw new Failure('claim.wrongState', { state: claim.state });
  await authorizeRuling(ctx, claim);
  const terms = termsOfRuling(claim, input);
  const violation = terms && violationOf(claim, terms);
  if (violation) {
    throw new Failure('claim.terms', { most: violation.most.toString() }, violation.field);
  }
  await requestApproval(ctx, {
    kind: RULING_APPROVAL,
    subject: { id: claim.id, name: claim.no },
    before: factsOf(claim),
    after: {
      decision: input.decision,
      ...(terms && {
        returnPieces: terms.returnPieces,
        goods: wire(terms.goods).amount,
        freight: wire(terms.freight).amount,
      }),
    },
    reason: input.reason,
  });
}

/** Returns the ruling that a request asks for. */
export function rulingOf(
  claim: Claim,
  { after, reason }: Pick<ApprovalRecord, 'after' | 'reason'>,
): Required<Pick<ClaimPayload, 'decision' | 'text'>> & Pick<ClaimPayload, 'terms'> {
  const decision = String(after['decision']) as NonNullable<ClaimPayload['decision']>;
  if (decision === 'reject') return { decision, text: reason };
  const remedy = claim.back === null ? decision : 'compensation';
  const terms = termsOf(claim, {
    remedy,
    returnPieces: Number(after['returnPieces'] ?? 0),
    amount: String(after['goods'] ?? '0'),
    freight: String(after['freight'] ?? '0'),
  });
  return { decision, terms, text: reason };
}

/** Serves requests for rulings: a second person, of support or an admin, puts them in force. */
export const rulingApproval: ApprovalKind = {
  kind: RULING_APPROVAL,
  roles: ['support', 'admin'],
  isParty: async (db, { subject }, staffId) => {
    const claim = await findClaim(db, subject);
    return claim !== null && isOwnOrder(db, partiesOf(claim), staffId);
  },
  snapshot: async (tx, { subject }) => {
    const claim = await lockClaim(tx, subject);
    return claim === null || claim.state !== 'arbitrating' ? null : factsOf(claim);
  },
  carryOut: async (ctx, approval) => {
    const claim = await lockClaim(ctx.tx, approval.subject);
    if (claim === null) throw new Failure('claim.changed');
    await authorizeRuling(ctx, claim);
    const { accountId, name } = requireStaff(ctx);
    const ruling = rulingOf(claim, approval);
    // The ceiling may have come down since the request was made.
    const violation = ruling.terms && violationOf(claim, ruling.terms);
    if (violation) throw new Failure('claim.terms', { most: violation.most.toString() });
    await applyClaimEvent(ctx, {
      id: claim.id,
      version: claim.version,
      event: 'rule',
      actor: { as: 'approver', accountId, name },
      payload: ruling,
    });
  },
};
