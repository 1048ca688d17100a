import type { Input } from '#contract/call.ts';
import type { Language } from '#contract/options.ts';
import type {
  changeSample,
  concludeInspection,
  recordTest,
  resumeInspection,
  sendBackInspection,
} from '#contract/qc/calls.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { maySample } from '#contract/qc/sampling.ts';
import type { InspectionActor, InspectionEvent, InspectionRow } from '#contract/qc/table.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import {
  actorOf,
  type Inspection,
  type LabPerson,
  type PlanRow,
  type Result,
} from '../core/inspection.ts';
import { inspectionMachine, type Recorded } from '../core/machine.ts';
import { agrees, stands } from '../core/verdict.ts';
import type { QcDeps } from '../deps.ts';
import { textsOf } from '../locales/texts.ts';
import { lockInspection, saveInspection } from '../store/inspections.ts';
import { findInstrument, planOfInspection, saveResult, saveSize } from '../store/tests.ts';
import { photosOf } from './attach-photos.ts';

/** An inspection held for one transaction, who acts on it, and in which language. */
export interface Held {
  readonly lang: Language;
  readonly inspection: Inspection;
  readonly plan: readonly PlanRow[];
  readonly me: LabPerson;
}

/** Locks an inspection that the actor saw in this version; a stale one is refused. */
export async function hold(
  ctx: CommandContext,
  { id, version }: { id: string; version: number },
): Promise<Held> {
  const inspection = await lockInspection(ctx.tx, id);
  if (inspection === null) throw new Failure('notFound');
  if (inspection.version !== version) throw new Failure('order.hasChange');
  const { accountId, name } = requireStaff(ctx);
  const plan = await planOfInspection(ctx.tx, id);
  return { inspection, plan, me: { id: accountId, name }, lang: ctx.lang };
}

const benchOf = ({ inspection, plan }: Held) => ({
  state: inspection.state,
  tests: plan.map(({ planned, result }) => ({ planned, outcome: result?.outcome ?? null })),
});

/** Events that a stopped plan refuses by a name of their own. */
const stoppable = new Set(['record', 'conclude']);

/** Returns the row that an event takes; throws the failure that stands against it. */
export function rowOf(
  held: Held,
  event: InspectionEvent,
  { now, recorded = null }: { readonly now: Date; readonly recorded?: Recorded | null },
): InspectionRow {
  const actor: InspectionActor = actorOf(held.inspection, held.me.id);
  const { lang } = held;
  const { state } = held.inspection;
  const asked = { event, actor, now, payload: recorded };
  const found = inspectionMachine.decide(benchOf(held), asked);
  if (found.refused === undefined) return found.row;
  if (found.refused === 'notYourMove') {
    throw new Failure(actor === 'author' ? 'qc.sameHand' : 'access.denied');
  }
  if (found.refused === 'guard' && found.guard === 'everyTestRecorded') {
    const open = held.plan.filter((row) => row.result === null && row.planned > 0);
    const { tests } = textsOf(lang);
    const names = open.map(({ test }) => tests[test].name);
    throw new Failure('qc.incomplete', { tests: names.join(lang === 'zh' ? '、' : ', ') });
  }
  if (state === 'stopped' && stoppable.has(event)) throw new Failure('qc.stopped');
  throw new Failure('qc.wrongState', { state });
}

/** Saves what an act changed and writes it to the audit log. */
export async function keep(
  parts: QcDeps,
  ctx: CommandContext,
  held: Held,
  change: { row: InspectionRow; set: Partial<Inspection>; note: Record<string, string | number> },
): Promise<void> {
  const { inspection } = held;
  await saveInspection(ctx.tx, { ...inspection, ...change.set, state: change.row.to });
  await parts.audit(ctx.tx, ctx, {
    what: `qc.${change.row.event}`,
    on: { kind: 'inspection', id: inspection.id, no: inspection.no },
    before: { state: inspection.state },
    after: { state: change.row.to, ...change.note },
  });
}

function planned(held: Held, test: PlanRow['test']): PlanRow {
  const row = held.plan.find((one) => one.test === test);
  if (row === undefined) throw new Failure('qc.sample', { planned: 0 }, 'test');
  return row;
}

type Recording = Input<typeof recordTest>;

/** The whole sample is tested, no more is judged than was tested, and a pass means all passed. */
function assertFigures(row: PlanRow, given: Recording): void {
  const fits =
    given.sampled === row.planned &&
    given.passed + given.failed <= given.sampled &&
    (given.outcome !== 'pass' || given.passed === given.sampled) &&
    (given.outcome !== 'fail' || given.failed > 0);
  if (!fits) throw new Failure('qc.sample', { planned: row.planned }, 'sampled');
}

/**
 * Records the result of one test, in the place of an earlier one. Destructive samples leave the lot
 * for good; a suspect finding stops the plan.
 */
export async function record(parts: QcDeps, ctx: CommandContext, given: Recording): Promise<void> {
  const held = await hold(ctx, given);
  const row = rowOf(held, 'record', { now: ctx.now, recorded: given });
  const test = planned(held, given.test);
  assertFigures(test, given);
  const used = test.destructive ? Math.max(0, given.sampled - test.consumed) : 0;
  if (used > 0) {
    await parts.orders.consume(ctx.tx, {
      lotId: held.inspection.lotId,
      pieces: used,
      cause: `${held.inspection.no} ${given.test}`,
      now: ctx.now,
    });
  }
  await saveResult(ctx.tx, {
    inspectionId: held.inspection.id,
    test: given.test,
    consumed: test.consumed + used,
    result: await resultOf(parts, ctx, held.me, given),
  });
  await keep(parts, ctx, held, {
    row,
    set: {
      author: held.inspection.author ?? held.me,
      stoppedBy: given.outcome === 'suspect' ? given.test : held.inspection.stoppedBy,
    },
    note: { test: given.test, outcome: given.outcome, sampled: given.sampled, used },
  });
}

async function resultOf(
  parts: QcDeps,
  ctx: CommandContext,
  me: LabPerson,
  given: Recording,
): Promise<Result> {
  const { sampled, passed, failed, outcome, measurements, note } = given;
  const instrument =
    given.equipmentId === '' ? null : await findInstrument(ctx.tx, given.equipmentId);
  if (given.equipmentId !== '' && instrument === null) {
    throw new Failure('input.invalid', {}, 'equipmentId');
  }
  return {
    sampled,
    passed,
    failed,
    outcome,
    method: given.method || catalogue[given.test].method,
    measurements,
    equipment: instrument?.id ?? null,
    calibratedOn: instrument?.calibratedOn ?? null,
    note,
    photos: await photosOf(parts, ctx, me.id, given.photos),
    inspector: me,
    at: ctx.now,
  };
}

/** Changes the size of a sample, with a reason; never below what the test has used up already. */
export async function resize(
  parts: QcDeps,
  ctx: CommandContext,
  given: Input<typeof changeSample>,
): Promise<void> {
  const held = await hold(ctx, given);
  const row = rowOf(held, 'size', ctx);
  const test = planned(held, given.test);
  const fits = maySample({ test: given.test, size: given.sample, lot: held.inspection.pieces });
  if (!fits || given.sample < test.consumed) {
    throw new Failure('qc.sample', { planned: test.planned }, 'sample');
  }
  await saveSize(ctx.tx, {
    inspectionId: held.inspection.id,
    test: given.test,
    planned: given.sample,
    reason: given.reason,
  });
  await keep(parts, ctx, held, {
    row,
    set: { author: held.inspection.author ?? held.me },
    note: { test: given.test, was: test.planned, sample: given.sample, reason: given.reason },
  });
}

/** Resumes a plan that a suspect finding stopped. */
export async function resume(
  parts: QcDeps,
  ctx: CommandContext,
  given: Input<typeof resumeInspection>,
): Promise<void> {
  const held = await hold(ctx, given);
  const row = rowOf(held, 'resume', ctx);
  const { reason } = given;
  await keep(parts, ctx, held, { row, set: { resumeReason: reason }, note: { reason } });
}

/** The author's conclusion; every test of the plan has a result, and verdict and grade agree. */
export async function conclude(
  parts: QcDeps,
  ctx: CommandContext,
  given: Input<typeof concludeInspection>,
): Promise<void> {
  const held = await hold(ctx, given);
  const row = rowOf(held, 'conclude', ctx);
  const { grade, verdict, conclusion, notCovered, deviations } = given;
  const outcomes = held.plan.flatMap(({ result }) => (result ? [result.outcome] : []));
  if (!stands(verdict, outcomes)) throw new Failure('input.invalid', {}, 'verdict');
  if (!agrees(verdict, grade)) throw new Failure('input.invalid', {}, 'grade');
  await keep(parts, ctx, held, {
    row,
    set: {
      grade,
      verdict,
      conclusion,
      notCovered,
      deviations,
      author: held.inspection.author ?? held.me,
      concludedAt: ctx.now,
    },
    note: { grade, verdict },
  });
}

/** A second person sends the conclusion back to its author. */
export async function sendBack(
  parts: QcDeps,
  ctx: CommandContext,
  given: Input<typeof sendBackInspection>,
): Promise<void> {
  const held = await hold(ctx, given);
  const row = rowOf(held, 'sendBack', ctx);
  const { note } = given;
  await keep(parts, ctx, held, { row, set: { sentBackNote: note }, note: { note } });
}
