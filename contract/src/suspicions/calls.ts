import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/** Findings, those that wait first by their deadlines. */
export const opsSuspicionList = query({
  path: '/ops/suspicion/list',
  callers: permissions.suspicions,
  schemas: () => schemas().then((all) => all.opsSuspicionList),
});

export const opsSuspicionOne = query({
  path: '/ops/suspicion/one',
  callers: permissions.suspicions,
  schemas: () => schemas().then((all) => all.opsSuspicionOne),
});

const fails = ['suspicion.changed', 'finance.ownMoney'] as const;

/** Takes a finding on: the caller looks into it. */
export const opsSuspicionAssign = command({
  path: '/ops/suspicion/assign',
  callers: permissions.suspicionWork,
  schemas: () => schemas().then((all) => all.opsSuspicionAssign),
  failures: fails,
});

/**
 * Records that a finding was reported, to whom and under which number. The report holds the companies that
 * it names; fails with `suspicion.changed` where one of them is none of the finding's any more.
 */
export const opsSuspicionReport = command({
  path: '/ops/suspicion/report',
  callers: permissions.suspicionWork,
  schemas: () => schemas().then((all) => all.opsSuspicionReport),
  failures: fails,
});

/** Clears a finding with a reason; a severe one once a second person has approved it. */
export const opsSuspicionClear = command({
  path: '/ops/suspicion/clear',
  callers: permissions.suspicionWork,
  schemas: () => schemas().then((all) => all.opsSuspicionClear),
  failures: [...fails, 'approval.open'],
});

/**
 * Asks a second person to free some of the companies that a severe finding holds; it goes on holding the
 * others. Fails with `suspicion.changed` where one has more or fewer accounts than its reader saw, where
 * another is held for its sake alone, or where no other would be held: that is to clear the finding.
 */
export const opsSuspicionFree = command({
  path: '/ops/suspicion/free',
  callers: permissions.suspicionWork,
  bodyKb: 128,
  schemas: () => schemas().then((all) => all.opsSuspicionFree),
  failures: [...fails, 'approval.open'],
});
