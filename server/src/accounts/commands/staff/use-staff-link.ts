import type { Session, StaffInfo } from '#contract/accounts/schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { openSession } from '../../open-session.ts';
import { hashPassword } from '../../password-hash.ts';
import { hashOf } from '../../staff/links.ts';
import { saveNewPassword } from '../../staff/save-password.ts';
import { findStaff, lockStaff } from '../../store/staff.ts';
import * as store from '../../store/staff-links.ts';
import { staffInfo } from '../../views.ts';
import { isWeakPassword } from '../../weak-password.ts';
import { addStaffMember } from './add-staff-member.ts';

/** Chooses a password by a mailed link, once, and opens a session without the second factor. */
export async function useStaffLink(
  ctx: CommandContext,
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Session & Pick<StaffInfo, 'totp' | 'factors'>> {
  const link = await store.consumeLink(ctx.tx, hashOf(token), ctx.now);
  if (link === null) throw new Failure('staff.linkOver');
  if (isWeakPassword(newPassword, link.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  const passwordHash = await hashPassword(newPassword);
  if (link.purpose === 'join') await join(ctx, link, passwordHash);
  else await renew(ctx, deps, link, passwordHash);
  const staff = await findStaff(ctx.tx, link.staffId);
  if (staff === null) throw new Failure('staff.linkOver');
  const session = await openSession(ctx, { owner: { kind: 'staff', id: staff.id } });
  const { totp, factors } = staffInfo(staff, false);
  return { ...session, totp, factors };
}

async function join(
  ctx: CommandContext,
  link: store.StaffLink,
  passwordHash: string,
): Promise<void> {
  const { staffId: id, email, name, roles } = link;
  await addStaffMember(ctx, { id, email, name, roles, passwordHash, lang: ctx.lang });
}

async function renew(
  ctx: CommandContext,
  deps: Deps,
  link: store.StaffLink,
  hash: string,
): Promise<void> {
  const staff = await lockStaff(ctx.tx, link.staffId);
  if (staff === null || !staff.active) throw new Failure('staff.linkOver');
  await saveNewPassword(ctx, deps, staff, { hash, currentSession: null });
}
