import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { attemptSucceeded, beginAttempt } from '../attempts.ts';
import type { Deps } from '../deps.ts';
import { lockOwnStaff, mayEnroll } from '../staff/lock-own.ts';
import { recordOf } from '../staff/record.ts';
import { endOtherSessions, markTotpDone } from '../store/sessions.ts';
import { saveTotp } from '../store/staff.ts';
import { totpStep } from '../totp.ts';
import { staffInfo } from '../views.ts';

/** Takes the second factor for this session; a code of the secret being enrolled enrols it. */
export async function verifyTotp(ctx: CommandContext, deps: Deps, { code }: { code: string }) {
  const { accountId, sessionId, totpDone } = requireStaff(ctx);
  const attempt = { door: 'totp', name: accountId, address: ctx.address, now: ctx.now } as const;
  await beginAttempt(deps, attempt);
  const staff = await lockOwnStaff(ctx);
  const isEnrolling = staff.totp_pending !== null && mayEnroll(staff, totpDone);
  const sealed = isEnrolling ? staff.totp_pending : staff.totp_secret;
  if (sealed === null) throw new Failure('totp.wrong', {}, 'code');
  const secret = deps.secrets.open(sealed, staff.id);
  const lastStep = isEnrolling ? 0 : Number(staff.totp_step);
  const step = totpStep({ secret, code, now: ctx.now }, lastStep);
  if (step === null) throw new Failure('totp.wrong', {}, 'code');
  await saveTotp(ctx.tx, staff.id, { secret: sealed, step });
  await markTotpDone(ctx.tx, sessionId);
  await attemptSucceeded(ctx.tx, deps, attempt);
  if (isEnrolling) await endOtherSessions(ctx.tx, staff.id, sessionId);
  const after = { enrolled: isEnrolling };
  await audit(ctx.tx, ctx, { what: 'staff.verify', on: recordOf(staff), before: null, after });
  return staffInfo({ ...staff, totp_secret: sealed }, true);
}
