import { command } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./return-schemas.ts');

const finance = permissions.bank;

/**
 * Asks a second person to send a payment of somebody else back to the account that it came from.
 * Amount, name and account are those of the line: nothing of them is typed.
 */
export const opsBankReturnPropose = command({
  path: '/ops/bank/return/propose',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankReturnPropose),
  failures: [
    'bank.changed',
    'bank.noOrigin',
    'bank.returnUsed',
    'bank.itemTaken',
    'approval.open',
    'finance.ownMoney',
  ],
});

/** Asks a second person to send a payment again that the bank sent back to us. */
export const opsBankReturnResend = command({
  path: '/ops/bank/return/resend',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankReturnResend),
  failures: ['bank.changed', 'approval.open', 'finance.ownMoney'],
});

/**
 * Asks a second person to record that the bank never paid what a file sent: no line and no status of
 * the bank says so. Approved, the money is in suspense again.
 */
export const opsBankReturnProposeUnpaid = command({
  path: '/ops/bank/return/proposeUnpaid',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankReturnProposeUnpaid),
  failures: ['bank.changed', 'bank.matched', 'approval.open', 'finance.ownMoney'],
});

/** Gives a return up that is not at the bank: the line of the payment is open again. */
export const opsBankReturnCancel = command({
  path: '/ops/bank/return/cancel',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsBankReturnCancel),
  failures: ['bank.changed', 'bank.returnInFile'],
});
