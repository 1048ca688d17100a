import type { Input } from '#contract/call.ts';
import type { depositChangeAccount } from '#contract/deposits/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import { type BankProof, payeeAccount } from '#server/wallet/public.ts';
import type { DepositsDeps } from '../deps.ts';
import { applyDepositEvent } from '../process.ts';
import { addPastReferences, lockDeposit } from '../store/deposits.ts';
import {
  authorizeFinance,
  plainReference,
  rejectUsedReference,
  rejectWhilePaying,
} from './confirm-deposit.ts';

/**
 * Records by a line of the bank that a deposit which was paid back came back: its money is owed to the
 * seller again. Fails with bank.itemChanged where it is not out, and with deposit.referenceUsed.
 */
export async function recordBankReturn(
  ctx: CommandContext,
  deps: DepositsDeps,
  { id, bankReference, text }: BankProof,
): Promise<void> {
  const record = await lockDeposit(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.state !== 'returned') throw new Failure('bank.itemChanged', { no: record.no });
  await authorizeFinance(ctx, deps, record);
  const reference = plainReference(bankReference);
  await rejectUsedReference(ctx, reference);
  // Neither the payment's reference nor that of its return belongs to another payment later.
  const past = [record.returnedReference, reference];
  if (!(await addPastReferences(ctx.tx, id, past))) throw new Failure('deposit.changed');
  const { accountId, name } = requireStaff(ctx);
  await applyDepositEvent(ctx, deps, {
    ...{ id, version: record.version, event: 'bankReturn' },
    actor: { as: 'finance', accountId, name },
    payload: { text },
  });
}

/**
 * Pays a deposit that the bank brought back to another saved account of its seller. What becomes of that
 * account afterwards changes nothing. Fails with notFound, deposit.currency, deposit.changed, and with
 * deposit.paying while a payment is out: it went to the account of before.
 */
export async function changeAccount(
  ctx: CommandContext,
  deps: DepositsDeps,
  { id, version, bankId }: Input<typeof depositChangeAccount>,
): Promise<void> {
  const { accountId } = requireMember(ctx);
  const account = await payeeAccount(ctx.tx, bankId);
  if (account === null || account.owner !== accountId) throw new Failure('notFound');
  if (account.currency !== 'CNY') throw new Failure('deposit.currency', {}, 'bankId');
  const { accountName, accountNumber, bankName, bankCode, payableFrom } = account;
  // The event locks the deposit and asks whose it is.
  await applyDepositEvent(ctx, deps, {
    ...{ id, version, event: 'changeAccount' },
    actor: { as: 'seller', accountId, name: '' },
    payload: {
      text: '',
      payee: { accountName, accountNumber, bankName, bankCode },
      payableFrom: payableFrom > ctx.now ? payableFrom : null,
    },
  });
  await rejectWhilePaying(ctx, deps, id);
}
