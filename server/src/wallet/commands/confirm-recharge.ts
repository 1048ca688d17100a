import type { Input } from '#contract/call.ts';
import { moneyWire } from '#contract/money.ts';
import type { opsRechargeConfirm } from '#contract/wallet/calls.ts';
import { type ApprovalKind, type Facts, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { bankReferenceOf, RECHARGE_APPROVAL } from '../core/approval.ts';
import { comparableReference } from '../core/bank-reference.ts';
import type { WalletDeps } from '../deps.ts';
import { findLarge } from '../queries/find-large.ts';
import { type Evidence, findUse, recordEvidenceUse } from '../store/evidence.ts';
import { lockOwner, lockRecharge, type RechargeRecord } from '../store/recharges.ts';
import { bookRecharge, lockPending } from './book-recharge.ts';

/** Returns the evidence of a recharge, the bank's reference first. */
function evidenceOf({ proof, proofDigest }: RechargeRecord, bankReference: string): Evidence[] {
  const value = comparableReference(bankReference);
  if (value === '') throw Failure.invalidFields([{ field: 'bankReference', key: 'invalid' }]);
  const content = proofDigest === '' ? [] : [{ kind: 'content', value: proofDigest } as const];
  return [{ kind: 'bankReference', value }, { kind: 'proof', value: proof }, ...content];
}

const evidenceUsedBy = (kind: Evidence['kind'], no: string): Failure =>
  kind === 'bankReference'
    ? new Failure('wallet.referenceUsed', { no }, 'bankReference')
    : new Failure('wallet.proofUsed', { no });

/** Returns recharges of the same company that came with this one by the same lines of the bank. */
async function findCoMatchedRecharges(
  ctx: CommandContext,
  deps: WalletDeps,
  { id, owner }: RechargeRecord,
): Promise<ReadonlySet<string>> {
  const matched = await deps.matchedWith(ctx.tx, { kind: 'recharge', id });
  if (matched.length === 0) return new Set();
  const company = (await deps.companyAccounts(ctx.tx, [owner])).get(owner) ?? [];
  const own = new Set([owner, ...company]);
  return new Set(matched.filter((one) => own.has(one.owner)).map((one) => one.id));
}

/**
 * Refuses evidence of another recharge. One wire for several recharges has one proof: it may be that
 * of those too. The bank's reference is each one's own.
 */
async function requireUnused(
  ctx: CommandContext,
  evidence: Evidence,
  { stored, twins }: { readonly stored: RechargeRecord; readonly twins: ReadonlySet<string> },
): Promise<void> {
  const use = await findUse(ctx.tx, evidence, stored.id);
  if (use === null || (evidence.kind !== 'bankReference' && twins.has(use.id))) return;
  throw evidenceUsedBy(evidence.kind, use.no);
}

/** Refuses a confirmation by who owns the money, and one by evidence of another recharge. */
async function authorize(
  ctx: CommandContext,
  deps: WalletDeps,
  stored: RechargeRecord,
  bankReference: string,
) {
  const pair = { owner: stored.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('wallet.samePerson');
  const twins = await findCoMatchedRecharges(ctx, deps, stored);
  for (const evidence of evidenceOf(stored, bankReference)) {
    await requireUnused(ctx, evidence, { stored, twins });
  }
}

/** Returns the fields of a recharge that must stay the same until the approval. */
const factsOf = ({ no, amount, owner, version, proof }: RechargeRecord): Facts => ({
  no,
  amount: moneyWire({ minor: amount, currency: 'USD' }).amount,
  owner,
  version,
  proof,
});

/**
 * Confirms a recharge: books it, or requests the approval of a second person where it is
 * large, alone or with others of its company. Fails
 * with wallet.changed, wallet.samePerson, wallet.proofUsed, wallet.referenceUsed or approval.open.
 */
export async function confirmRecharge(
  ctx: CommandContext,
  deps: WalletDeps,
  { bankReference, ...seen }: Input<typeof opsRechargeConfirm>,
): Promise<void> {
  const stored = await lockPending(ctx, seen);
  await authorize(ctx, deps, stored, bankReference);
  const [first = stored.owner] =
    (await deps.companyAccounts(ctx.tx, [stored.owner])).get(stored.owner) ?? [];
  await lockOwner(ctx.tx, first);
  const large = await findLarge(ctx.tx, deps, [stored], ctx.now);
  if (!large.ids.has(stored.id)) return book(ctx, deps, stored, bankReference);
  await requestApproval(ctx, {
    kind: RECHARGE_APPROVAL,
    subject: { id: stored.id, name: stored.no },
    before: factsOf(stored),
    after: { bankReference },
  });
}

/** Uses the evidence up and books the money. */
async function book(
  ctx: CommandContext,
  deps: WalletDeps,
  stored: RechargeRecord,
  bankReference: string,
) {
  const twins = await findCoMatchedRecharges(ctx, deps, stored);
  for (const evidence of evidenceOf(stored, bankReference)) {
    if (await recordEvidenceUse(ctx.tx, evidence, stored.id)) continue;
    await requireUnused(ctx, evidence, { stored, twins });
    if ((await findUse(ctx.tx, evidence, stored.id)) === null) throw new Failure('wallet.changed');
  }
  await bookRecharge(ctx, deps, stored, bankReference);
}

/** Serves requests for the second confirmation of a large recharge. */
export const rechargeApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: RECHARGE_APPROVAL,
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const stored = await lockRecharge(tx, subject);
    return stored === null || stored.state !== 'pending' ? null : factsOf(stored);
  },
  carryOut: async (ctx, approval) => {
    const stored = await lockRecharge(ctx.tx, approval.subject);
    if (stored === null) throw new Failure('wallet.changed');
    await authorize(ctx, deps, stored, bankReferenceOf(approval));
    await book(ctx, deps, stored, bankReferenceOf(approval));
  },
});
