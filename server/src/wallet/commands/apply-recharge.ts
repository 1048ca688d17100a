import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import type { rechargeApply } from '#contract/wallet/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { WalletDeps } from '../deps.ts';
import { insertRecharge } from '../store/recharges.ts';
import { claimNumber } from './issue-reference.ts';

/** Fails with account.closed where the account is closed in this moment; else that waits. */
export async function requireOpenAccount(
  { tx }: CommandContext,
  deps: Pick<WalletDeps, 'lockOpenAccounts'>,
  owner: string,
): Promise<void> {
  if (!(await deps.lockOpenAccounts(tx, [owner])).has(owner)) throw new Failure('account.closed');
}

/** Inserts what a user announces; no money moves before finance has seen it at the bank. */
export async function applyRecharge(
  ctx: CommandContext,
  deps: WalletDeps,
  input: Input<typeof rechargeApply>,
): Promise<{ id: string; no: string }> {
  const owner = requireMember(ctx).accountId;
  await requireOpenAccount(ctx, deps, owner);
  const { minor } = parseMoney(input.amount, 'USD');
  if (minor > parseMoney(limits.rechargeMax, 'USD').minor) {
    throw new Failure('wallet.recharge.over', {}, 'amount');
  }
  const { orderId } = input;
  const order =
    orderId === undefined ? null : await deps.payableOrder(ctx.tx, { orderId, ownerId: owner });
  const { digest } = await deps.proofs.attach(ctx.tx, { url: input.proof, owner });
  const payment = { owner, purpose: 'recharge', orderId: order?.id ?? null } as const;
  const { reference } = input;
  const no = await claimNumber(ctx.tx, payment, { reference, now: ctx.now });
  const made = { id: newId(), no };
  await insertRecharge(ctx.tx, {
    ...made,
    owner,
    amount: minor,
    accountName: input.accountName,
    accountNumber: input.accountNumber,
    bankName: input.bankName,
    bankCode: input.bankCode,
    proof: input.proof,
    proofDigest: digest,
    remark: input.remark,
    orderKind: order?.kind ?? null,
    orderId: order?.id ?? null,
    orderNo: order?.no ?? null,
    at: ctx.now,
  });
  return made;
}
