import { command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/**
 * The wallet as of one moment: `total` is `balance` and `frozen` together, `frozenParts` add up to
 * `frozen`; `held` is what my paid orders hold in
 * escrow, which is no part of the total; `deposit` is a seller's integrity deposit.
 */
export const walletOne = query({
  path: '/wallet/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.walletOne),
});

/** My ledger, the newest first: of a matter, a state, days of GMT+8, a number. */
export const walletLogList = query({
  path: '/wallet/log/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.walletLogList),
});

/** One row of my ledger: by its number, or by the id of the record that it leads to. */
export const walletLogOne = query({
  path: '/wallet/log/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.walletLogOne),
});

/**
 * The reference that my next transfer of a purpose bears (domain section 7): the same one until I
 * have announced the transfer, whose record then has its number.
 */
export const walletReference = command({
  path: '/wallet/reference',
  callers: parties,
  schemas: () => schemas().then((all) => all.walletReference),
  failures: ['order.wrongState', 'wallet.changed'],
});

/** Says that I transferred money to the provider; finance confirms when it has arrived. */
export const rechargeApply = command({
  path: '/wallet/recharge/apply',
  perCaller: quotas.recharges,
  callers: parties,
  schemas: () => schemas().then((all) => all.rechargeApply),
  failures: [
    'account.closed',
    'wallet.recharge.over',
    'wallet.reference.typo',
    'wallet.reference.unknown',
    'wallet.changed',
    'file.unknown',
    'file.format',
    'order.wrongState',
  ],
});

export const rechargeList = query({
  path: '/wallet/recharge/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.rechargeList),
});

export const rechargeOne = query({
  path: '/wallet/recharge/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.rechargeOne),
});

const finance = permissions.recharges;

/** Recharges for finance: those that wait come oldest first, the decided newest first. */
export const opsRechargeList = query({
  path: '/ops/recharge/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsRechargeList),
  failures: ['wallet.reference.typo'],
});

export const opsRechargeOne = query({
  path: '/ops/recharge/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsRechargeOne),
});

/**
 * Confirms by the bank's reference that the money has arrived: it is booked, and pays the order that
 * the recharge was made for. Above the setting `rechargeTwoPeople`, alone or with what was confirmed
 * for its owner within 24 hours, nothing is booked before a second person of finance approved it.
 */
export const opsRechargeConfirm = command({
  path: '/ops/recharge/confirm',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsRechargeConfirm),
  failures: [
    'wallet.changed',
    'wallet.samePerson',
    'wallet.proofUsed',
    'wallet.referenceUsed',
    'approval.open',
  ],
});

/**
 * The money has not arrived, or is not as stated: nothing is booked, the owner reads the reason. Fails
 * with `approval.open` while somebody says that it arrived, with `bank.matched` while a line of the
 * bank does, and with `approval.samePerson` for who said so last, unless all others of finance own it.
 */
export const opsRechargeFail = command({
  path: '/ops/recharge/fail',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsRechargeFail),
  failures: [
    'wallet.changed',
    'wallet.samePerson',
    'bank.matched',
    'approval.open',
    'approval.samePerson',
  ],
});

/** Returns the balances of the platform's accounts and their sum: zero, or the ledger is wrong. */
export const opsLedger = query({
  path: '/ops/ledger',
  callers: permissions.ledger,
  schemas: () => schemas().then((all) => all.opsLedger),
});
