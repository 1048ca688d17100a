import { command, query, signedIn } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/** Staff look at an account for so many minutes at most. */
export const VIEW_MINUTES = 30;

/** Lists when staff looked at my account, who and why, the newest first. */
export const accessList = query({
  path: '/user/access/list',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.accessList),
});

/**
 * Opens a read-only session of a member for the caller: every command in it fails with
 * `access.readOnly`. Fails with `view.open` where the caller looks at an account already, with
 * `view.staff` where the account belongs to somebody of staff, and with `view.closed` where its owner
 * closed it. The look ends with the caller's role, their sign-in and the account.
 */
export const opsViewStart = command({
  path: '/ops/customer/view/start',
  callers: permissions.customerViews,
  schemas: () => schemas().then((all) => all.opsViewStart),
  failures: ['view.open', 'view.staff', 'view.closed'],
  secret: true,
});

/** Returns the account that the caller looks at now; null where there is none. */
export const opsViewCurrent = query({
  path: '/ops/customer/view/current',
  callers: permissions.customerViews,
  schemas: () => schemas().then((all) => all.opsViewCurrent),
});

/** Ends the caller's look at an account; without one nothing happens. */
export const opsViewEnd = command({
  path: '/ops/customer/view/end',
  callers: permissions.customerViews,
  schemas: () => schemas().then((all) => all.opsViewEnd),
});

/** Shows private data of an account once and records who looked, and why. */
export const opsReveal = command({
  path: '/ops/customer/reveal',
  callers: permissions.companies,
  schemas: () => schemas().then((all) => all.opsReveal),
  secret: true,
});
