import { z } from 'zod';
import { Session, StaffInfo } from '../accounts/schemas.ts';
import { staffRoles } from '../call.ts';
import { Email, Id, Instant, needed, StaffPassword } from '../fields.ts';
import { Nothing } from '../response-schemas.ts';

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

export const staffList = {
  input: Nothing,
  output: z.object({
    staff: z.array(StaffMember),
    invitations: z.array(StaffInvitation),
    activeAdmins: z.number().int(),
    /** The market never had a second administrator: the first one may invite one alone. */
    mayInviteAdminAlone: z.boolean(),
  }),
};

const reason = needed(500);

export const staffRequest = {
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
};

export const staffUpdate = {
  input: z.object({ id: Id, name: needed(80) }),
  output: StaffMember,
};

export const staffDeactivate = {
  input: z.object({ id: Id, reason }),
  output: StaffMember,
};

export const staffInvitationResend = {
  input: z.object({ id: Id }),
  output: Nothing,
};

export const staffInvitationWithdraw = {
  input: z.object({ id: Id }),
  output: Nothing,
};

/** The token of a link that was mailed to a member of staff. */
const LinkToken = z.string().min(1, 'needed').max(100);

export const staffLinkOne = {
  input: z.object({ token: LinkToken }),
  output: z.object({
    purpose: z.enum(['join', 'password']),
    email: z.string(),
    name: z.string(),
    roles: z.array(z.enum(staffRoles)),
  }),
};

export const staffLinkUse = {
  input: z.object({ token: LinkToken, newPassword: StaffPassword }),
  output: Session.extend({ totp: StaffInfo.shape.totp }),
};

export const staffPasswordSet = {
  input: z.object({
    password: z.string().min(1, 'passwordEmpty').max(200),
    newPassword: StaffPassword,
  }),
  output: Nothing,
};
