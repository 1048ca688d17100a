import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/handoffs/calls.ts';
import { handoffPhotosMax, needsScale } from '#contract/handoffs/limits.ts';
import type { PhoneTarget } from '#contract/handoffs/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import type { Handoff } from '../core/handoff.ts';
import { hashSecret } from '../core/secret.ts';
import type { HandoffDeps } from '../deps.ts';
import { countPhotos, findByKey } from '../store/handoffs.ts';
import { requireOpen } from './require-open.ts';

/** Returns the view that a phone has of its hand-off. */
export async function toPhoneTarget(
  db: Db,
  { id, kind, recordNo, test, expiresAt }: Handoff,
  now: Date,
): Promise<PhoneTarget> {
  return {
    kind,
    no: recordNo,
    test,
    expiresAt: expiresAt.toISOString(),
    secondsLeft: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
    needsScale: needsScale(test),
    sent: await countPhotos(db, id),
    most: handoffPhotosMax[kind],
  };
}

/** Returns the hand-off of the phone that made a key; fails with why it is over. */
export async function readPhoneTarget(
  ctx: QueryContext,
  deps: HandoffDeps,
  { key }: Input<typeof contract.phoneHandoff>,
): Promise<HandlerOutput<typeof contract.phoneHandoff>> {
  const found = await findByKey(ctx.tx, hashSecret(key));
  const { handoff } = await requireOpen(ctx.tx, deps, { handoff: found, now: ctx.now });
  return toPhoneTarget(ctx.tx, handoff, ctx.now);
}
