import * as contract from '#contract/factors/reset-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { findClaimed, type QueueSource } from '#server/operator/public.ts';
import { proposeFactorReset, refuseFactorReset } from '../commands/factors/propose-factor-reset.ts';
import { cancelFactorReset, requestFactorReset } from '../commands/factors/request-factor-reset.ts';
import { factorResetMachine } from '../core/factor-reset.ts';
import type { Deps } from '../deps.ts';
import { readCards } from '../store/cards.ts';
import {
  findFactorReset,
  findLastFactorReset,
  listFactorResets,
  listOpenFactorResets,
} from '../store/factor-resets.ts';
import { ownerIdOf } from './owner.ts';
import { toFactorResetView, toOpsFactorResets } from './reset-view.ts';

async function getForSupport(ctx: RequestContext, id: string) {
  const record = await findFactorReset(ctx.tx, id);
  const [view] = record === null ? [] : await toOpsFactorResets(ctx, [record]);
  if (view === undefined) throw new Failure('notFound');
  return view;
}

/** Returns the handlers of the calls about lost second factors. */
export const factorResetCalls = (deps: Deps): readonly Implementation[] => [
  implement(contract.factorResetRequest, (ctx, input) => requestFactorReset(ctx, deps, input)),
  implement(contract.factorResetOwn, async (ctx) => {
    const last = await findLastFactorReset(ctx.tx, ownerIdOf(ctx));
    return last && toFactorResetView(ctx, last, 'member');
  }),
  implement(contract.factorResetCancel, (ctx, input) => cancelFactorReset(ctx, deps, input)),
  implement(contract.opsFactorResetList, async (ctx, input) => {
    const refs = await findClaimed(ctx, 'factorReset', input.claimed);
    const page = await listFactorResets(ctx.tx, { ...input, refs });
    return { total: page.total, list: await toOpsFactorResets(ctx, page.list) };
  }),
  implement(contract.opsFactorResetOne, (ctx, { id }) => getForSupport(ctx, id)),
  implement(contract.opsFactorResetPropose, async (ctx, input) => {
    await proposeFactorReset(ctx, input);
    return getForSupport(ctx, input.id);
  }),
  implement(contract.opsFactorResetRefuse, async (ctx, input) => {
    await refuseFactorReset(ctx, deps, input);
    return getForSupport(ctx, input.id);
  }),
];

/** Requests of members who lost every factor, on the desk of support. */
export const factorResetQueue: QueueSource = {
  key: 'factorResets',
  desk: 'support',
  record: 'factorReset',
  async list(db, { now }) {
    const requests = await listOpenFactorResets(db);
    const cards = await readCards(db, [...new Set(requests.map(({ accountId }) => accountId))]);
    return requests.map((record) => {
      const card = cards.get(record.accountId);
      return {
        ref: card?.email ?? '',
        link: `/ops/factor-resets?id=${record.id}`,
        subject: card?.company || card?.name || '',
        detail: record.note.slice(0, 80),
        amount: null,
        orderState: null,
        dueAt: factorResetMachine.waiting(record, now)?.at ?? null,
        since: record.since,
      };
    });
  },
};
