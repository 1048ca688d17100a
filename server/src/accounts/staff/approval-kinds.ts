import { type StaffRole, staffRoles } from '#contract/call.ts';
import type { AuditedAct } from '#contract/operator/acts.ts';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, ApprovalRecord, Facts } from '#server/approvals/public.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { type AccountsDeps, type Deps, toDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { deleteFactors } from '../store/factors.ts';
import {
  activeAdmins,
  lockAdmins,
  lockStaff,
  type StaffRecord,
  saveActive,
  saveRoles,
} from '../store/staff.ts';
import { toAuditFacts } from '../views.ts';
import { isFreeMailbox, mailLink } from './links.ts';
import { type StaffMailKind, staffMail } from './mails.ts';
import { recordOf } from './record.ts';

const rolesOf = ({ after }: ApprovalRecord): StaffRole[] =>
  staffRoles.filter((role) => Array.isArray(after['roles']) && after['roles'].includes(role));

/** Returns a member of staff as they stand in the database; the order of admins' locks is the same everywhere. */
async function snapshot(tx: Tx, { subject }: ApprovalRecord): Promise<Facts | null> {
  await lockAdmins(tx);
  const staff = await lockStaff(tx, subject);
  return staff === null ? null : toAuditFacts(staff);
}

/** An address whose mailbox is nobody's yet; null where somebody has it meanwhile. */
async function freeAddress(tx: Tx, { before }: ApprovalRecord): Promise<Facts | null> {
  await lockAdmins(tx);
  const email = String(before['email']);
  return (await isFreeMailbox(tx, email)) ? { email } : null;
}

async function lockSubject(ctx: CommandContext, { subject }: ApprovalRecord): Promise<StaffRecord> {
  const staff = await lockStaff(ctx.tx, subject);
  if (staff === null) throw new Failure('notFound');
  return staff;
}

interface Change {
  readonly what: AuditedAct;
  readonly mail: StaffMailKind;
  readonly apply: (
    ctx: CommandContext,
    staff: StaffRecord,
    approval: ApprovalRecord,
    deps: Deps,
  ) => Promise<StaffRecord>;
}

/** Executes a change of a staff member, audits it and mails the member. */
const carryOutChange =
  (deps: Deps, { what, mail, apply }: Change): ApprovalKind['carryOut'] =>
  async (ctx, approval) => {
    const staff = await lockSubject(ctx, approval);
    const after = await apply(ctx, staff, approval, deps);
    await audit(ctx.tx, ctx, {
      what,
      on: recordOf(staff),
      before: toAuditFacts(staff),
      after: {
        ...toAuditFacts(after),
        requestedBy: approval.requestedName,
        reason: approval.reason,
      },
    });
    const { email: to, lang } = staff;
    await deps.queueMail(ctx.tx, staffMail(mail, { to, lang, roles: after.roles }));
  };

const roles: Change = {
  what: 'staff.roles',
  mail: 'rolesChanged',
  apply: async (ctx, staff, approval, deps) => {
    const after = await saveRoles(ctx.tx, staff.id, rolesOf(approval));
    const mayView = permissions.customerViews.some((role) => after.roles.includes(role));
    if (!mayView) await endSessions(ctx, deps, { viewerId: staff.id });
    if ((await activeAdmins(ctx.tx)) === 0) throw new Failure('staff.lastAdmin');
    return after;
  },
};

const reactivate: Change = {
  what: 'staff.reactivate',
  mail: 'reactivated',
  apply: (ctx, staff) => saveActive(ctx.tx, staff.id, true),
};

const resetSecondFactor: Change = {
  what: 'staff.resetSecondFactor',
  mail: 'factorChanged',
  apply: async (ctx, staff, _, deps) => {
    await deleteFactors(ctx.tx, staff.id);
    await endSessions(ctx, deps, { ownerId: staff.id, exceptId: null });
    return { ...staff, factors: { totp: false, passkey: false } };
  },
};

async function sendPasswordLink(
  ctx: CommandContext,
  deps: Deps,
  approval: ApprovalRecord,
): Promise<void> {
  const { id: staffId, email, name, roles: held, lang } = await lockSubject(ctx, approval);
  await mailLink(ctx, deps, {
    purpose: 'password',
    staffId,
    email,
    name,
    roles: held,
    requestedBy: { id: approval.requestedBy, name: approval.requestedName },
    approvedBy: requireStaff(ctx).accountId,
    lang,
  });
  await audit(ctx.tx, ctx, {
    what: 'staff.resetPassword',
    on: { kind: 'staff', id: staffId, no: email },
    before: null,
    after: { requestedBy: approval.requestedName, reason: approval.reason },
  });
}

async function sendInvitation(
  ctx: CommandContext,
  deps: Deps,
  approval: ApprovalRecord,
): Promise<void> {
  const email = String(approval.after['email']);
  const name = String(approval.after['name']);
  const granted = rolesOf(approval);
  await mailLink(ctx, deps, {
    purpose: 'join',
    staffId: approval.subject,
    email,
    name,
    roles: granted,
    requestedBy: { id: approval.requestedBy, name: approval.requestedName },
    approvedBy: requireStaff(ctx).accountId,
    lang: ctx.lang,
  });
  await audit(ctx.tx, ctx, {
    what: 'staff.invite',
    on: { kind: 'staff', id: approval.subject, no: email },
    before: null,
    after: { email, name, roles: granted, requestedBy: approval.requestedName },
  });
}

/** Serves the requests about staff that two administrators decide. */
export function staffApprovals(outside: AccountsDeps): readonly ApprovalKind[] {
  const deps = toDeps(outside);
  const about = { roles: ['admin'], snapshot } as const;
  return [
    {
      kind: 'staff.invite',
      roles: ['admin'],
      snapshot: freeAddress,
      carryOut: (ctx, approval) => sendInvitation(ctx, deps, approval),
    },
    { kind: 'staff.roles', ...about, carryOut: carryOutChange(deps, roles) },
    { kind: 'staff.reactivate', ...about, carryOut: carryOutChange(deps, reactivate) },
    {
      kind: 'staff.resetSecondFactor',
      ...about,
      carryOut: carryOutChange(deps, resetSecondFactor),
    },
    {
      kind: 'staff.resetPassword',
      ...about,
      carryOut: (ctx, approval) => sendPasswordLink(ctx, deps, approval),
    },
  ];
}
