import type { Input } from '#contract/call.ts';
import type { staffPasswordSet } from '#contract/staff/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt } from '../../attempts.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword, isPassword } from '../../password-hash.ts';
import { saveNewPassword } from '../../staff/save-password.ts';
import { lockStaff } from '../../store/staff.ts';
import { isWeakPassword } from '../../weak-password.ts';

/** Changes the caller's own password. */
export async function setStaffPassword(
  ctx: CommandContext,
  deps: Deps,
  { password, newPassword }: Input<typeof staffPasswordSet>,
) {
  const { accountId, sessionId } = requireStaff(ctx);
  const attempt = { door: 'check', name: accountId, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(deps, attempt);
  const staff = await lockStaff(ctx.tx, accountId);
  if (staff === null) throw new Failure('session.missing');
  if (!(await isPassword(password, staff.passwordHash))) {
    throw new Failure('login.wrong', {}, 'password');
  }
  if (isWeakPassword(newPassword, staff.email)) {
    throw new Failure('account.passwordWeak', {}, 'newPassword');
  }
  const hash = await hashPassword(newPassword);
  await saveNewPassword(ctx, deps, staff, { hash, currentSession: sessionId });
  await attemptSucceeded(ctx.tx, deps, attempt);
  return {};
}
