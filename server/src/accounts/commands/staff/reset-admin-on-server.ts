import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { endSessions } from '../../end-sessions.ts';
import { mailLink } from '../../staff/links.ts';
import { staffMail } from '../../staff/mails.ts';
import { recordOf } from '../../staff/record.ts';
import { deleteFactors } from '../../store/factors.ts';
import { activeAdmins, findStaffByEmail, lockAdmins, lockStaff } from '../../store/staff.ts';
import { SERVER } from './add-admin-on-server.ts';

/**
 * Takes the second factors and sessions of the only administrator away and returns the address of a
 * link by which they choose a new password. Fails with `notFound` where the address is no active
 * administrator's, with `staff.wrongState` where two administrators can do it themselves.
 */
export async function resetAdminOnServer(
  ctx: CommandContext,
  deps: Deps,
  { email }: { readonly email: string },
): Promise<string> {
  const { tx } = ctx;
  await lockAdmins(tx);
  const found = await findStaffByEmail(tx, email);
  const staff = found && (await lockStaff(tx, found.id));
  if (!staff?.active || !staff.roles.includes('admin')) throw new Failure('notFound');
  if ((await activeAdmins(tx)) > 1) throw new Failure('staff.wrongState');
  await deleteFactors(tx, staff.id);
  await endSessions(ctx, deps, { ownerId: staff.id, exceptId: null });
  const { id: staffId, name, roles, lang } = staff;
  const link = await mailLink(ctx, deps, {
    purpose: 'password',
    staffId,
    email,
    name,
    roles,
    requestedBy: SERVER,
    approvedBy: null,
    lang,
  });
  await audit(tx, ctx, {
    what: 'staff.resetOnServer',
    on: recordOf(staff),
    before: null,
    after: { secondFactor: false },
  });
  await deps.queueMail(tx, staffMail('factorChanged', { to: email, lang }));
  return link;
}
