import { limits } from '#contract/limits.ts';
import { moneyWire, parseMoney } from '#contract/money.ts';
import {
  type ApprovalKind,
  type ApprovalRow,
  type Facts,
  requestApproval,
} from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { WalletDeps } from './deps.ts';
import { claimEvidence, type Evidence, findUse } from './evidence-store.ts';
import { bookRecharge } from './recharge-act.ts';
import { lockRecharge, type RechargeRow } from './recharge-store.ts';

/** The kind of request for the second confirmation of a large recharge. */
const KIND = 'wallet.recharge';

/** A bank's reference as it is compared: without blanks and dashes, in capitals. */
const plain = (reference: string): string => reference.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Returns the evidence of a recharge, the bank's reference first. */
function evidenceOf({ proof, proofDigest }: RechargeRow, bankReference: string): Evidence[] {
  const value = plain(bankReference);
  if (value === '') throw Failure.invalidFields([{ field: 'bankReference', key: 'invalid' }]);
  const content = proofDigest === '' ? [] : [{ kind: 'content', value: proofDigest } as const];
  return [{ kind: 'bankReference', value }, { kind: 'proof', value: proof }, ...content];
}

const usedBy = (kind: Evidence['kind'], no: string): Failure =>
  kind === 'bankReference'
    ? new Failure('wallet.referenceUsed', { no }, 'bankReference')
    : new Failure('wallet.proofUsed', { no });

/** Refuses a confirmation by who owns the money, and one by evidence of another recharge. */
async function authorize(
  deps: WalletDeps,
  ctx: CommandContext,
  kept: RechargeRow,
  bankReference: string,
) {
  const pair = { owner: kept.owner, staffId: requireStaff(ctx).accountId };
  if (await deps.isSamePerson(ctx.tx, pair)) throw new Failure('wallet.samePerson');
  for (const evidence of evidenceOf(kept, bankReference)) {
    const no = await findUse(ctx.tx, evidence, kept.id);
    if (no !== null) throw usedBy(evidence.kind, no);
  }
}

/** Returns the fields of a recharge that must stay the same until the approval. */
const factsOf = ({ no, amount, owner, version, proof }: RechargeRow): Facts => ({
  no,
  amount: moneyWire({ minor: amount, currency: 'USD' }).amount,
  owner,
  version,
  proof,
});

const isLarge = ({ amount }: RechargeRow): boolean =>
  amount > parseMoney(limits.rechargeTwoPeopleUsd, 'USD').minor;

/** Confirms a recharge that is locked: books it, or asks a second person where it is large. */
export async function confirmOrRequest(
  deps: WalletDeps,
  ctx: CommandContext,
  kept: RechargeRow,
  bankReference: string,
): Promise<void> {
  await authorize(deps, ctx, kept, bankReference);
  if (!isLarge(kept)) return book(deps, ctx, kept, bankReference);
  await requestApproval(ctx, {
    kind: KIND,
    subject: { id: kept.id, name: kept.no },
    before: factsOf(kept),
    after: { bankReference },
  });
}

/** Uses the evidence up and books the money. */
async function book(
  deps: WalletDeps,
  ctx: CommandContext,
  kept: RechargeRow,
  bankReference: string,
) {
  for (const evidence of evidenceOf(kept, bankReference)) {
    if (await claimEvidence(ctx.tx, evidence, kept.id)) continue;
    const no = await findUse(ctx.tx, evidence, kept.id);
    throw no === null ? new Failure('wallet.changed') : usedBy(evidence.kind, no);
  }
  await bookRecharge(deps, ctx, kept, bankReference);
}

const referenceOf = ({ after }: ApprovalRow): string => String(after['bankReference'] ?? '');

/** Serves requests for the second confirmation of a large recharge. */
export const rechargeApproval = (deps: WalletDeps): ApprovalKind => ({
  kind: KIND,
  roles: ['finance'],
  snapshot: async (tx, { subject }) => {
    const kept = await lockRecharge(tx, subject);
    return kept === null || kept.state !== 'pending' ? null : factsOf(kept);
  },
  carryOut: async (ctx, approval) => {
    const kept = await lockRecharge(ctx.tx, approval.subject);
    if (kept === null) throw new Failure('wallet.changed');
    await authorize(deps, ctx, kept, referenceOf(approval));
    await book(deps, ctx, kept, referenceOf(approval));
  },
});

/** Returns what a reader of finance sees of an open request about a recharge. */
export const bankReferenceOf = referenceOf;
export const RECHARGE_APPROVAL = KIND;
