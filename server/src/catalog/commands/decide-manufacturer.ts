import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/manufacturers/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs/jobs.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { makerKey } from '../core/manufacturer-key.ts';
import { readDecision } from '../queries/list-manufacturer-decisions.ts';
import {
  claimName,
  findDecision,
  insertDecision,
  lockDecision,
  lockManufacturers,
  type ManufacturerRow,
  moveNames,
  returnNames,
  updateDecision,
  updateManufacturer,
} from '../store/manufacturer-desk.ts';
import { resolveManufacturers } from '../store/manufacturers.ts';

/** The job that lets parts and lines follow a decision. */
export const MOVE_JOB = 'catalog.moveMaker';
const UNKNOWN_MANUFACTURER = 'Unknown';

interface LockedDecision {
  readonly manufacturer: ManufacturerRow;
  readonly target: ManufacturerRow | null;
  /** The name that is shown for it. */
  readonly name: string;
}

/** Locks the waiting maker and, where its names go to another one, that one. */
async function lockForDecision(
  ctx: CommandContext,
  { id, verdict, to, name }: Input<typeof contract.opsManufacturerDecide>,
): Promise<LockedDecision> {
  const none =
    verdict === 'none'
      ? (await resolveManufacturers(ctx.tx, [UNKNOWN_MANUFACTURER], ctx.now)).get(
          UNKNOWN_MANUFACTURER,
        )
      : null;
  const toId = verdict === 'alias' ? to : (none ?? null);
  const manufacturers = await lockManufacturers(ctx.tx, toId === null ? [id] : [id, toId]);
  const manufacturer = manufacturers.get(id);
  if (manufacturer === undefined || id === toId) throw new Failure('notFound');
  if (manufacturer.known || manufacturer.mappedTo !== null) throw new Failure('maker.decided');
  if (toId === null) return { manufacturer, target: null, name };
  const target = manufacturers.get(toId);
  if (target === undefined || (verdict === 'alias' && !target.known)) throw new Failure('notFound');
  return { manufacturer, target, name: target.name };
}

/** Decides what a waiting name is; its parts and lines follow by a job. */
export async function decideManufacturer(
  ctx: CommandContext,
  input: Input<typeof contract.opsManufacturerDecide>,
) {
  const { tx, now } = ctx;
  const staff = requireStaff(ctx);
  const { manufacturer, target, name } = await lockForDecision(ctx, input);
  const id = newId();
  let keys: string[] = [];
  if (target === null) {
    if (!(await claimName(tx, makerKey(name) || name, name, manufacturer.id))) {
      throw new Failure('maker.nameTaken', {}, 'name');
    }
    await updateManufacturer(tx, { ...manufacturer, name, known: true });
  } else {
    keys = await moveNames(tx, manufacturer.id, target.id);
    await updateManufacturer(tx, { ...manufacturer, mappedTo: target.id });
  }
  await insertDecision(tx, {
    id,
    maker: manufacturer.id,
    verdict: input.verdict,
    state: target === null ? 'done' : 'moving',
    name: manufacturer.name,
    publishedName: name,
    target: target?.id ?? null,
    keys,
    byId: staff.accountId,
    byName: staff.name,
    at: now,
  });
  if (target !== null) await addJob(tx, MOVE_JOB, { id }, { key: `maker:${id}` });
  await audit(tx, ctx, {
    what: `maker.${input.verdict}`,
    on: { kind: 'maker', id: manufacturer.id, no: manufacturer.name },
    before: { name: manufacturer.name, shownAs: manufacturer.name },
    after: { name: manufacturer.name, shownAs: name },
  });
  return readDecision(tx, id);
}

/** Takes a decision back; what it moved follows by a job. */
export async function undoManufacturerDecision(
  ctx: CommandContext,
  { id }: Input<typeof contract.opsManufacturerUndo>,
) {
  const { tx } = ctx;
  const unlocked = await findDecision(tx, id);
  if (unlocked === null) throw new Failure('notFound');
  // Makers before decisions, as deciding locks them.
  const ids = unlocked.target === null ? [unlocked.maker] : [unlocked.maker, unlocked.target];
  const manufacturer = (await lockManufacturers(tx, ids)).get(unlocked.maker);
  const decision = await lockDecision(tx, id);
  if (manufacturer === undefined || decision === null) throw new Failure('notFound');
  if (decision.state !== 'done' || decision.leanedOn) throw new Failure('maker.decided');
  await updateManufacturer(tx, {
    ...manufacturer,
    name: decision.name,
    known: false,
    mappedTo: null,
  });
  if (decision.target !== null) {
    await returnNames(tx, { keys: decision.keys, from: decision.target, to: manufacturer.id });
    await addJob(tx, MOVE_JOB, { id }, { key: `maker:${id}` });
  }
  const state = decision.target === null ? 'undone' : 'undoing';
  await updateDecision(tx, id, { ...decision, state });
  await audit(tx, ctx, {
    what: 'maker.undo',
    on: { kind: 'maker', id: manufacturer.id, no: decision.name },
    before: { shownAs: decision.publishedName },
    after: { shownAs: decision.name },
  });
  return readDecision(tx, id);
}
