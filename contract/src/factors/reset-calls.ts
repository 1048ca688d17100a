import { command, query, signedIn } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./reset-schemas.ts');

/** Both a sign-in before its second step and a full session. */
const owners = [...signedIn, 'pending'] as const;

/** Asks support to remove every second factor of the caller; returns the open request where one is. */
export const factorResetRequest = command({
  path: '/user/factor/reset/ask',
  callers: ['pending'],
  schemas: () => schemas().then((all) => all.factorResetRequest),
  perCaller: { group: 'factorReset', perMinute: 3, perDay: 10 },
});

/** Returns the caller's newest reset, or null. */
export const factorResetOwn = query({
  path: '/user/factor/reset/own',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorResetOwn),
});

/** Cancels the caller's open reset. */
export const factorResetCancel = command({
  path: '/user/factor/reset/cancel',
  callers: owners,
  schemas: () => schemas().then((all) => all.factorResetCancel),
  failures: ['factorReset.changed'],
});

export const opsFactorResetList = query({
  path: '/ops/factorReset/list',
  callers: permissions.factorResets,
  schemas: () => schemas().then((all) => all.opsFactorResetList),
});

export const opsFactorResetOne = query({
  path: '/ops/factorReset/one',
  callers: permissions.factorResets,
  schemas: () => schemas().then((all) => all.opsFactorResetOne),
});

/** Requests the approval of a second person of support, with how the member was recognized. */
export const opsFactorResetPropose = command({
  path: '/ops/factorReset/propose',
  callers: permissions.factorResets,
  schemas: () => schemas().then((all) => all.opsFactorResetPropose),
  failures: ['factorReset.changed', 'factorReset.own', 'approval.open'],
});

/** Refuses a reset, also one that was approved and waits for its day to end. */
export const opsFactorResetRefuse = command({
  path: '/ops/factorReset/refuse',
  callers: permissions.factorResets,
  schemas: () => schemas().then((all) => all.opsFactorResetRefuse),
  failures: ['factorReset.changed'],
});
