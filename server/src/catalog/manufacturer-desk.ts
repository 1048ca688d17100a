import type { Input, Output } from '#contract/call.ts';
import type * as contract from '#contract/manufacturers/calls.ts';
import type { Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { addJob } from '#server/kit/jobs.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { makerKey } from './core/manufacturer-key.ts';
import { similarManufacturers } from './core/similar-manufacturers.ts';
import {
  claimName,
  type DecisionRow,
  findDecision,
  findManufacturers,
  insertDecision,
  listDecisions,
  listKnownNames,
  listWaitingManufacturers,
  lockDecision,
  lockManufacturers,
  type ManufacturerRow,
  moveNames,
  returnNames,
  updateDecision,
  updateManufacturer,
} from './manufacturer-desk-store.ts';
import { resolveManufacturers } from './manufacturer-store.ts';

/** The job that lets parts and lines follow a decision. */
export const MOVE_JOB = 'catalog.moveMaker';
const SIMILAR_MOST = 3;
const FOUND_MOST = 10;
const UNKNOWN_MANUFACTURER = 'Unknown';

const pageBounds = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Names that wait, each with the known makers that it may mean. */
export async function listWaitingNames(
  { tx }: QueryContext,
  input: Input<typeof contract.opsManufacturerWaiting>,
): Promise<Output<typeof contract.opsManufacturerWaiting>> {
  const { total, list } = await listWaitingManufacturers(tx, input.keyword, pageBounds(input));
  const known = list.length > 0 ? await listKnownNames(tx) : [];
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    total,
    list: list.map(({ id, name, lines, parts, samples, at }) => ({
      id,
      name,
      lines,
      parts,
      samples: [...samples],
      since: at.toISOString(),
      near: similarManufacturers(name, known, SIMILAR_MOST).map((near) => ({
        ...near,
        name: names.get(near.id) ?? '',
      })),
    })),
  };
}

/** Known makers by any of their names. */
export async function searchManufacturers(
  { tx }: QueryContext,
  { keyword }: Input<typeof contract.opsManufacturerFind>,
): Promise<Output<typeof contract.opsManufacturerFind>> {
  const key = makerKey(keyword);
  return key === '' ? [] : findManufacturers(tx, key, FOUND_MOST);
}

const toDecisionView = (row: DecisionRow): Output<typeof contract.opsManufacturerDecide> => ({
  id: row.id,
  name: row.name,
  verdict: row.verdict,
  shownAs: row.shown_as,
  state: row.state,
  parts: row.parts,
  lines: row.lines,
  by: row.by_name,
  at: row.at.toISOString(),
  undoable: row.state === 'done' && !row.leaned_on,
});

/** Lists decisions, the latest first. */
export async function listManufacturerDecisions(
  { tx }: QueryContext,
  input: Input<typeof contract.opsManufacturerDecisions>,
): Promise<Output<typeof contract.opsManufacturerDecisions>> {
  const { total, list } = await listDecisions(tx, pageBounds(input));
  return { total, list: list.map(toDecisionView) };
}

async function readDecision(tx: Tx, id: string) {
  const row = await findDecision(tx, id);
  if (row === null) throw new Failure('notFound');
  return toDecisionView(row);
}

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
  if (manufacturer.known || manufacturer.mapped_to !== null) throw new Failure('maker.decided');
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
    await updateManufacturer(tx, { ...manufacturer, mapped_to: target.id });
  }
  await insertDecision(tx, {
    id,
    maker: manufacturer.id,
    verdict: input.verdict,
    state: target === null ? 'done' : 'moving',
    name: manufacturer.name,
    shown_as: name,
    target: target?.id ?? null,
    keys,
    by_id: staff.accountId,
    by_name: staff.name,
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
  if (decision.state !== 'done' || decision.leaned_on) throw new Failure('maker.decided');
  await updateManufacturer(tx, {
    ...manufacturer,
    name: decision.name,
    known: false,
    mapped_to: null,
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
    before: { shownAs: decision.shown_as },
    after: { shownAs: decision.name },
  });
  return readDecision(tx, id);
}
