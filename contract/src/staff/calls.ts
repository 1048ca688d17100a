import { anyone, command, query, staffRoles } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const admin = permissions.staff;

/** Lists staff, those who have left last, and the invitations that are open. */
export const staffList = query({
  path: '/ops/staff/list',
  callers: admin,
  schemas: () => schemas().then((all) => all.staffList),
});

/**
 * Requests what two administrators decide together: an invitation, other roles, a return, a new
 * second factor or password. Without `approvalId` it was carried out at once: the first
 * administrator of a market that never had a second one invites that second one alone.
 */
export const staffRequest = command({
  path: '/ops/staff/request',
  callers: admin,
  schemas: () => schemas().then((all) => all.staffRequest),
  failures: ['staff.self', 'staff.emailTaken', 'staff.wrongState', 'approval.open'],
});

/** Changes the name of a colleague. */
export const staffUpdate = command({
  path: '/ops/staff/update',
  callers: admin,
  schemas: () => schemas().then((all) => all.staffUpdate),
  failures: ['staff.self'],
});

/** Signs a colleague out everywhere and keeps them out; one administrator is enough for that. */
export const staffDeactivate = command({
  path: '/ops/staff/deactivate',
  callers: admin,
  schemas: () => schemas().then((all) => all.staffDeactivate),
  failures: ['staff.self', 'staff.wrongState', 'staff.lastAdmin'],
});

/** Sends an open invitation again with a new link; the one before is good no more. */
export const staffInvitationResend = command({
  path: '/ops/staff/invitation/resend',
  callers: admin,
  schemas: () => schemas().then((all) => all.staffInvitationResend),
});

/** Takes an open invitation back: its link is good no more. */
export const staffInvitationWithdraw = command({
  path: '/ops/staff/invitation/withdraw',
  callers: admin,
  schemas: () => schemas().then((all) => all.staffInvitationWithdraw),
});

/** Reads what a mailed link is for, without using it. */
export const staffLinkOne = query({
  path: '/ops/link/one',
  callers: anyone,
  schemas: () => schemas().then((all) => all.staffLinkOne),
  failures: ['staff.linkOver'],
  perMinute: 20,
});

/** Chooses a password by a mailed link, once, and signs in; the second factor is still to come. */
export const staffLinkUse = command({
  path: '/ops/link/use',
  callers: anyone,
  schemas: () => schemas().then((all) => all.staffLinkUse),
  failures: ['staff.linkOver', 'staff.emailTaken', 'account.passwordWeak'],
  secret: true,
  perMinute: 20,
});

/** Changes the caller's own password; all their other sessions end. */
export const staffPasswordSet = command({
  path: '/ops/password/set',
  callers: staffRoles,
  schemas: () => schemas().then((all) => all.staffPasswordSet),
  failures: ['login.wrong', 'login.locked', 'account.passwordWeak'],
  secret: true,
  perMinute: 20,
});
