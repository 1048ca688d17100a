import type { Input } from '#contract/call.ts';
import { HOT_MAX, type opsHotSet as SetCall } from '#contract/catalog/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { dayOf } from '#server/kit/numbers.ts';
import {
  type CommandContext,
  type QueryContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { audit } from '#server/operator/public.ts';
import { lockHot, pickedHot, replaceHot } from './hot-store.ts';
import { mostSearched } from './searched-store.ts';

const HOT_DAYS = 30;
const DAY_MS = 86_400_000;

async function searched({ tx, now }: QueryContext): Promise<string[]> {
  const since = dayOf(new Date(now.getTime() - HOT_DAYS * DAY_MS));
  return (await mostSearched(tx, since, HOT_MAX)).map(({ value }) => value);
}

/** The hot searches: the desk's picks first, then what was searched and found most lately. */
export async function hotSearches(ctx: QueryContext) {
  const values = new Set([...(await pickedHot(ctx.tx)), ...(await searched(ctx))]);
  return [...values].slice(0, HOT_MAX).map((value) => ({ value }));
}

/** The picks, and what readers searched by themselves. */
export const opsHot = async (ctx: QueryContext) => ({
  picks: await pickedHot(ctx.tx),
  searched: await searched(ctx),
});

/** Writes the picks in their new order over those that the desk saw. */
export async function setHot(ctx: CommandContext, { values, basedOn }: Input<typeof SetCall>) {
  await lockHot(ctx.tx);
  const before = await pickedHot(ctx.tx);
  if (before.join('\n') !== basedOn.join('\n')) throw new Failure('content.changed');
  const picks = [...new Set(values)];
  await replaceHot(ctx.tx, { values: picks, by: requireStaff(ctx).accountId, now: ctx.now });
  await audit(ctx.tx, ctx, {
    what: 'hotSearch.set',
    on: { kind: 'hotSearch', id: 'picks', no: '' },
    before: { picks: before },
    after: { picks },
  });
  return opsHot(ctx);
}
