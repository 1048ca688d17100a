import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const sellers = ['seller'] as const;

/**
 * My last deposit, or the one of an id, and how much one is; null where I have announced none. One that the bank
 * brought back is named beside it.
 */
export const depositOne = query({
  path: '/seller/deposit/one',
  callers: sellers,
  schemas: () => schemas().then((all) => all.depositOne),
});

/** Says that I transferred the deposit, the first or one after mine was used up; finance confirms when it has arrived. */
export const depositApply = command({
  path: '/seller/deposit/apply',
  perCaller: quotas.deposits,
  callers: sellers,
  schemas: () => schemas().then((all) => all.depositApply),
  failures: [
    'account.closed',
    'deposit.open',
    'wallet.reference.typo',
    'wallet.reference.unknown',
    'wallet.changed',
    'file.unknown',
    'file.format',
  ],
});

/** Asks for the deposit back; refused while an order of mine is open. */
export const depositRequestReturn = command({
  path: '/seller/deposit/requestReturn',
  callers: sellers,
  schemas: () => schemas().then((all) => all.depositRequestReturn),
  failures: ['deposit.changed', 'deposit.openOrders'],
});

/**
 * Takes my request for the deposit back, or leaves one here that the bank brought back; refused while another
 * one of mine is here or announced.
 */
export const depositCancelReturn = command({
  path: '/seller/deposit/cancelReturn',
  callers: sellers,
  schemas: () => schemas().then((all) => all.depositCancelReturn),
  failures: ['deposit.changed', 'deposit.paying', 'deposit.open'],
});

/**
 * Chooses a saved account of mine in CNY to which finance pays a deposit that the bank brought back; refused
 * while a payment is out.
 */
export const depositChangeAccount = command({
  path: '/seller/deposit/changeAccount',
  callers: sellers,
  schemas: () => schemas().then((all) => all.depositChangeAccount),
  failures: ['deposit.changed', 'deposit.paying', 'deposit.currency'],
});

const finance = permissions.deposits;

/** Deposits for finance; those that wait come oldest first. */
export const opsDepositList = query({
  path: '/ops/deposit/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsDepositList),
  failures: ['wallet.reference.typo'],
});

export const opsDepositOne = query({
  path: '/ops/deposit/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsDepositOne),
});

/** Confirms by the bank's reference that the deposit has arrived. */
export const opsDepositConfirm = command({
  path: '/ops/deposit/confirm',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsDepositConfirm),
  failures: [
    'deposit.changed',
    'finance.ownMoney',
    'deposit.referenceUsed',
    'deposit.paying',
    'deposit.earlierReturning',
  ],
});

/** The deposit has not arrived, or is not as stated. */
export const opsDepositFail = command({
  path: '/ops/deposit/fail',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsDepositFail),
  failures: [
    'deposit.changed',
    'finance.ownMoney',
    'deposit.paying',
    'bank.matched',
    'approval.samePerson',
  ],
});

/** Does not pay the deposit back now, for a reason that the seller reads. */
export const opsDepositRefuse = command({
  path: '/ops/deposit/refuseReturn',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsDepositRefuse),
  failures: [
    'deposit.changed',
    'finance.ownMoney',
    'deposit.paying',
    'bank.matched',
    'approval.samePerson',
  ],
});

/**
 * Says that the deposit was paid back at the bank, by its reference. It is returned once a second
 * person has approved it by `/ops/approval/approve`.
 */
export const opsDepositPropose = command({
  path: '/ops/deposit/propose',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsDepositPropose),
  failures: [
    'deposit.changed',
    'deposit.openOrders',
    'deposit.notPayable',
    'finance.ownMoney',
    'deposit.referenceUsed',
    'approval.open',
  ],
});
