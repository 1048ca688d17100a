import type { Db } from '#server/kit/database/database.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { dayOf, quarantineMachine } from './core/machine.ts';
import { type Entry, listForWarehouse, listUndecided } from './store/entries.ts';

const listWork = async (now: Date, entries: Promise<Entry[]>) =>
  (await entries).map((entry) => ({
    ref: entry.lotNo,
    link: `/ops/quarantine?id=${entry.id}`,
    subject: `${entry.mpn} · ${entry.manufacturer}`,
    detail: entry.orderNo,
    amount: null,
    orderState: null,
    dueAt: quarantineMachine.waiting(entry, now)?.at ?? null,
    since: entry.since,
  }));

/** Entries that support decides on, and those whose goods the warehouse sends or destroys. */
export const quarantineQueues: readonly QueueSource[] = [
  {
    key: 'quarantine',
    desk: 'support',
    record: 'quarantine',
    list: (db: Db, { now }) => listWork(now, listUndecided(db)),
  },
  {
    key: 'quarantineGoods',
    desk: 'warehouse',
    record: 'quarantine',
    list: (db: Db, { now }) => listWork(now, listForWarehouse(db, dayOf(now))),
  },
];
