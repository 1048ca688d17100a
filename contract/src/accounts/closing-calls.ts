import { command, query, signedIn } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./closing-schemas.ts');

/** Lists the open affairs that keep the account from being closed; empty where there are none. */
export const closingState = query({
  path: '/user/close/state',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.closingState),
});

/**
 * Closes the caller's account for good, ends all its sessions (terms, 20.2) and what it has open on
 * the boards: the other side of each is notified. Fails with
 * `account.openAffairs` while it holds money, money is on its way or anything is open, and with
 * `account.mailProofNeeded` where neither password nor code was entered lately.
 */
export const closeAccount = command({
  path: '/user/close',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.closeAccount),
  failures: ['account.openAffairs', 'account.mailProofNeeded'],
  perMinute: 20,
});

/**
 * Requests that a second person of support opens a closed account again. The member is mailed once
 * it is open. Fails with `account.notClosed`, and with `factorReset.own` for one's own mailbox.
 */
export const opsAccountReopen = command({
  path: '/ops/account/reopen',
  callers: permissions.accountReopening,
  schemas: () => schemas().then((all) => all.opsAccountReopen),
  failures: ['account.notClosed', 'factorReset.own', 'approval.open'],
});
