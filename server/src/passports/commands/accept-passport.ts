import type { HandlerOutput, Input } from '#contract/call.ts';
import type { acceptPassport as AcceptCall } from '#contract/passports/handover-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { PassportsDeps } from '../deps.ts';
import { applyHandoverEvent, callingMember, sideOf } from '../process.ts';
import { lockHandover } from '../store/handovers.ts';
import { isPassed } from '../views.ts';

/** Accepts an offered passport. Fails with notFound, order.hasChange or passport.revoked. */
export async function acceptPassport(
  ctx: CommandContext,
  deps: PassportsDeps,
  input: Input<typeof AcceptCall>,
): Promise<HandlerOutput<typeof AcceptCall>> {
  const offer = await lockHandover(ctx.tx, input.id);
  const isSide = offer !== null && sideOf(offer, await callingMember(ctx, deps)) === 'recipient';
  if (isSide && !isPassed(await deps.certificateOf(ctx.tx, offer.lotId))) {
    throw new Failure('passport.revoked');
  }
  return applyHandoverEvent(ctx, deps, { ...input, event: 'accept' });
}
