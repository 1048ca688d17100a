import * as contract from '#contract/fakes/calls.ts';
import type { FakeHitView } from '#contract/fakes/schemas.ts';
import { fakeHitStates } from '#contract/fakes/table.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import {
  type CommandContext,
  type RequestContext,
  requireMember,
  requireStaff,
} from '#server/kit/request-context.ts';
import { contestWarning } from './commands/contest-warning.ts';
import type { FakesDeps } from './deps.ts';
import { applyFakeEvent, type FakeCaller } from './process.ts';
import { countHits, findHit, listHits } from './store/hits.ts';
import { listRecords } from './store/records.ts';
import { isOwnHit, toHitViews, toRecords, toWarning } from './views.ts';

async function readOwn(ctx: RequestContext, deps: FakesDeps, id: string) {
  const hit = await findHit(ctx.tx, id);
  if (hit === null || hit.sellerId !== requireMember(ctx).accountId) throw new Failure('notFound');
  return toWarning(ctx, deps, hit);
}

async function readForDesk(ctx: RequestContext, deps: FakesDeps, id: string) {
  const hit = await findHit(ctx.tx, id);
  const [view] = hit === null ? [] : await toHitViews(ctx, deps, [hit]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** Decides a warning as support. Fails with order.own where the goods are those of who decides. */
async function decide(
  ctx: CommandContext,
  deps: FakesDeps,
  { event, ...decision }: Decision,
): Promise<FakeHitView> {
  const { id, version, reason } = decision;
  const { accountId, name } = requireStaff(ctx);
  const hit = await findHit(ctx.tx, id);
  if (hit === null) throw new Failure('notFound');
  if (await isOwnHit(ctx.tx, hit, accountId)) throw new Failure('order.own');
  const actor: FakeCaller = { as: 'support', accountId, name };
  await applyFakeEvent(ctx, deps, { id, version, event, actor, payload: { reason } });
  return readForDesk(ctx, deps, id);
}

interface Decision {
  readonly event: 'dismiss' | 'uphold';
  readonly id: string;
  readonly version: number;
  readonly reason: string;
}

const memberCalls = (deps: FakesDeps): readonly Implementation[] => [
  implement(contract.warningList, async (ctx, page) => {
    const { total, list } = await listHits(ctx.tx, {
      ...page,
      sellerId: requireMember(ctx).accountId,
    });
    return { total, list: list.map((hit) => toWarning(ctx, deps, hit)) };
  }),
  implement(contract.warningOne, (ctx, { id }) => readOwn(ctx, deps, id)),
  implement(contract.contestWarning, async (ctx, input) => {
    await contestWarning(ctx, deps, input);
    return readOwn(ctx, deps, input.id);
  }),
];

/** Returns the handlers of the slice's calls. */
export const fakeHandlers = (deps: FakesDeps): readonly Implementation[] => [
  ...memberCalls(deps),
  implement(contract.opsFakeList, async (ctx, input) => {
    const { total, list } = await listHits(ctx.tx, input);
    const counted = new Map((await countHits(ctx.tx)).map(({ state, count }) => [state, count]));
    const counts = fakeHitStates.map((state) => [state, counted.get(state) ?? 0] as const);
    return {
      total,
      list: await toHitViews(ctx, deps, list),
      counts: Object.fromEntries(counts) as Record<(typeof fakeHitStates)[number], number>,
    };
  }),
  implement(contract.opsFakeOne, (ctx, { id }) => readForDesk(ctx, deps, id)),
  implement(contract.opsFakeRecords, async (ctx, input) => {
    const { total, list } = await listRecords(ctx.tx, input);
    return { total, list: await toRecords(ctx, deps, list) };
  }),
  implement(contract.opsFakeDismiss, (ctx, input) =>
    decide(ctx, deps, { ...input, event: 'dismiss' }),
  ),
  implement(contract.opsFakeUphold, (ctx, input) =>
    decide(ctx, deps, { ...input, event: 'uphold' }),
  ),
];
