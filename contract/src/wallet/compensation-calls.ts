import { command, parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./compensation-schemas.ts');

/** A compensation that I paid or got (domain section 7). */
export const compensateOne = query({
  path: '/wallet/compensate/one',
  callers: parties,
  schemas: () => schemas().then((all) => all.compensateOne),
});

const finance = permissions.compensations;

/** Compensations for finance, the newest first. */
export const opsCompensationList = query({
  path: '/ops/compensation/list',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsCompensationList),
});

export const opsCompensationOne = query({
  path: '/ops/compensation/one',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsCompensationOne),
});

/**
 * Proposes a goodwill refund to a side of an order: it is paid from the platform's goodwill account
 * once a second person of finance has approved it by `/ops/approval/approve` (domain section 6).
 */
export const opsGoodwillPropose = command({
  path: '/ops/compensation/goodwill',
  callers: finance,
  schemas: () => schemas().then((all) => all.opsGoodwillPropose),
  failures: ['approval.open', 'wallet.goodwill.over', 'order.own'],
});
