import type { HandlerOutput, Input } from '#contract/call.ts';
import type { offerPassport as OfferCall } from '#contract/passports/handover-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { PassportsDeps } from '../deps.ts';
import { callingMember, notifyRecipient } from '../process.ts';
import { insertHandover } from '../store/handovers.ts';
import { isPassed, pathOf } from '../views.ts';
import { lockOwn } from './lock-own.ts';

/**
 * Offers a part that was split off to the account of an address. Fails with passport.pieces where
 * nothing is left, passport.revoked, passport.offered, passport.ownAddress or order.hasChange.
 */
export async function offerPassport(
  ctx: CommandContext,
  deps: PassportsDeps,
  { email, ...target }: Input<typeof OfferCall>,
): Promise<HandlerOutput<typeof OfferCall>> {
  const { tx, now } = ctx;
  const passport = await lockOwn(ctx, target);
  if (passport.parentId === null || passport.left === 0) {
    throw new Failure('passport.pieces', { left: passport.left }, 'id');
  }
  if (!isPassed(await deps.certificateOf(tx, passport.lotId))) {
    throw new Failure('passport.revoked');
  }
  const sender = await callingMember(ctx, deps);
  const toEmail = email.toLowerCase();
  if (toEmail === sender.email) throw new Failure('passport.ownAddress', {}, 'email');
  const record = {
    id: newId(),
    version: 1,
    state: 'offered' as const,
    since: now,
    passportId: passport.id,
    no: passport.no,
    mpn: passport.mpn,
    lotId: passport.lotId,
    pieces: passport.left,
    fromId: sender.accountId,
    fromName: sender.company,
    toEmail,
    toId: null,
    toName: '',
    offeredAt: now,
    decidedAt: null,
  };
  await insertHandover(tx, record);
  await notifyRecipient(ctx, deps, { kind: 'passports.offered', record });
  return { no: passport.no, path: pathOf(deps, passport.no) };
}
