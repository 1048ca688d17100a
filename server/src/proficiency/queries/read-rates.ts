import type { HandlerOutput } from '#contract/call.ts';
import type { blindRates } from '#contract/proficiency/calls.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { intervalOf } from '../core/rates.ts';
import { listRates } from '../store/rates.ts';

/** Returns the rates of all tests with their intervals, from counts that are kept. */
export async function readRates(
  ctx: Pick<QueryContext, 'tx'>,
): Promise<HandlerOutput<typeof blindRates>> {
  const counts = await listRates(ctx.tx);
  return counts.map((one) => ({ ...one, ...intervalOf(one.hits, one.trials) }));
}
