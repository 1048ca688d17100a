import * as contract from '#contract/proficiency/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { orderStates } from '#server/orders/public.ts';
import { createSample } from './commands/create-sample.ts';
import { voidSample } from './commands/void-sample.ts';
import type { ProficiencyDeps } from './deps.ts';
import { applyAsAdministrator } from './process.ts';
import { readRates } from './queries/read-rates.ts';
import { findSample, listSamples, revealedOf, type Sample } from './store/samples.ts';
import { toSampleView } from './views.ts';

async function viewsOf(ctx: RequestContext, samples: readonly Sample[]) {
  const states = await orderStates(
    ctx.tx,
    samples.map(({ orderId }) => orderId),
  );
  return samples.map((one) =>
    toSampleView(one, { now: ctx.now, orderState: states.get(one.orderId) }),
  );
}

async function readSample(ctx: RequestContext, id: string) {
  const sample = await findSample(ctx.tx, id);
  if (sample === null) throw new Failure('notFound');
  const [view] = await viewsOf(ctx, [sample]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** Returns the handlers of the slice's calls. */
export const proficiencyHandlers = (deps: ProficiencyDeps): readonly Implementation[] => [
  implement(contract.blindSampleList, async (ctx, input) => {
    const { total, list } = await listSamples(ctx.tx, input);
    return { total, list: await viewsOf(ctx, list) };
  }),
  implement(contract.blindSampleOne, (ctx, { id }) => readSample(ctx, id)),
  implement(contract.createBlindSample, async (ctx, input) =>
    readSample(ctx, await createSample(ctx, deps, input)),
  ),
  implement(contract.revealBlindSample, async (ctx, { id, version }) => {
    await applyAsAdministrator(ctx, deps, { id, version, event: 'reveal', payload: {} });
    return readSample(ctx, id);
  }),
  implement(contract.voidBlindSample, async (ctx, input) => {
    await voidSample(ctx, deps, input);
    return readSample(ctx, input.id);
  }),
  implement(contract.blindResult, async (ctx, { inspectionId }) => {
    const sample = await revealedOf(ctx.tx, inspectionId);
    if (sample === null) return null;
    const { no, truth, outcome, results } = toSampleView(sample, {
      now: ctx.now,
      orderState: undefined,
    });
    return { no, truth, outcome, results };
  }),
  implement(contract.blindRates, (ctx) => readRates(ctx)),
];
