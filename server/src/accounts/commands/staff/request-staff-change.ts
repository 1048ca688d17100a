import type { Input } from '#contract/call.ts';
import type { staffRequest } from '#contract/staff/calls.ts';
import { type Facts, requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { isFreeMailbox, mailLink } from '../../staff/links.ts';
import { staffMail } from '../../staff/mails.ts';
import {
  activeStaff,
  lockAdmins,
  lockStaff,
  neverHadTwoAdmins,
  type StaffRecord,
} from '../../store/staff.ts';
import { toAuditFacts } from '../../views.ts';

type Requested = Input<typeof staffRequest>;

type Invitation = Extract<Requested, { kind: 'staff.invite' }>;

type AboutMember = Exclude<Requested, Invitation>;

/** Requests what two administrators decide; returns null where it was carried out at once. */
export async function requestStaffChange(ctx: CommandContext, deps: Deps, requested: Requested) {
  await lockAdmins(ctx.tx);
  if (requested.kind !== 'staff.invite') return requestAbout(ctx, deps, requested);
  const roles = [...new Set(requested.roles)];
  const invitation = { ...requested, roles };
  if (!(await isFreeMailbox(ctx.tx, requested.email))) {
    throw new Failure('staff.emailTaken', {}, 'email');
  }
  const isAlone = roles.join() === 'admin' && (await neverHadTwoAdmins(ctx.tx));
  return isAlone
    ? inviteSecondAdmin(ctx, deps, invitation)
    : requestInvitation(ctx, deps, invitation);
}

async function requestInvitation(
  ctx: CommandContext,
  deps: Deps,
  { email, name, roles, reason }: Invitation,
) {
  const approvalId = await requestApproval(ctx, {
    kind: 'staff.invite',
    subject: { id: newId(), name: email },
    before: { email },
    after: { email, name, roles },
    reason,
  });
  await notifyAdmins(ctx, deps, email);
  return { approvalId };
}

/** The one exception: the only administrator that a market ever had invites the second one. */
async function inviteSecondAdmin(
  ctx: CommandContext,
  deps: Deps,
  { email, name, reason }: Invitation,
) {
  const by = requireStaff(ctx);
  const staffId = newId();
  await mailLink(ctx, deps, {
    purpose: 'join',
    staffId,
    email,
    name,
    roles: ['admin'],
    requestedBy: { id: by.accountId, name: by.name },
    approvedBy: null,
    lang: ctx.lang,
  });
  await audit(ctx.tx, ctx, {
    what: 'staff.inviteAdminAlone',
    on: { kind: 'staff', id: staffId, no: email },
    before: null,
    after: { email, name, roles: ['admin'], reason },
  });
  for (const { email: to, lang } of await activeStaff(ctx.tx)) {
    await deps.queueMail(ctx.tx, staffMail('adminInvitedAlone', { to, lang, by: by.name, email }));
  }
  return { approvalId: null };
}

/** The condition that the subject of each kind of request meets. */
const isFit: Record<AboutMember['kind'], (staff: StaffRecord) => boolean> = {
  'staff.roles': ({ active }) => active,
  'staff.reactivate': ({ active }) => !active,
  'staff.resetSecondFactor': ({ active }) => active,
  'staff.resetPassword': ({ active }) => active,
};

/** Returns the fields that a request changes. */
const changeOf = (requested: AboutMember): Facts =>
  requested.kind === 'staff.roles'
    ? { roles: [...new Set(requested.roles)] }
    : requested.kind === 'staff.reactivate'
      ? { active: true }
      : {};

async function requestAbout(ctx: CommandContext, deps: Deps, requested: AboutMember) {
  const staff = await lockColleague(ctx, requested.id);
  if (!isFit[requested.kind](staff)) throw new Failure('staff.wrongState');
  const approvalId = await requestApproval(ctx, {
    kind: requested.kind,
    subject: { id: staff.id, name: staff.email },
    before: toAuditFacts(staff),
    after: changeOf(requested),
    reason: requested.reason,
  });
  await notifyAdmins(ctx, deps, staff.email);
  return { approvalId };
}

/** Locks a colleague; fails where the caller means themselves. */
export async function lockColleague(ctx: CommandContext, id: string): Promise<StaffRecord> {
  if (id === requireStaff(ctx).accountId) throw new Failure('staff.self');
  const staff = await lockStaff(ctx.tx, id);
  if (staff === null) throw new Failure('notFound');
  return staff;
}

/** Mails those who could decide a request that there is one. */
async function notifyAdmins(ctx: CommandContext, deps: Deps, subject: string): Promise<void> {
  const { accountId, name: by } = requireStaff(ctx);
  const link = `${deps.publicUrl}/ops/staff`;
  for (const { id, email: to, lang, roles } of await activeStaff(ctx.tx)) {
    if (id === accountId || !roles.includes('admin') || to === subject) continue;
    await deps.queueMail(ctx.tx, staffMail('asked', { to, lang, by, subject, link }));
  }
}
