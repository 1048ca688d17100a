import type { Input } from '#contract/call.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { recordTest as RecordCall } from '#contract/qc/calls.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { isOverdue } from '../core/calibration.ts';
import type { Result } from '../core/inspection.ts';
import { violationOfTemplates } from '../core/limit-template.ts';
import type { QcDeps } from '../deps.ts';
import { applyInspectionEvent } from '../process.ts';
import { findInspection } from '../store/inspections.ts';
import { findInstrument, type Instrument } from '../store/instruments.ts';
import { listLimitTemplates } from '../store/limit-templates.ts';
import { attachPhotos } from './attach-photos.ts';
import { requestComparisonOf } from './run-comparison.ts';

type Recording = Input<typeof RecordCall>;

/**
 * Records the result of one test, in the place of an earlier one. Destructive samples leave the lot
 * for good; a suspect finding stops the plan.
 */
export async function recordTest(
  ctx: CommandContext,
  deps: QcDeps,
  input: Recording,
): Promise<string> {
  const { id, version, test } = input;
  const result = await resultOf(ctx, deps, input);
  await checkLimits(ctx, input);
  await applyInspectionEvent(ctx, deps, {
    id,
    version,
    event: 'record',
    payload: { test, result },
  });
  await requestComparisonOf(ctx, deps, { inspectionId: id, test, photos: result.photos });
  return id;
}

/** Validates a result against the limit templates of its test. Fails with notFound and their codes. */
async function checkLimits(
  { tx }: CommandContext,
  { id, test, measurements, outcome }: Recording,
): Promise<void> {
  const inspection = await findInspection(tx, id);
  if (inspection === null) throw new Failure('notFound');
  const templates = await listLimitTemplates(tx, test);
  const violation = violationOfTemplates(templates, inspection.package, { measurements, outcome });
  if (violation !== null) {
    const { code, facts = {}, field } = violation;
    throw new Failure(code, facts, field ?? undefined);
  }
}

async function resultOf(ctx: CommandContext, deps: QcDeps, input: Recording): Promise<Result> {
  const { test, sampled, passed, failed, outcome, measurements, note } = input;
  const { accountId, name } = requireStaff(ctx);
  const instrument = await findCalibrated(ctx, test, input.equipmentId);
  return {
    sampled,
    passed,
    failed,
    outcome,
    method: input.method || catalogue[test].method,
    measurements,
    equipment: instrument?.id ?? null,
    calibratedOn: instrument?.calibratedOn ?? null,
    note,
    photos: await attachPhotos(ctx, deps, {
      inspectionId: input.id,
      test,
      ownerId: accountId,
      photos: input.photos,
    }),
    inspector: { id: accountId, name },
    at: ctx.now,
  };
}

/** Returns the named instrument: it serves the test and is calibrated; null where none is needed. */
async function findCalibrated(
  ctx: CommandContext,
  test: TestCode,
  id: string,
): Promise<Instrument | null> {
  const field = 'equipmentId';
  if (id === '') {
    if (catalogue[test].needsInstrument) throw new Failure('qc.instrument', {}, field);
    return null;
  }
  const instrument = await findInstrument(ctx.tx, id);
  if (!instrument?.tests.includes(test)) throw new Failure('qc.instrument', {}, field);
  if (isOverdue(instrument, ctx.now)) {
    throw new Failure('qc.calibration', { instrument: id, due: instrument.dueOn }, field);
  }
  return instrument;
}
