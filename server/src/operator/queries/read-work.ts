import type { Input, Output } from '#contract/call.ts';
import { queuePermissions } from '#contract/operator/calls.ts';
import type { RecordRef, WorkClaim } from '#contract/operator/schemas.ts';
import type { opsWorkOfList } from '#contract/operator/work-calls.ts';
import type { WorkNote, WorkOn } from '#contract/operator/work-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { Failure } from '#server/kit/failure.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { OperatorDeps } from '../deps.ts';
import {
  type ClaimRecord,
  countNotes,
  listClaims,
  listNotes,
  type NoteRecord,
} from '../store/work.ts';
import { findHidden } from './find-hidden.ts';
import { findWork, listWork } from './list-work.ts';
import { readClaimHolders } from './read-claim-holders.ts';

/** Returns a claim as the caller sees it. */
export const toClaimView = (ctx: QueryContext, claim: ClaimRecord): WorkClaim => ({
  by: claim.staffName,
  mine: claim.staffId === requireStaff(ctx).accountId,
  since: claim.claimedAt.toISOString(),
  until: claim.expiresAt.toISOString(),
});

/** Returns a note as staff see it. */
export const toNoteView = (note: NoteRecord): WorkNote => ({
  id: note.id,
  kind: note.kind,
  by: note.staffName,
  to: note.toName,
  at: note.at.toISOString(),
  text: note.text,
});

/**
 * Rejects callers who may open no page of a record's kind, or for whom the record is not there; fails
 * with notFound.
 */
export async function authorizeRecord(
  ctx: QueryContext,
  { queues }: OperatorDeps,
  { record, ref }: RecordRef,
): Promise<void> {
  const { accountId: staffId, roles } = requireStaff(ctx);
  const keys = queues.filter((source) => source.record === record).map(({ key }) => key);
  if (!keys.some((key) => isPermitted(roles, queuePermissions[key]))) throw new Failure('notFound');
  const isHidden = await findHidden(ctx.tx, queues, { staffId, record });
  if (isHidden({ record, ref })) throw new Failure('notFound');
}

/** Lists the colleagues who may open a record, without the caller. */
export async function colleaguesFor(
  ctx: QueryContext,
  { queues, colleagues }: OperatorDeps,
  { record, ref }: RecordRef,
) {
  const { accountId } = requireStaff(ctx);
  const keys = queues.filter((source) => source.record === record).map(({ key }) => key);
  const permitted = (await colleagues(ctx.tx)).filter(
    ({ id, roles }) =>
      id !== accountId && keys.some((key) => isPermitted(roles, queuePermissions[key])),
  );
  const found: typeof permitted = [];
  for (const one of permitted) {
    const isHidden = await findHidden(ctx.tx, queues, { staffId: one.id, record });
    if (!isHidden({ record, ref })) found.push(one);
  }
  return found;
}

/** Returns who is on a record, its notes, and who could get it. */
export async function readWork(
  ctx: QueryContext,
  deps: OperatorDeps,
  { record, ref }: RecordRef,
): Promise<WorkOn> {
  const recordRef = { record, ref };
  await authorizeRecord(ctx, deps, recordRef);
  const claims = await listClaims(ctx.tx, ctx.now);
  const found = claims.find((one) => one.record === record && one.ref === ref);
  const work = await findWork(ctx, deps.queues, recordRef);
  const holds = await readClaimHolders(ctx.tx, deps);
  const claim = found && (work === null || holds(found, work.waiting)) ? found : null;
  return {
    claim: claim ? toClaimView(ctx, claim) : null,
    isOpen: work !== null,
    notes: (await listNotes(ctx.tx, recordRef)).map(toNoteView),
    colleagues: (await colleaguesFor(ctx, deps, recordRef)).map(({ id, name }) => ({ id, name })),
  };
}

/** Returns who is on each row of a list, in the order of the rows. */
export async function listWorkOf(
  ctx: QueryContext,
  deps: OperatorDeps,
  { record, refs }: Input<typeof opsWorkOfList>,
): Promise<Output<typeof opsWorkOfList>> {
  await authorizeRecord(ctx, deps, { record, ref: '' });
  const { accountId: staffId } = requireStaff(ctx);
  const isHidden = await findHidden(ctx.tx, deps.queues, { staffId, record });
  const claims = new Map(
    (await listClaims(ctx.tx, ctx.now))
      .filter((one) => one.record === record)
      .map((one) => [one.ref, one]),
  );
  const open = Map.groupBy(
    await listWork(
      ctx,
      deps.queues,
      refs.map((ref) => ({ record, ref })),
    ),
    ({ ref }) => ref,
  );
  const holds = await readClaimHolders(ctx.tx, deps);
  const notes = await countNotes(ctx.tx, refs);
  const list = [...new Set(refs)].map((ref) => {
    if (isHidden({ record, ref })) return { ref, claim: null, notes: 0, isOpen: false };
    const waiting = open.get(ref)?.map(({ source }) => source.key);
    const found = claims.get(ref);
    const claim = found && (waiting === undefined || holds(found, waiting)) ? found : null;
    return {
      ref,
      claim: claim ? toClaimView(ctx, claim) : null,
      notes: notes.get(`${record} ${ref}`) ?? 0,
      isOpen: waiting !== undefined,
    };
  });
  return { list };
}
