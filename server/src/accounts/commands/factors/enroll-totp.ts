import type { CommandContext } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { requireFactorProof } from '../../factors/owner.ts';
import { lockOwnStaff } from '../../staff/lock-own.ts';
import { recordOf } from '../../staff/record.ts';
import { savePendingTotp } from '../../store/factors.ts';
import { newTotpSecret, totpEnrolment } from '../../totp.ts';

/** Starts to enroll an authenticator app: its secret counts once a code of it was entered. */
export async function enrollTotp(ctx: CommandContext, deps: Deps) {
  const staff = await lockOwnStaff(ctx);
  await requireFactorProof(ctx, staff.id);
  const secret = newTotpSecret();
  const owner = { kind: 'staff', id: staff.id } as const;
  await savePendingTotp(ctx.tx, owner, deps.secrets.seal(secret, staff.id));
  await audit(ctx.tx, ctx, { what: 'staff.enrol', on: recordOf(staff), before: null, after: null });
  return totpEnrolment(secret, staff.email);
}
