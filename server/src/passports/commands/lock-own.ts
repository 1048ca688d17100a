import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { findOffer } from '../store/handovers.ts';
import { lockPassport, type Passport } from '../store/passports.ts';

/**
 * Locks a passport of the caller that is not offered to anybody. Fails with notFound,
 * order.hasChange or passport.offered.
 */
export async function lockOwn(
  ctx: CommandContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Passport> {
  const passport = await lockPassport(ctx.tx, id);
  if (passport === null || passport.holderId !== requireMember(ctx).accountId) {
    throw new Failure('notFound');
  }
  if (passport.version !== version) throw new Failure('order.hasChange');
  if ((await findOffer(ctx.tx, id)) !== null) throw new Failure('passport.offered');
  return passport;
}
