import * as approvals from '#contract/approvals/calls.ts';
import type { Call, ClientInput } from '#contract/call.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { orderApprovals } from '#server/orders/public.ts';
import { callingOf } from './calling.ts';
import { NOW, type Pipeline } from './pipeline.ts';

type Kinds = Parameters<typeof approvalsSlice>[0]['kinds'];

/** Requests about the orders of a market that wait for a second person, and decisions on them. */
export function orderRequestsOf(market: Pipeline, kinds: Kinds = orderApprovals) {
  const call = callingOf(market.db, [...approvalsSlice({ kinds }).calls]);

  const listOpen = async (subjectId: string, caller: Caller, now: Date = NOW) => {
    const asked = { subjectId, state: 'requested' } as const;
    return (await call(approvals.opsApprovalList, asked, { caller, now })).list;
  };
  /** Makes a call that decides on the only open request about an order. */
  async function decide<C extends Call>(
    decision: C,
    subjectId: string,
    caller: Caller,
    more: object = {},
    now: Date = NOW,
  ): Promise<void> {
    const [one] = await listOpen(subjectId, caller, now);
    if (one === undefined) throw new Error('nothing is requested');
    const { id, version } = one;
    await call(decision, { id, version, ...more } as ClientInput<C>, { caller, now });
  }
  return { listOpen, decide };
}
