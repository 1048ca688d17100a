import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../../deps.ts';
import { lockOwner, requireMayAdd } from '../../factors/owner.ts';
import { findTotp, savePendingTotp } from '../../store/factors.ts';
import { newTotpSecret, totpEnrolment } from '../../totp.ts';

/** Starts adding an authenticator app: its secret counts once a code of it was entered. */
export async function beginTotp(ctx: CommandContext, deps: Deps) {
  const owner = await lockOwner(ctx);
  await requireMayAdd(ctx, owner);
  const totp = await findTotp(ctx.tx, owner.id);
  if (totp !== null && totp.secret !== null) throw new Failure('factor.exists');
  const secret = newTotpSecret();
  await savePendingTotp(ctx.tx, owner, deps.secrets.seal(secret, owner.id));
  return totpEnrolment(secret, owner.email);
}
