import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/handoffs/calls.ts';
import { HANDOFF_MINUTES } from '#contract/handoffs/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { hashSecret, newSecret } from '../core/secret.ts';
import type { HandoffDeps } from '../deps.ts';
import { endOpenHandoff, insertHandoff, removeOldHandoffs } from '../store/handoffs.ts';

/** Page of the phone; the secret stands behind the `#`, which no server is told. */
const PHONE_PAGE = '/phone-camera';
const MINUTE_MS = 60_000;
const RETENTION_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * Opens a hand-off of a record to one phone, and ends the one that the caller had open. Fails with
 * notFound, and with handoff.closed where the record takes no photos of the caller.
 */
export async function openHandoff(
  ctx: CommandContext,
  deps: HandoffDeps,
  { kind, id: recordId, test }: Input<typeof contract.openHandoff>,
): Promise<HandlerOutput<typeof contract.openHandoff>> {
  const { tx, now } = ctx;
  const staff = requireStaff(ctx);
  const record = await deps.records[kind](tx, recordId, { staff, now });
  if (record === null) throw new Failure('notFound');
  const isTest = kind === 'parcel' ? test === null : test !== null && record.tests.includes(test);
  if (!record.isOpen || !isTest) throw new Failure('handoff.closed');
  await removeOldHandoffs(tx, new Date(now.getTime() - RETENTION_MS));
  await endOpenHandoff(tx, staff.accountId, now);
  const token = newSecret();
  const handoff = {
    id: newId(),
    tokenHash: hashSecret(token),
    keyHash: null,
    kind,
    recordId,
    recordNo: record.no,
    test,
    staffId: staff.accountId,
    sessionId: staff.sessionId,
    openedAt: now,
    expiresAt: new Date(now.getTime() + HANDOFF_MINUTES * MINUTE_MS),
    joinedAt: null,
    endedAt: null,
  };
  await insertHandoff(tx, handoff);
  await deps.audit(tx, ctx, {
    what: 'handoff.open',
    on: { kind, id: recordId, no: record.no },
    before: null,
    after: { test, until: handoff.expiresAt.toISOString() },
  });
  return {
    id: handoff.id,
    url: `${deps.publicUrl}${PHONE_PAGE}?lang=${ctx.lang}#${token}`,
    expiresAt: handoff.expiresAt.toISOString(),
  };
}
