import type { Input, Output } from '#contract/call.ts';
import { parseMoney, wire } from '#contract/money.ts';
import type { cashApply, cashCode } from '#contract/wallet/withdrawal-calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { withdrawalText } from '#contract/wallet/withdrawal-text.ts';
import type { Db } from '#server/kit/database/database.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { lastFourDigits, payeeRemark } from '../core/bank-account.ts';
import { withdrawalApplied } from '../core/recipes.ts';
import { amountFailure, dueOf, needsFactor, payableFrom } from '../core/withdrawal.ts';
import type { WalletDeps } from '../deps.ts';
import { getCashState } from '../queries/get-cash-limits.ts';
import { getOwnWithdrawal } from '../queries/list-own-withdrawals.ts';
import { type BankAccountRecord, findBankAccount } from '../store/bank-accounts.ts';
import { openAccounts, post } from '../store/ledger.ts';
import { insertHistory, insertWithdrawal, lockCashOwner } from '../store/withdrawals.ts';
import { refOf } from '../withdrawal-process.ts';

interface Figures {
  readonly owner: string;
  readonly bankId: string;
  readonly amount: string;
  readonly now: Date;
}

/** An amount and its payee, found fit to be withdrawn now. */
interface Priced {
  readonly minor: bigint;
  readonly account: BankAccountRecord;
  /** The text that the code and the second factor are bound to. */
  readonly boundTo: string;
  readonly needsFactor: boolean;
}

/** Validates an amount and a payee; fails at the field that is wrong. */
async function validateFigures(
  db: Db,
  deps: WalletDeps,
  { owner, bankId, amount, now }: Figures,
): Promise<Priced> {
  const account = await findBankAccount(db, bankId);
  if (account === null || account.owner !== owner) throw new Failure('notFound');
  if (account.currency !== 'USD') throw new Failure('wallet.cash.currency', {}, 'bankId');
  const { minor } = parseMoney(amount, 'USD');
  const { limits, ...state } = await getCashState(db, deps, { owner, now });
  const code = amountFailure(minor, limits, state);
  if (code !== null) throw new Failure(code, {}, 'amount');
  const boundTo = withdrawalText({
    amount: wire(minor),
    bankId,
    payeeSince: account.payeeSince.toISOString(),
  });
  const before = state.usedToday + state.soldToday;
  return { minor, account, boundTo, needsFactor: needsFactor(limits, { before, minor }) };
}

/** Mails the code that confirms a withdrawal of this amount to this payee. */
export async function sendWithdrawalCode(
  ctx: CommandContext,
  deps: WalletDeps,
  input: Input<typeof cashCode>,
): Promise<Output<typeof cashCode>> {
  const owner = requireMember(ctx).accountId;
  const priced = await validateFigures(ctx.tx, deps, { ...input, owner, now: ctx.now });
  const { account, boundTo, needsFactor } = priced;
  const { amount, currency } = wire(priced.minor);
  const sent = await deps.sendCode(ctx, {
    accountId: owner,
    binding: boundTo,
    facts: {
      amount: `${amount} ${currency}`,
      payee: account.accountName,
      ending: lastFourDigits(account.accountNumber),
    },
  });
  return { ...sent, needsFactor, boundTo };
}

/**
 * Applies for a withdrawal: its amount is frozen in the ledger. Fails with the failures of the
 * amount, of the code and of the second factor; nothing is frozen then.
 */
export async function applyWithdrawal(
  ctx: CommandContext,
  deps: WalletDeps,
  { code, factor, remark, ...figures }: Input<typeof cashApply>,
): Promise<Withdrawal> {
  const { tx, now } = ctx;
  const owner = requireMember(ctx).accountId;
  await lockCashOwner(tx, owner);
  const { minor, account, boundTo, needsFactor } = await validateFigures(tx, deps, {
    ...figures,
    owner,
    now,
  });
  if (needsFactor && factor === undefined) throw new Failure('factor.needed');
  if (factor !== undefined) {
    await deps.verifySecondFactor(ctx, { accountId: owner, proof: factor, boundTo });
  }
  await deps.proveCode(ctx, { accountId: owner, binding: boundTo, code });
  const free = payableFrom(account.payeeSince);
  const waits = factor === undefined && free.getTime() > now.getTime();
  const made = { id: newId(), no: await nextNumber(tx, 'WD', now) };
  const { currency, accountName, accountNumber, bankName, branch, bankCode, routing } = account;
  const { street, town, country, postcode } = account;
  await insertWithdrawal(tx, {
    ...made,
    owner,
    amount: minor,
    bankId: account.id,
    payee: {
      ...{ currency, accountName, accountNumber, bankName, branch, bankCode, routing },
      ...{ street, town, country, postcode },
    },
    payableFrom: waits ? free : null,
    remark,
    appliedAt: now,
    dueAt: dueOf('applied', waits ? free : now),
  });
  await insertHistory(tx, made.id, {
    ...{ version: 1, entryAt: now, event: 'apply', actor: 'owner', person: owner, name: '' },
    ...{ reason: '', facts: {} },
  });
  await openAccounts(tx, [owner]);
  await post(tx, {
    transfer: withdrawalApplied({ ownerId: owner, minor }),
    key: `withdrawal:${made.id}:apply`,
    cause: refOf(made),
    remark: remark || payeeRemark(account),
    now,
  });
  return getOwnWithdrawal(ctx, deps, made);
}
