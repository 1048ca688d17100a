import { z } from 'zod';
import { Session, StaffInfo } from '../accounts/calls.ts';
import { anyone, command, query, staffRoles } from '../call.ts';
import { Email, Id, Instant, needed, StaffPassword } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { Nothing } from '../response.ts';

const admin = permissions.staff;
const Roles = z.array(z.enum(staffRoles)).min(1, 'needed').max(staffRoles.length);

/** A member of the provider's staff, as the administrators' list shows them. */
export const StaffMember = StaffInfo.extend({ active: z.boolean(), createdAt: Instant });
export type StaffMember = z.infer<typeof StaffMember>;

/** An invitation that was sent and not used yet. */
export const StaffInvitation = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  sentAt: Instant,
  expiresAt: Instant,
  expired: z.boolean(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** Lists staff, those who have left last, and the invitations that are open. */
export const staffList = query({
  path: '/ops/staff/list',
  callers: admin,
  input: Nothing,
  output: z.object({
    staff: z.array(StaffMember),
    invitations: z.array(StaffInvitation),
    activeAdmins: z.number().int(),
    /** The market never had a second administrator: the first one may invite one alone. */
    mayInviteAdminAlone: z.boolean(),
  }),
});

const reason = needed(500);

/**
 * Requests what two administrators decide together: an invitation, other roles, a return, a new
 * second factor or password. Without `approvalId` it was carried out at once: the first
 * administrator of a market that never had a second one invites that second one alone.
 */
export const staffRequest = command({
  path: '/ops/staff/request',
  callers: admin,
  input: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('staff.invite'),
      email: Email,
      name: needed(80),
      roles: Roles,
      reason,
    }),
    z.object({ kind: z.literal('staff.roles'), id: Id, roles: Roles, reason }),
    z.object({ kind: z.literal('staff.reactivate'), id: Id, reason }),
    z.object({ kind: z.literal('staff.resetSecondFactor'), id: Id, reason }),
    z.object({ kind: z.literal('staff.resetPassword'), id: Id, reason }),
  ]),
  output: z.object({ approvalId: Id.nullable() }),
  failures: ['staff.self', 'staff.emailTaken', 'staff.wrongState', 'approval.open'],
});

/** Changes the name of a colleague. */
export const staffUpdate = command({
  path: '/ops/staff/update',
  callers: admin,
  input: z.object({ id: Id, name: needed(80) }),
  output: StaffMember,
  failures: ['staff.self'],
});

/** Signs a colleague out everywhere and keeps them out; one administrator is enough for that. */
export const staffDeactivate = command({
  path: '/ops/staff/deactivate',
  callers: admin,
  input: z.object({ id: Id, reason }),
  output: StaffMember,
  failures: ['staff.self', 'staff.wrongState', 'staff.lastAdmin'],
});

/** Sends an open invitation again with a new link; the one before is good no more. */
export const staffInvitationResend = command({
  path: '/ops/staff/invitation/resend',
  callers: admin,
  input: z.object({ id: Id }),
  output: Nothing,
});

/** Takes an open invitation back: its link is good no more. */
export const staffInvitationWithdraw = command({
  path: '/ops/staff/invitation/withdraw',
  callers: admin,
  input: z.object({ id: Id }),
  output: Nothing,
});

/** The token of a link that was mailed to a member of staff. */
const LinkToken = z.string().min(1, 'needed').max(100);

/** Reads what a mailed link is for, without using it. */
export const staffLinkOne = query({
  path: '/ops/link/one',
  callers: anyone,
  input: z.object({ token: LinkToken }),
  output: z.object({
    purpose: z.enum(['join', 'password']),
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(staffRoles)),
  }),
  failures: ['staff.linkOver'],
  perMinute: 20,
});

/** Chooses a password by a mailed link, once, and signs in; the second factor is still to come. */
export const staffLinkUse = command({
  path: '/ops/link/use',
  callers: anyone,
  input: z.object({ token: LinkToken, newPassword: StaffPassword }),
  output: Session.extend({ totp: StaffInfo.shape.totp }),
  failures: ['staff.linkOver', 'staff.emailTaken', 'account.passwordWeak'],
  secret: true,
  perMinute: 20,
});

/** Changes the caller's own password; all their other sessions end. */
export const staffPasswordSet = command({
  path: '/ops/password/set',
  callers: staffRoles,
  input: z.object({
    password: z.string().min(1, 'passwordEmpty').max(200),
    newPassword: StaffPassword,
  }),
  output: Nothing,
  failures: ['login.wrong', 'login.locked', 'account.passwordWeak'],
  secret: true,
  perMinute: 20,
});
