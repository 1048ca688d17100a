import type { Input } from '#contract/call.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import type { opsWorkClaim, opsWorkNote, opsWorkTransfer } from '#contract/operator/work-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import { findWork } from '../queries/list-work.ts';
import { readClaimHolders } from '../queries/read-claim-holders.ts';
import { authorizeRecord, colleaguesFor } from '../queries/read-work.ts';
import { deleteClaim, insertNote, listNotes, lockClaim, saveClaim } from '../store/work.ts';

const MINUTE_MS = 60_000;
/** A claim lasts so long; an open page renews it. */
const CLAIM_MS = 15 * MINUTE_MS;
/** A colleague who got the record has so long to open it. */
const HANDED_MS = 60 * MINUTE_MS;

/** Locks the claim of a record that waits in a queue of the caller's; fails with `work.gone`. */
async function lockOpen(ctx: CommandContext, deps: OperatorDeps, recordRef: RecordRef) {
  await authorizeRecord(ctx, deps, recordRef);
  const work = await findWork(ctx, deps.queues, recordRef);
  if (work === null) throw new Failure('work.gone');
  const claim = await lockClaim(ctx.tx, recordRef);
  const holds = await readClaimHolders(ctx.tx, deps);
  const isLive =
    claim !== null && claim.expiresAt.getTime() > ctx.now.getTime() && holds(claim, work.waiting);
  return { work, live: isLive ? claim : null };
}

/** Claims a record or renews the claim; a colleague's live claim is taken over only on purpose. */
export async function claimWork(
  ctx: CommandContext,
  deps: OperatorDeps,
  { record, ref, takeOver }: Input<typeof opsWorkClaim>,
): Promise<void> {
  const { accountId: staffId, name: staffName } = requireStaff(ctx);
  const recordRef = { record, ref };
  const { work, live } = await lockOpen(ctx, deps, recordRef);
  if (live !== null && live.staffId !== staffId) {
    if (!takeOver) throw new Failure('work.taken', { name: live.staffName });
    await insertNote(ctx.tx, {
      ...recordRef,
      id: newId(),
      kind: 'takeOver',
      link: work.link,
      staffId,
      staffName,
      at: ctx.now,
      text: '',
      toId: null,
      toName: live.staffName,
    });
  }
  await saveClaim(ctx.tx, {
    ...recordRef,
    queue: work.source.key,
    staffId,
    staffName,
    claimedAt: live?.staffId === staffId ? live.claimedAt : ctx.now,
    expiresAt: new Date(ctx.now.getTime() + CLAIM_MS),
  });
}

/** Ends the caller's own claim; a colleague's stays. Returns whether there was one. */
export async function releaseWork(
  ctx: CommandContext,
  deps: OperatorDeps,
  recordRef: RecordRef,
): Promise<boolean> {
  await authorizeRecord(ctx, deps, recordRef);
  const claim = await lockClaim(ctx.tx, recordRef);
  if (claim === null || claim.staffId !== requireStaff(ctx).accountId) return false;
  await deleteClaim(ctx.tx, recordRef);
  return true;
}

/** Gives a record to a colleague who may open it, with a note. */
export async function transferWork(
  ctx: CommandContext,
  deps: OperatorDeps,
  { record, ref, to, note }: Input<typeof opsWorkTransfer>,
): Promise<void> {
  const { accountId: staffId, name: staffName } = requireStaff(ctx);
  const recordRef = { record, ref };
  const { work } = await lockOpen(ctx, deps, recordRef);
  const colleague = (await colleaguesFor(ctx, deps, recordRef)).find(({ id }) => id === to);
  if (colleague === undefined) throw new Failure('work.colleague', {}, 'to');
  await saveClaim(ctx.tx, {
    ...recordRef,
    queue: work.source.key,
    staffId: colleague.id,
    staffName: colleague.name,
    claimedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + HANDED_MS),
  });
  await insertNote(ctx.tx, {
    ...recordRef,
    id: newId(),
    kind: 'handOver',
    link: work.link,
    staffId,
    staffName,
    at: ctx.now,
    text: note,
    toId: colleague.id,
    toName: colleague.name,
  });
}

/** Adds a note to a record that waits, or that has notes already. */
export async function addNote(
  ctx: CommandContext,
  deps: OperatorDeps,
  { record, ref, text }: Input<typeof opsWorkNote>,
): Promise<void> {
  const { accountId: staffId, name: staffName } = requireStaff(ctx);
  const recordRef = { record, ref };
  await authorizeRecord(ctx, deps, recordRef);
  const work = await findWork(ctx, deps.queues, recordRef);
  const link = work?.link ?? (await listNotes(ctx.tx, recordRef)).at(-1)?.link;
  if (link === undefined) throw new Failure('work.gone');
  await insertNote(ctx.tx, {
    ...recordRef,
    id: newId(),
    kind: 'note',
    link,
    staffId,
    staffName,
    at: ctx.now,
    text,
    toId: null,
    toName: '',
  });
}
