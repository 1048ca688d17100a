import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/handoffs/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { hashSecret } from '../core/secret.ts';
import type { HandoffDeps } from '../deps.ts';
import { toPhoneTarget } from '../queries/read-phone-target.ts';
import { requireOpen } from '../queries/require-open.ts';
import { lockByToken, saveJoined } from '../store/handoffs.ts';

/**
 * Binds a hand-off to the phone that made a key. The same key again changes nothing. Fails with why
 * the hand-off is over, and with handoff.used where another phone has it.
 */
export async function joinHandoff(
  ctx: CommandContext,
  deps: HandoffDeps,
  { token, key }: Input<typeof contract.joinHandoff>,
): Promise<HandlerOutput<typeof contract.joinHandoff>> {
  const { tx, now } = ctx;
  const found = await lockByToken(tx, hashSecret(token));
  const { handoff, staff } = await requireOpen(tx, deps, { handoff: found, now });
  const keyHash = hashSecret(key);
  if (handoff.keyHash !== null && !handoff.keyHash.equals(keyHash)) {
    throw new Failure('handoff.used');
  }
  if (handoff.keyHash === null) {
    await saveJoined(tx, { id: handoff.id, keyHash, now });
    await deps.audit(
      tx,
      { ...ctx, caller: staff },
      {
        what: 'handoff.join',
        on: { kind: handoff.kind, id: handoff.recordId, no: handoff.recordNo },
        before: null,
        after: { by: 'phone', test: handoff.test },
      },
    );
  }
  return toPhoneTarget(tx, handoff, now);
}
