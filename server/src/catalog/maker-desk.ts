import type { Input, Output } from '#contract/call.ts';
import type * as contract from '#contract/makers/calls.ts';
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
import { makerKey } from './core/maker-key.ts';
import { nearMakers } from './core/near-makers.ts';
import {
  claimName,
  type DecisionRow,
  decisionById,
  findMakers,
  insertDecision,
  knownNames,
  listDecisions,
  lockDecision,
  lockMakers,
  type MakerRow,
  moveNames,
  returnNames,
  waitingMakers,
  writeDecision,
  writeMaker,
} from './maker-desk-store.ts';
import { resolveMakers } from './maker-store.ts';

/** The job that lets parts and lines follow a decision. */
export const MOVE_JOB = 'catalog.moveMaker';
const NEAR_MOST = 3;
const FOUND_MOST = 10;
const UNKNOWN_MAKER = 'Unknown';

const offsetOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** Names that wait, each with the known makers that it may mean. */
export async function waiting(
  { tx }: QueryContext,
  input: Input<typeof contract.opsMakerWaiting>,
): Promise<Output<typeof contract.opsMakerWaiting>> {
  const { total, list } = await waitingMakers(tx, input.keyword, offsetOf(input));
  const known = list.length > 0 ? await knownNames(tx) : [];
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
      near: nearMakers(name, known, NEAR_MOST).map((near) => ({
        ...near,
        name: names.get(near.id) ?? '',
      })),
    })),
  };
}

/** Known makers by any of their names. */
export async function find(
  { tx }: QueryContext,
  { keyword }: Input<typeof contract.opsMakerFind>,
): Promise<Output<typeof contract.opsMakerFind>> {
  const key = makerKey(keyword);
  return key === '' ? [] : findMakers(tx, key, FOUND_MOST);
}

const decisionOf = (row: DecisionRow): Output<typeof contract.opsMakerDecide> => ({
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

/** What was decided, the latest first. */
export async function decisions(
  { tx }: QueryContext,
  input: Input<typeof contract.opsMakerDecisions>,
): Promise<Output<typeof contract.opsMakerDecisions>> {
  const { total, list } = await listDecisions(tx, offsetOf(input));
  return { total, list: list.map(decisionOf) };
}

async function decisionNow(tx: Tx, id: string) {
  const row = await decisionById(tx, id);
  if (row === null) throw new Failure('notFound');
  return decisionOf(row);
}

interface Deciding {
  readonly maker: MakerRow;
  readonly target: MakerRow | null;
  /** The name that is shown for it. */
  readonly name: string;
}

/** Locks the waiting maker and, where its names go to another one, that one. */
async function lockDeciding(
  ctx: CommandContext,
  { id, verdict, to, name }: Input<typeof contract.opsMakerDecide>,
): Promise<Deciding> {
  const none =
    verdict === 'none'
      ? (await resolveMakers(ctx.tx, [UNKNOWN_MAKER], ctx.now)).get(UNKNOWN_MAKER)
      : null;
  const toId = verdict === 'alias' ? to : (none ?? null);
  const makers = await lockMakers(ctx.tx, toId === null ? [id] : [id, toId]);
  const maker = makers.get(id);
  if (maker === undefined || id === toId) throw new Failure('notFound');
  if (maker.known || maker.mapped_to !== null) throw new Failure('maker.decided');
  if (toId === null) return { maker, target: null, name };
  const target = makers.get(toId);
  if (target === undefined || (verdict === 'alias' && !target.known)) throw new Failure('notFound');
  return { maker, target, name: target.name };
}

/** Decides what a waiting name is; its parts and lines follow by a job. */
export async function decide(ctx: CommandContext, input: Input<typeof contract.opsMakerDecide>) {
  const { tx, now } = ctx;
  const staff = requireStaff(ctx);
  const { maker, target, name } = await lockDeciding(ctx, input);
  const id = newId();
  let keys: string[] = [];
  if (target === null) {
    if (!(await claimName(tx, makerKey(name) || name, name, maker.id))) {
      throw new Failure('maker.nameTaken', {}, 'name');
    }
    await writeMaker(tx, { ...maker, name, known: true });
  } else {
    keys = await moveNames(tx, maker.id, target.id);
    await writeMaker(tx, { ...maker, mapped_to: target.id });
  }
  await insertDecision(tx, {
    id,
    maker: maker.id,
    verdict: input.verdict,
    state: target === null ? 'done' : 'moving',
    name: maker.name,
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
    on: { kind: 'maker', id: maker.id, no: maker.name },
    before: { name: maker.name, shownAs: maker.name },
    after: { name: maker.name, shownAs: name },
  });
  return decisionNow(tx, id);
}

/** Takes a decision back; what it moved follows by a job. */
export async function undo(ctx: CommandContext, { id }: Input<typeof contract.opsMakerUndo>) {
  const { tx } = ctx;
  const seen = await decisionById(tx, id);
  if (seen === null) throw new Failure('notFound');
  // Makers before decisions, as deciding locks them.
  const ids = seen.target === null ? [seen.maker] : [seen.maker, seen.target];
  const maker = (await lockMakers(tx, ids)).get(seen.maker);
  const decision = await lockDecision(tx, id);
  if (maker === undefined || decision === null) throw new Failure('notFound');
  if (decision.state !== 'done' || decision.leaned_on) throw new Failure('maker.decided');
  await writeMaker(tx, { ...maker, name: decision.name, known: false, mapped_to: null });
  if (decision.target !== null) {
    await returnNames(tx, { keys: decision.keys, from: decision.target, to: maker.id });
    await addJob(tx, MOVE_JOB, { id }, { key: `maker:${id}` });
  }
  const state = decision.target === null ? 'undone' : 'undoing';
  await writeDecision(tx, id, { ...decision, state });
  await audit(tx, ctx, {
    what: 'maker.undo',
    on: { kind: 'maker', id: maker.id, no: decision.name },
    before: { shownAs: decision.shown_as },
    after: { shownAs: decision.name },
  });
  return decisionNow(tx, id);
}
