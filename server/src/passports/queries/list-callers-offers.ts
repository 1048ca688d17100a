import type { HandlerOutput } from '#contract/call.ts';
import type { passportOffers } from '#contract/passports/handover-calls.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { PassportsDeps } from '../deps.ts';
import { callingMember } from '../process.ts';
import { listOffers } from '../store/handovers.ts';
import { pathOf } from '../views.ts';
import { toOffer } from './to-offer.ts';

/** Returns the open offers that the caller made or got. */
export async function listCallersOffers(
  ctx: RequestContext,
  deps: PassportsDeps,
): Promise<HandlerOutput<typeof passportOffers>> {
  const member = await callingMember(ctx, deps);
  const found = await listOffers(ctx.tx, member);
  return found.map((one) => ({
    ...toOffer(one, member, ctx.now),
    no: one.no,
    path: pathOf(deps, one.no),
    mpn: one.mpn,
    isOwn: one.fromId === member.accountId,
  }));
}
