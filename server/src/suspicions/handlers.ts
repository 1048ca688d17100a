import * as contract from '#contract/suspicions/calls.ts';
import { suspicionStates } from '#contract/suspicions/machine.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { findClaimed } from '#server/operator/public.ts';
import {
  assignSuspicion,
  clearSuspicion,
  proposeFreeing,
  reportSuspicion,
} from './commands/clear-suspicion.ts';
import type { SuspicionsDeps } from './deps.ts';
import { countSuspicions, findSuspicion, listSuspicions } from './store/suspicions.ts';
import { toSuspicionViews } from './views.ts';

async function readOne(ctx: RequestContext, deps: SuspicionsDeps, id: string) {
  const record = await findSuspicion(ctx.tx, id);
  const [view] = record === null ? [] : await toSuspicionViews(ctx, deps, [record]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** Returns the handlers of the slice's calls. */
export const suspicionHandlers = (deps: SuspicionsDeps): readonly Implementation[] => [
  implement(contract.opsSuspicionList, async (ctx, input) => {
    const refs = await findClaimed(ctx, 'suspicion', input.claimed);
    const { total, list } = await listSuspicions(ctx.tx, { ...input, refs });
    const counted = new Map(
      (await countSuspicions(ctx.tx)).map(({ state, count }) => [state, count]),
    );
    const counts = suspicionStates.map((state) => [state, counted.get(state) ?? 0] as const);
    return {
      total,
      list: await toSuspicionViews(ctx, deps, list),
      counts: Object.fromEntries(counts) as Record<(typeof suspicionStates)[number], number>,
    };
  }),
  implement(contract.opsSuspicionOne, (ctx, { id }) => readOne(ctx, deps, id)),
  implement(contract.opsSuspicionAssign, async (ctx, input) => {
    await assignSuspicion(ctx, deps, input);
    return readOne(ctx, deps, input.id);
  }),
  implement(contract.opsSuspicionReport, async (ctx, input) => {
    await reportSuspicion(ctx, deps, input);
    return readOne(ctx, deps, input.id);
  }),
  implement(contract.opsSuspicionClear, async (ctx, input) => {
    await clearSuspicion(ctx, deps, input);
    return readOne(ctx, deps, input.id);
  }),
  implement(contract.opsSuspicionFree, async (ctx, input) => {
    await proposeFreeing(ctx, deps, input);
    return readOne(ctx, deps, input.id);
  }),
];
