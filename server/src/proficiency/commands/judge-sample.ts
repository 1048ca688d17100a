import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { endSample } from '#server/orders/public.ts';
import type { PlannedInspection } from '#server/qc/public.ts';
import { judgeTests, worstVerdict } from '../core/outcomes.ts';
import { applyAsLab } from '../process.ts';
import { saveRates } from '../store/rates.ts';
import { lockSample, type Participant, sampleIdOf } from '../store/samples.ts';

/** Says that the lab has opened the lots of a sample. */
export async function openSample(ctx: CommandContext, orderId: string): Promise<void> {
  const id = await sampleIdOf(ctx.tx, orderId);
  if (id === null) throw new Error(`order ${orderId} is marked as a sample and is none`);
  await applyAsLab(ctx, { id, event: 'open', payload: {} });
}

/** Returns everybody who recorded, concluded, took over or signed, each once. */
function participantsOf(inspections: readonly PlannedInspection[]): Participant[] {
  const people = new Map<string, Participant>();
  for (const { author, reviewer, formerAuthors, plan } of inspections) {
    for (const id of formerAuthors) people.set(id, { id, name: '' });
    const tookPart = [author, ...plan.map(({ result }) => result?.inspector ?? null), reviewer];
    for (const person of tookPart) if (person !== null) people.set(person.id, person);
  }
  return [...people.values()];
}

/**
 * Judges a sample by the signed results of all its lots, ends its order and counts it. A void one
 * takes the signature and counts nothing: a refusal would tell the lab of the sample.
 */
export async function judgeSample(
  ctx: CommandContext,
  judged: { readonly orderId: string; readonly inspections: readonly PlannedInspection[] },
): Promise<void> {
  const { orderId, inspections } = judged;
  const id = await sampleIdOf(ctx.tx, orderId);
  const sample = id === null ? null : await lockSample(ctx.tx, id);
  if (sample?.state === 'void') return;
  const verdict = worstVerdict(inspections.map((one) => one.verdict));
  if (sample === null || verdict === null) {
    throw new Error(`order ${orderId} has no sample that can be judged`);
  }
  const made = inspections.flatMap(({ plan }) =>
    plan.flatMap(({ test, result }) => (result ? [{ test, found: result.outcome }] : [])),
  );
  const payload = {
    verdict,
    inspectionIds: inspections.map((one) => one.id),
    people: participantsOf(inspections),
    results: judgeTests(sample.truth, made),
  };
  await applyAsLab(ctx, { id: sample.id, event: 'judge', payload });
  const { accountId, name } = requireStaff(ctx);
  await endSample(ctx.tx, { orderId, person: { accountId, name }, now: ctx.now });
  await saveRates(ctx.tx);
}
