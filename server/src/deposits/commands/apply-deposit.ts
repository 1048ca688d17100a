import type { Input } from '#contract/call.ts';
import type { depositApply } from '#contract/deposits/calls.ts';
import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { claimNumber } from '#server/wallet/public.ts';
import type { DepositsDeps } from '../deps.ts';
import { insertDeposit } from '../store/deposits.ts';

/** Writes down a deposit that a seller says was transferred; finance looks for it. */
export async function applyDeposit(
  ctx: CommandContext,
  deps: DepositsDeps,
  input: Input<typeof depositApply>,
): Promise<string> {
  const seller = requireMember(ctx).accountId;
  await deps.proofs.store(ctx.tx, { url: input.proof, owner: seller });
  const payment = { owner: seller, purpose: 'deposit', orderId: null } as const;
  const announced = { reference: input.reference, now: ctx.now };
  const made = { id: newId(), no: await claimNumber(ctx.tx, payment, announced) };
  const amount = parseMoney(limits.depositCny, 'CNY').minor;
  const isNew = await insertDeposit(ctx.tx, {
    ...made,
    seller,
    appliedAt: ctx.now,
    amount,
    accountName: input.accountName,
    accountNumber: input.accountNumber,
    bankName: input.bankName,
    bankCode: input.bankCode,
    proof: input.proof,
  });
  if (!isNew) throw new Failure('deposit.open');
  return made.id;
}
