import { query } from '../call.ts';
import { type Permission, permissions } from '../permissions.ts';
import type { QueueKey } from './schemas.ts';

const schemas = () => import('./schemas.ts');

/** The permission of the page that each queue's work is done on. */
export const queuePermissions: Readonly<Record<QueueKey, Permission>> = {
  payments: 'recharges',
  exchanges: 'exchanges',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  paymentReturns: 'bank',
  suspicions: 'suspicions',
  refunds: 'orders',
  arrivals: 'dock',
  receive: 'orders',
  send: 'orders',
  sendBack: 'orders',
  deliver: 'orders',
  corrections: 'orders',
  inspect: 'lab',
  review: 'lab',
  price: 'orders',
  disputes: 'orders',
  settlements: 'settlements',
  cases: 'cases',
  factorResets: 'factorResets',
  claims: 'claims',
  claimGoods: 'claims',
  fakes: 'fakes',
  quarantine: 'quarantine',
  quarantineGoods: 'quarantine',
  content: 'content',
  health: 'health',
};

/** The permission of the acts that each queue's work needs: its roles may do the work. */
export const workPermissions: Readonly<Record<QueueKey, Permission>> = {
  payments: 'recharges',
  exchanges: 'exchanges',
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  paymentReturns: 'bank',
  suspicions: 'suspicionWork',
  refunds: 'orderRefunds',
  arrivals: 'orderDock',
  receive: 'orderDock',
  send: 'orderDock',
  sendBack: 'orderDock',
  deliver: 'orderDelivery',
  corrections: 'orderDelivery',
  inspect: 'labWork',
  review: 'labWork',
  price: 'orderDisputes',
  disputes: 'orderDisputes',
  settlements: 'settlementDecisions',
  cases: 'caseWork',
  factorResets: 'factorResets',
  claims: 'claimRulings',
  claimGoods: 'claimGoods',
  fakes: 'fakeDecisions',
  quarantine: 'quarantineDecisions',
  quarantineGoods: 'orderDock',
  content: 'content',
  health: 'health',
};

/**
 * A page of open work, the most urgent first, of the queues whose pages the reader may open. The
 * counts are those of each of them, whatever the
 * filter and the page are; with each come its most urgent pieces.
 */
export const opsQueues = query({
  path: '/ops/queues',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsQueues),
});

export const auditList = query({
  path: '/ops/audit/list',
  callers: permissions.audit,
  schemas: () => schemas().then((all) => all.auditList),
});

/** The most rows of one export. */
export const AUDIT_EXPORT_MAX = 10_000;

/** Writes the newest rows of a filter as CSV; `isWhole` is false where there are more. */
export const auditExport = query({
  path: '/ops/audit/export',
  callers: permissions.audit,
  schemas: () => schemas().then((all) => all.auditExport),
  perMinute: 10,
});

/** Where the log stood at the end of each of the last days, the newest first. */
export const auditRoots = query({
  path: '/ops/audit/roots',
  callers: permissions.audit,
  schemas: () => schemas().then((all) => all.auditRoots),
});

/** Walks the chain of hashes; names the first row that does not follow from the one before. */
export const auditVerify = query({
  path: '/ops/audit/verify',
  callers: permissions.audit,
  schemas: () => schemas().then((all) => all.auditVerify),
});
