import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { attemptSucceeded, beginAttempt } from '../../attempts.ts';
import type { Deps } from '../../deps.ts';
import { factorAdded } from '../../factors/added.ts';
import { requireFactorProof } from '../../factors/owner.ts';
import { rememberDevice } from '../../known-device.ts';
import { lockOwnStaff } from '../../staff/lock-own.ts';
import { recordOf } from '../../staff/record.ts';
import { findTotp, lockTotp, saveTotp, saveTotpStep } from '../../store/factors.ts';
import { markFactorDone } from '../../store/sessions.ts';
import { totpStep } from '../../totp.ts';
import { staffInfo } from '../../views.ts';

/**
 * Takes the second step of a staff sign-in by authenticator app. A code of the secret that is being
 * enrolled enrolls it, where the session may add a factor; with the first one come recovery codes.
 */
export async function verifyTotp(ctx: CommandContext, deps: Deps, { code }: { code: string }) {
  const { accountId, sessionId, totpDone } = requireStaff(ctx);
  const { tx, now } = ctx;
  // A code that is not looked at for want of a proof is no attempt.
  if (totpDone && (await findTotp(tx, accountId))?.pending)
    await requireFactorProof(ctx, accountId);
  const attempt = { door: 'factor', name: accountId, address: ctx.address, now } as const;
  await beginAttempt(deps, attempt);
  const staff = await lockOwnStaff(ctx);
  const totp = await lockTotp(tx, staff.id);
  const owner = { kind: 'staff', id: staff.id, email: staff.email, lang: staff.lang } as const;
  const isSecondStep = !totpDone && (staff.factors.totp || staff.factors.passkey);
  const pending = isSecondStep ? null : (totp?.pending ?? null);
  if (pending !== null) await requireFactorProof(ctx, staff.id);
  const sealed = pending ?? totp?.secret ?? null;
  if (sealed === null) throw new Failure('totp.wrong', {}, 'code');
  const secret = deps.secrets.open(sealed, staff.id);
  const lastStep = pending === null ? Number(totp?.lastStep ?? 0) : 0;
  const step = totpStep({ secret, code, now }, lastStep);
  if (step === null) throw new Failure('totp.wrong', {}, 'code');
  if (pending === null) await saveTotpStep(tx, staff.id, step);
  else await saveTotp(tx, owner, { secret: sealed, step, now });
  await markFactorDone(tx, sessionId);
  await rememberDevice(ctx, deps, owner);
  const after = { enrolled: pending !== null };
  await audit(tx, ctx, { what: 'staff.verify', on: recordOf(staff), before: null, after });
  const recoveryCodes = pending === null ? null : await factorAdded(ctx, deps, owner);
  // Last: it holds the count of the network, for which other acts wait.
  await attemptSucceeded(tx, deps, attempt);
  const factors = { ...staff.factors, totp: true };
  return { ...staffInfo({ ...staff, factors }, true), recoveryCodes };
}
