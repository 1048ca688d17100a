import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/passports/calls.ts';
import { nextNumber } from '#server/kit/database/numbers.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { PassportsDeps } from '../deps.ts';
import { findOffer } from '../store/handovers.ts';
import { insertChild, insertMove, lockPassport, type Passport } from '../store/passports.ts';
import { isPassed, pathOf } from '../views.ts';
import { lockOwn } from './lock-own.ts';

type Label = HandlerOutput<typeof contract.splitPassport>;

const tooMany = ({ left }: Passport, field: string): Failure =>
  new Failure('passport.pieces', { left }, field);

/** Splits pieces off to a child. Fails with passport.pieces, passport.revoked or order.hasChange. */
export async function splitPassport(
  ctx: CommandContext,
  deps: PassportsDeps,
  { pieces, note, ...target }: Input<typeof contract.splitPassport>,
): Promise<Label> {
  const { tx, now } = ctx;
  const passport = await lockOwn(ctx, target);
  if (pieces > passport.left) throw tooMany(passport, 'pieces');
  if (!isPassed(await deps.certificateOf(tx, passport.lotId)))
    throw new Failure('passport.revoked');
  const child = { id: newId(), no: await nextNumber(tx, 'LP', now), note, now };
  await insertChild(tx, passport, child);
  const actorId = passport.holderId;
  const move = { passportId: passport.id, childId: child.id, pieces, actorId, now };
  await insertMove(tx, { ...move, what: 'split' });
  return { no: child.no, path: pathOf(deps, child.no) };
}

/**
 * Puts what is left of a child back. Fails with passport.pieces where nothing is left, or where the
 * passport above it belongs to another holder, and with passport.offered while that is offered.
 */
export async function putBackPassport(
  ctx: CommandContext,
  deps: PassportsDeps,
  target: Input<typeof contract.putBackPassport>,
): Promise<Label> {
  const { tx, now } = ctx;
  const child = await lockOwn(ctx, target);
  const parent = child.parentId === null ? null : await lockPassport(tx, child.parentId);
  if (parent === null || parent.holderId !== child.holderId || child.left === 0) {
    throw tooMany(child, 'id');
  }
  if ((await findOffer(tx, parent.id)) !== null) throw new Failure('passport.offered');
  await insertMove(tx, {
    passportId: parent.id,
    childId: child.id,
    what: 'putBack',
    pieces: child.left,
    actorId: child.holderId,
    now,
  });
  return { no: parent.no, path: pathOf(deps, parent.no) };
}

/** Records the pieces that were used, all told. Fails with passport.pieces. */
export async function recordUse(
  ctx: CommandContext,
  deps: PassportsDeps,
  { used, ...target }: Input<typeof contract.recordPassportUse>,
): Promise<Label> {
  const { tx, now } = ctx;
  const passport = await lockOwn(ctx, target);
  const pieces = used - passport.used;
  if (pieces > passport.left) throw tooMany(passport, 'used');
  const { id, no, holderId: actorId } = passport;
  if (pieces !== 0) {
    await insertMove(tx, { passportId: id, childId: null, what: 'used', pieces, actorId, now });
  }
  return { no, path: pathOf(deps, no) };
}
