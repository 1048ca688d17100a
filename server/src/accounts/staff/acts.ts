import type { Input } from '#contract/call.ts';
import type { staffDeactivate, staffPasswordSet } from '#contract/staff/calls.ts';
import { cancelApprovals } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { recordOf } from '../act-staff.ts';
import { attemptSucceeded, beginAttempt } from '../attempts.ts';
import { hashPassword, isPassword } from '../password-hash.ts';
import { staffKept, staffRow } from '../present.ts';
import { endOtherSessions } from '../session-store.ts';
import {
  activeAdmins,
  listStaff,
  lockAdmins,
  lockStaff,
  neverHadTwoAdmins,
  saveActive,
  saveName,
} from '../staff-store.ts';
import type { Tools } from '../tools.ts';
import { isWeakPassword } from '../weak-password.ts';
import { listInvitations, withdrawLinksOf } from './link-store.ts';
import { saveNewPassword } from './links.ts';
import { staffMail } from './mails.ts';
import { lockColleague } from './requests.ts';

/** Lists staff and open invitations, and whether a second administrator is missing. */
export async function list(ctx: QueryContext) {
  const [staff, links] = [await listStaff(ctx.tx), await listInvitations(ctx.tx)];
  return {
    staff: staff.map(staffRow),
    invitations: links.map(({ id, email, name, roles, createdAt, expiresAt }) => ({
      id,
      email,
      name,
      roles,
      sentAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired: expiresAt.getTime() <= ctx.now.getTime(),
    })),
    activeAdmins: await activeAdmins(ctx.tx),
    mayInviteAdminAlone: await neverHadTwoAdmins(ctx.tx),
  };
}

/** Changes the name of a colleague. */
export async function update(ctx: CommandContext, { id, name }: { id: string; name: string }) {
  const before = await lockColleague(ctx, id);
  const after = await saveName(ctx.tx, id, name);
  await audit(ctx.tx, ctx, {
    what: 'staff.update',
    on: recordOf(after),
    before: staffKept(before),
    after: staffKept(after),
  });
  return staffRow(after);
}

/** Keeps a colleague out from now on; what is requested about them or by them is void. */
export async function deactivate(
  tools: Tools,
  ctx: CommandContext,
  { id, reason }: Input<typeof staffDeactivate>,
) {
  await lockAdmins(ctx.tx);
  const before = await lockColleague(ctx, id);
  if (!before.active) throw new Failure('staff.wrongState');
  const after = await saveActive(ctx.tx, id, false);
  if ((await activeAdmins(ctx.tx)) === 0) throw new Failure('staff.lastAdmin');
  await endOtherSessions(ctx.tx, id, null);
  await withdrawLinksOf(ctx.tx, id, ctx.now);
  await cancelApprovals(ctx, id);
  await audit(ctx.tx, ctx, {
    what: 'staff.deactivate',
    on: recordOf(after),
    before: staffKept(before),
    after: { ...staffKept(after), reason },
  });
  const { email: to, lang } = after;
  await tools.queueMail(ctx.tx, staffMail('deactivated', { to, lang }));
  return staffRow(after);
}

/** Changes the caller's own password. */
export async function setPassword(
  tools: Tools,
  ctx: CommandContext,
  { password, newPassword }: Input<typeof staffPasswordSet>,
) {
  const { accountId, sessionId } = requireStaff(ctx);
  const attempt = { door: 'check', name: accountId, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(tools, attempt);
  const staff = await lockStaff(ctx.tx, accountId);
  if (staff === null) throw new Failure('session.missing');
  if (!(await isPassword(password, staff.password_hash))) {
    throw new Failure('login.wrong', {}, 'password');
  }
  await attemptSucceeded(ctx.tx, tools, attempt);
  if (isWeakPassword(newPassword, staff.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  const hash = await hashPassword(newPassword);
  await saveNewPassword(tools, ctx, staff, { hash, currentSession: sessionId });
  return {};
}
