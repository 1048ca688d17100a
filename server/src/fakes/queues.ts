import type { QueueSource } from '#server/operator/public.ts';
import { fakeHitMachine } from './core/machine.ts';
import { listWaiting } from './store/hits.ts';

/** Warnings that support has yet to decide on. */
export const fakeQueue: QueueSource = {
  key: 'fakes',
  desk: 'support',
  record: 'fakeHit',
  list: async (db, { now }) =>
    (await listWaiting(db)).map((hit) => ({
      ref: hit.no,
      link: `/ops/fakes/${hit.id}`,
      subject: `${hit.mpn} · ${hit.sellerName}`,
      detail: hit.orderNo,
      amount: null,
      orderState: null,
      dueAt: fakeHitMachine.waiting(hit, now)?.at ?? null,
      since: hit.since,
    })),
};
