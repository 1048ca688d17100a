import { wire } from '#contract/money.ts';
import type { QueueSource, Work } from '#server/operator/public.ts';
import type { Claim } from './core/claim.ts';
import { countingWait, currentWait } from './core/machine.ts';
import { totalOf } from './core/terms.ts';
import { claimsWaiting } from './store/list.ts';

const linkOf = (claim: Claim): string => `/ops/after-sales/${claim.id}`;

function workOf(claim: Claim, waiting: ReturnType<typeof currentWait>): Work {
  return {
    ref: claim.no,
    link: linkOf(claim),
    subject: `${claim.mpn} · ${claim.orderNo}`,
    detail: `${claim.buyer.name} · ${claim.seller.name}`,
    amount: wire(totalOf(claim.settlement ?? claim.claimed)),
    orderState: null,
    dueAt: waiting?.at ?? null,
    since: waiting?.since ?? claim.since,
  };
}

const queueOf = (key: 'claims' | 'claimGoods', desk: 'support' | 'warehouse'): QueueSource => ({
  key,
  desk,
  record: 'claim',
  list: async (db, { now }) => {
    const waiting = await claimsWaiting(db, desk === 'support' ? 'approver' : 'warehouse');
    return waiting.map((claim) => {
      const counting = desk === 'warehouse' ? countingWait(claim, now) : null;
      return workOf(claim, counting ?? currentWait(claim, now));
    });
  },
});

/** Claims that support has to rule on, and goods of claims at the dock. */
export const claimQueues: readonly QueueSource[] = [
  queueOf('claims', 'support'),
  queueOf('claimGoods', 'warehouse'),
];
