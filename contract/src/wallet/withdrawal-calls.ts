import { command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./withdrawal-schemas.ts');

/** Limits of my withdrawals beside my balances, of one snapshot. */
export const cashLimits = query({
  path: '/wallet/cash/limits',
  callers: parties,
  schemas: () => schemas().then((all) => all.cashLimits),
});

const amountFails = [
  'wallet.notEnough',
  'wallet.cash.least',
  'wallet.cash.most',
  'wallet.cash.dayOver',
  'wallet.cash.currency',
] as const;

const codeFails = ['code.wrong', 'code.expired', 'code.spent'] as const;

/** Mails the code that confirms a withdrawal of this amount to this payee, and nothing else. */
export const cashCode = command({
  path: '/wallet/cash/code',
  callers: parties,
  schemas: () => schemas().then((all) => all.cashCode),
  failures: [...amountFails, 'code.wait'],
  secret: true,
  perMinute: 10,
});

/**
 * Applies for a withdrawal: the amount is frozen at once. The code, and the second factor where one
 * is needed, must have been given for this amount and payee as it stands.
 */
export const cashApply = command({
  path: '/wallet/cash/apply',
  perCaller: quotas.withdrawals,
  callers: parties,
  schemas: () => schemas().then((all) => all.cashApply),
  failures: [
    ...amountFails,
    ...codeFails,
    'factor.needed',
    'factor.none',
    'factor.wrong',
    'totp.wrong',
    'login.locked',
  ],
});

/** My withdrawals, the newest first. */
export const cashList = query({
  path: '/wallet/cash/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.cashList),
});

export const cashOne = query({
  path: '/wallet/cash/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.cashOne),
});

/** Cancels a withdrawal that finance has not approved yet, or that the bank returned. */
export const cashCancel = command({
  path: '/wallet/cash/cancel',
  callers: parties,
  schemas: () => schemas().then((all) => all.cashCancel),
  failures: ['wallet.changed', 'wallet.cash.wrongState'],
});

const finance = permissions.withdrawals;

/** Withdrawals for finance: those that wait come oldest first, the ended newest first. */
export const opsWithdrawalList = query({
  path: '/ops/withdrawal/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalList),
});

export const opsWithdrawalOne = query({
  path: '/ops/withdrawal/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalOne),
});

const stepFails = ['wallet.changed', 'wallet.cash.wrongState', 'finance.ownMoney'] as const;

/** Requests the approval of a second person of finance; a note says what was checked. */
export const opsWithdrawalPrepare = command({
  path: '/ops/withdrawal/prepare',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalPrepare),
  failures: [
    ...stepFails,
    'approval.open',
    'wallet.cash.notPayable',
    'wallet.cash.payeeChanged',
    'wallet.cash.noteNeeded',
  ],
});

/**
 * Refuses a withdrawal with a reason that its owner reads; the amount is available again. One that is
 * approved is refused by two people: the bank may pay it already.
 */
export const opsWithdrawalRefuse = command({
  path: '/ops/withdrawal/refuse',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalRefuse),
  failures: [...stepFails, 'payout.inFile'],
});

/**
 * Asks another person of finance to refuse an approved withdrawal that was not ordered at the bank. They
 * refuse it by `/ops/approval/approve`; the amount is available again then.
 */
export const opsWithdrawalProposeRefusal = command({
  path: '/ops/withdrawal/proposeRefusal',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalProposeRefusal),
  failures: [...stepFails, 'payout.inFile', 'approval.open', 'bank.matched'],
});

/** Records the transfer of an approved withdrawal: its reference and day at the bank. */
export const opsWithdrawalSend = command({
  path: '/ops/withdrawal/send',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalSend),
  failures: [
    ...stepFails,
    'wallet.cash.referenceUsed',
    'wallet.cash.payeeChanged',
    'wallet.cash.held',
    'payout.inFile',
  ],
});

/**
 * Says that a held withdrawal was transferred at the bank all the same. An administrator who reads
 * why it is held records it, by `/ops/approval/approve`.
 */
export const opsWithdrawalProposeTransfer = command({
  path: '/ops/withdrawal/proposeTransfer',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalProposeTransfer),
  failures: [...stepFails, 'wallet.cash.payeeChanged', 'approval.open'],
});

/** Records that the bank's statement shows the transfer as paid. */
export const opsWithdrawalComplete = command({
  path: '/ops/withdrawal/complete',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalComplete),
  failures: stepFails,
});

/**
 * Says that the bank sent the money back, with its reason. Another person of finance records it, by
 * `/ops/approval/approve`; the amount is frozen again then.
 */
export const opsWithdrawalProposeReturn = command({
  path: '/ops/withdrawal/proposeReturn',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalProposeReturn),
  failures: [...stepFails, 'wallet.cash.referenceUsed', 'approval.open'],
});

/** Opens a returned withdrawal again, to be approved by two people anew. */
export const opsWithdrawalReopen = command({
  path: '/ops/withdrawal/reopen',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsWithdrawalReopen),
  failures: [...stepFails, 'wallet.cash.payeeChanged'],
});
