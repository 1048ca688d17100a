import type { FactorOrRecovery } from '#contract/factors/proof-schemas.ts';
import { factorTexts } from '#contract/factors/texts.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import type { Deps } from '../../deps.ts';
import { proveOwner } from '../../factors/prove.ts';
import { rememberDevice } from '../../known-device.ts';
import { lockOwnStaff } from '../../staff/lock-own.ts';
import { recordOf } from '../../staff/record.ts';
import { markFactorDone, saveFactorProof } from '../../store/sessions.ts';
import { staffInfo } from '../../views.ts';

/** Takes the second step of a staff sign-in by passkey, authenticator app or recovery code. */
export async function verifyStaffFactor(
  ctx: CommandContext,
  deps: Deps,
  { proof }: { readonly proof: FactorOrRecovery },
) {
  const { accountId, sessionId } = requireStaff(ctx);
  const { accept } = await proveOwner(ctx, deps, { proof, boundTo: factorTexts.signIn });
  await markFactorDone(ctx.tx, sessionId);
  // The last recovery code is gone now: this session must be able to add a factor all the same.
  if (proof.kind === 'recovery') await saveFactorProof(ctx.tx, sessionId, ctx.now);
  await rememberDevice(ctx, deps, { kind: 'staff', id: accountId });
  const staff = await lockOwnStaff(ctx);
  const after = { by: proof.kind };
  await audit(ctx.tx, ctx, { what: 'staff.verify', on: recordOf(staff), before: null, after });
  await accept();
  return staffInfo(staff, true);
}
