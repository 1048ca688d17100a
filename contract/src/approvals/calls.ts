import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/** Lists requests of the kinds that the reader's roles may decide, the newest first. */
export const opsApprovalList = query({
  path: '/ops/approval/list',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsApprovalList),
});

const decisionFails = ['approval.wrongState', 'approval.samePerson'] as const;

/** Approves a request: what it asks for is carried out in the same transaction. */
export const opsApprovalApprove = command({
  path: '/ops/approval/approve',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsApprovalApprove),
  failures: [
    ...decisionFails,
    'approval.expired',
    'approval.changed',
    'staff.emailTaken',
    'staff.lastAdmin',
    'wallet.changed',
    'wallet.samePerson',
    'wallet.referenceUsed',
    'wallet.proofUsed',
    'wallet.cash.notPayable',
    'wallet.cash.payeeChanged',
    'wallet.cash.wrongState',
    'order.guard',
    'order.own',
    'order.reportMissing',
    'qc.pieces',
    'finance.ownMoney',
    'payout.inFile',
    'exchange.changed',
    'exchange.referenceUsed',
    'exchange.notPayable',
    'exchange.payeeChanged',
    'exchange.otherRole',
    'exchange.found',
    'qc.wrongState',
    'deposit.changed',
    'deposit.openOrders',
    'deposit.paying',
    'deposit.earlierReturning',
    'deposit.referenceUsed',
    'wallet.notEnough',
    'claim.changed',
    'claim.terms',
    'claim.wrongState',
    'claim.security',
    'factorReset.changed',
    'factorReset.own',
    'account.notClosed',
    'wallet.goodwill.over',
    'bank.changed',
    'bank.sum',
    'bank.itemTaken',
    'bank.itemChanged',
    'bank.noOrigin',
    'suspicion.changed',
    'wallet.cash.otherRole',
    'wallet.cash.found',
    'bank.returnUsed',
    'bank.matched',
    'bank.neverPaid',
    'wallet.cash.referenceUsed',
    'wallet.keyReused',
    'approval.open',
    'file.unknown',
    'legal.day',
  ],
});

/** Refuses a request with a reason; nothing is carried out. */
export const opsApprovalRefuse = command({
  path: '/ops/approval/refuse',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsApprovalRefuse),
  failures: [...decisionFails, 'order.own', 'finance.ownMoney'],
});

/** Sends a request back to its maker with a note; the maker may make it again. */
export const opsApprovalSendBack = command({
  path: '/ops/approval/sendBack',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsApprovalSendBack),
  failures: [...decisionFails, 'order.own', 'finance.ownMoney'],
});

/** Withdraws one's own request. */
export const opsApprovalWithdraw = command({
  path: '/ops/approval/withdraw',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsApprovalWithdraw),
  failures: decisionFails,
});
