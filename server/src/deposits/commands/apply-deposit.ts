import type { Input } from '#contract/call.ts';
import type { depositApply } from '#contract/deposits/calls.ts';
import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { claimNumber, requireOpenAccount } from '#server/wallet/public.ts';
import type { DepositsDeps } from '../deps.ts';
import { leftOfDeposit } from '../queries/left-of-deposit.ts';
import { insertDeposit, lockDepositsOf, lockHeld } from '../store/deposits.ts';

/**
 * Writes down a deposit that a seller says was transferred; finance looks for it. Fails with
 * deposit.open while another one is announced, or one is here of which something is left.
 */
export async function applyDeposit(
  ctx: CommandContext,
  deps: DepositsDeps,
  input: Input<typeof depositApply>,
): Promise<string> {
  const seller = requireMember(ctx).accountId;
  await requireOpenAccount(ctx, deps, seller);
  await lockDepositsOf(ctx.tx, seller);
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
  // After the insert, which waits for a confirmation that runs: another deposit is here by then.
  const held = await lockHeld(ctx.tx, seller);
  if (held !== null && (await leftOfDeposit(ctx.tx, held)) > 0n) throw new Failure('deposit.open');
  return made.id;
}
