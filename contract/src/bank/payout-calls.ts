import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./payout-schemas.ts');

const finance = permissions.bank;

const STATUS_BODY_KB = 1100;

/** Payments that are ready: in USD and in CNY. */
export const opsPayoutReady = query({
  path: '/ops/payout/ready',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsPayoutReady),
});

/** Files of payments, the newest first. */
export const opsPayoutFileList = query({
  path: '/ops/payout/file/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsPayoutFileList),
});

/** One file with its payments and how each stands; the content once it was released. */
export const opsPayoutFileOne = query({
  path: '/ops/payout/file/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsPayoutFileOne),
});

const payoutFails = [
  'payout.changed',
  'payout.paymentChanged',
  'payout.paymentMatched',
  'payout.tooEarly',
  'payout.refusal',
  'bank.matched',
  'payout.held',
  'payout.paymentHeld',
  'payout.payeeChanged',
  'finance.ownMoney',
  'wallet.changed',
  'wallet.cash.wrongState',
  'wallet.cash.payeeChanged',
  'wallet.cash.held',
  'wallet.cash.referenceUsed',
  'bank.changed',
  'exchange.changed',
  'exchange.notPayable',
  'exchange.payeeChanged',
  'exchange.referenceUsed',
  'exchange.otherRole',
  'exchange.found',
] as const;

/** Makes a file of payments in one currency (pain.001.001.09). Nothing is paid before its release. */
export const opsPayoutFileMake = command({
  path: '/ops/payout/file/make',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsPayoutFileMake),
  failures: payoutFails,
});

/**
 * Releases a file that another person made: its withdrawals are sent, and it may be downloaded. Fails
 * with payout.changed where the bank would be asked for another day than the reader saw.
 */
export const opsPayoutFileRelease = command({
  path: '/ops/payout/file/release',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsPayoutFileRelease),
  failures: [...payoutFails, 'approval.samePerson', 'payout.booksDiffer'],
});

/** Cancels a file that was not released: its withdrawals are ready again. */
export const opsPayoutFileCancel = command({
  path: '/ops/payout/file/cancel',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsPayoutFileCancel),
  failures: [...payoutFails, 'approval.samePerson'],
});

/** Imports the bank's status of a file (pain.002): what the bank rejected is frozen again. */
export const opsPayoutStatus = command({
  path: '/ops/payout/status',
  callers: finance,
  bodyKb: STATUS_BODY_KB,
  schemas: () => schemas().then((all) => all.opsPayoutStatus),
  failures: [
    'bank.unreadable',
    'bank.truncated',
    'finance.ownMoney',
    'wallet.changed',
    'wallet.cash.wrongState',
    'wallet.cash.referenceUsed',
    'bank.changed',
    'exchange.changed',
    'exchange.referenceUsed',
  ],
});
