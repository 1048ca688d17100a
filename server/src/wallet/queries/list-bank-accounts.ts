import type { Input, Output } from '#contract/call.ts';
import type { bankList } from '#contract/wallet/bank-calls.ts';
import type { BankAccount } from '#contract/wallet/bank-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { lastFourDigits } from '../core/bank-account.ts';
import { payableFrom } from '../core/withdrawal.ts';
import type { WalletDeps } from '../deps.ts';
import {
  type BankAccountRecord,
  findBankAccount,
  listBankAccounts as listRecords,
  type PaidFacts,
  paymentsOf,
} from '../store/bank-accounts.ts';

function toBankView(account: BankAccountRecord, paid: PaidFacts | undefined): BankAccount {
  const { owner: _owner, accountNumber, isDefault, removedAt: _removed, ...facts } = account;
  return {
    ...facts,
    ending: lastFourDigits(accountNumber),
    first: isDefault ? 'Y' : 'N',
    addedAt: account.addedAt.toISOString(),
    payableFrom: payableFrom(account.payeeSince).toISOString(),
    timesPaid: paid?.timesPaid ?? 0,
    firstPaidAt: paid?.firstPaidAt?.toISOString() ?? null,
  };
}

/** Returns a page of the reader's bank accounts, and the names that they may be held in. */
export async function listBankAccounts(
  ctx: RequestContext,
  deps: WalletDeps,
  input: Input<typeof bankList>,
): Promise<Output<typeof bankList>> {
  const owner = requireMember(ctx).accountId;
  const { total, list } = await listRecords(ctx.tx, { owner, ...input });
  const paid = await paymentsOf(
    ctx.tx,
    list.map(({ id }) => id),
  );
  const byId = new Map(paid.map((one) => [one.id, one]));
  return {
    total,
    list: list.map((account) => toBankView(account, byId.get(account.id))),
    holders: [...(await deps.companyNames(ctx.tx, owner))],
  };
}

/** Returns a bank account of the reader's. Fails with notFound. */
export async function getBankAccount(
  ctx: RequestContext,
  _deps: WalletDeps,
  id: string,
): Promise<BankAccount> {
  const account = await findBankAccount(ctx.tx, id);
  if (account === null || account.owner !== requireMember(ctx).accountId) {
    throw new Failure('notFound');
  }
  const [paid] = await paymentsOf(ctx.tx, [id]);
  return toBankView(account, paid);
}
