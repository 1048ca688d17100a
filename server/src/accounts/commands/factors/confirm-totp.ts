import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt } from '../../attempts.ts';
import type { Deps } from '../../deps.ts';
import { factorAdded } from '../../factors/added.ts';
import { lockOwner, ownerIdOf, requireMayAdd } from '../../factors/owner.ts';
import { factorsAfterChange } from '../../factors/view.ts';
import { lockTotp, saveTotp } from '../../store/factors.ts';
import { totpStep } from '../../totp.ts';

/** Adds the authenticator app whose first code was entered. */
export async function confirmTotp(ctx: CommandContext, deps: Deps, { code }: { code: string }) {
  const { tx, now, address } = ctx;
  const id = ownerIdOf(ctx);
  // A code that is not looked at for want of a proof is no attempt.
  await requireMayAdd(ctx, { kind: ctx.caller.kind === 'staff' ? 'staff' : 'member', id });
  const attempt = { door: 'factor', name: id, address, now } as const;
  await beginAttempt(deps, attempt);
  const owner = await lockOwner(ctx);
  await requireMayAdd(ctx, owner);
  const pending = (await lockTotp(tx, owner.id))?.pending ?? null;
  if (pending === null) throw new Failure('totp.wrong', {}, 'code');
  const step = totpStep({ secret: deps.secrets.open(pending, owner.id), code, now }, 0);
  if (step === null) throw new Failure('totp.wrong', {}, 'code');
  await saveTotp(tx, owner, { secret: pending, step, now });
  const codes = await factorAdded(ctx, deps, owner);
  await attemptSucceeded(tx, deps, attempt);
  return factorsAfterChange(tx, owner.id, codes);
}
