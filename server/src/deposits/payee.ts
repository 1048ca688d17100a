import type { DepositPayee, DepositRecord } from './store/deposits.ts';

/** Returns the account that a deposit is paid back to: the one that its seller chose, else the payer's. */
export const payeeOf = (deposit: DepositRecord): DepositPayee => {
  const { payee, accountName, accountNumber, bankName, bankCode } = deposit;
  return payee ?? { accountName, accountNumber, bankName, bankCode };
};
