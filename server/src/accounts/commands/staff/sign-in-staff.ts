import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { type AuditEntry, audit } from '#server/operator/public.ts';
import { attemptSucceeded, beginAttempt } from '../../attempts.ts';
import type { Deps } from '../../deps.ts';
import { findKnownDevice } from '../../known-device.ts';
import { openSession } from '../../open-session.ts';
import { isPassword } from '../../password-hash.ts';
import { recordOf } from '../../staff/record.ts';
import { findStaffByEmail } from '../../store/staff.ts';
import { staffInfo } from '../../views.ts';

/** Signs a member of staff in by password; the second factor is still to come. */
export async function signInStaff(
  ctx: CommandContext,
  deps: Deps,
  { email, password }: { email: string; password: string },
) {
  const staff = await findStaffByEmail(ctx.tx, email);
  const knownDevice = await findKnownDevice(ctx, deps, staff?.id ?? null);
  const { address, now } = ctx;
  const attempt = { door: 'staff', name: email, address, now, knownDevice } as const;
  const counted = await beginAttempt(deps, attempt);
  const isRight = await isPassword(password, staff?.active ? staff.passwordHash : null);
  if (staff === null || !isRight) throw new Failure('login.wrong');
  await attemptSucceeded(ctx.tx, deps, attempt, counted);
  const session = await openSession(ctx, { owner: { kind: 'staff', id: staff.id } });
  const { totp, factors } = staffInfo(staff, false);
  const staffCaller = {
    kind: 'staff',
    accountId: staff.id,
    sessionId: '',
    name: staff.name,
    roles: staff.roles,
    totpDone: false,
  } as const;
  const entry: AuditEntry = {
    what: 'staff.signIn',
    on: recordOf(staff),
    before: null,
    after: { totp },
  };
  await audit(ctx.tx, { ...ctx, caller: staffCaller }, entry);
  return { ...session, totp, factors };
}
