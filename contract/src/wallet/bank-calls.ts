import { command, parties, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./bank-schemas.ts');

/** My bank accounts, those of USD first, the preferred ones first in each currency. */
export const bankList = query({
  path: '/wallet/bank/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.bankList),
});

/** Adds a bank account. The first one of a currency is the preferred one of it. */
export const bankAdd = command({
  path: '/wallet/bank/add',
  perCaller: quotas.bankAccounts,
  callers: parties,
  schemas: () => schemas().then((all) => all.bankAdd),
  failures: ['wallet.bank.known', 'wallet.bank.tooMany'],
});

/**
 * Changes a bank account; what is left out stays. A changed payee is paid after 24 h again, and
 * approvals of withdrawals to it are void. `first: 'Y'` alone makes it the preferred one.
 */
export const bankUpdate = command({
  path: '/wallet/bank/update',
  perCaller: quotas.bankAccounts,
  callers: parties,
  schemas: () => schemas().then((all) => all.bankUpdate),
  failures: ['wallet.bank.known', 'wallet.changed'],
});

/** Removes a bank account that no open withdrawal is paid to. */
export const bankDel = command({
  path: '/wallet/bank/del',
  callers: parties,
  schemas: () => schemas().then((all) => all.bankDel),
  failures: ['wallet.bank.inUse', 'wallet.changed'],
});
