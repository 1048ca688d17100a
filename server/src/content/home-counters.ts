import type { Output } from '#contract/call.ts';
import type { homeCounters } from '#contract/content/calls.ts';
import { countPartners } from '#server/accounts/public.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { countSince } from '#server/orders/public.ts';
import { countOpenLots } from '#server/qc/public.ts';

type Counters = Output<typeof homeCounters>;

/** Counting again within this time would tell no reader anything new. */
const FRESH_MS = 5000;

/** The four counters of the home page, counted at most every few seconds however many ask. */
export class HomeCounters {
  #cached: { readonly countedAt: number; readonly counters: Promise<Counters> } | null = null;

  read({ tx, now }: QueryContext): Promise<Counters> {
    const time = now.getTime();
    if (this.#cached !== null && Math.abs(time - this.#cached.countedAt) < FRESH_MS)
      return this.#cached.counters;
    const counters = count(tx, now);
    this.#cached = { countedAt: time, counters };
    counters.catch(() => {
      this.#cached = null;
    });
    return counters;
  }
}

/** "Today" is the day in GMT+8. */
async function count(db: QueryContext['tx'], now: Date): Promise<Counters> {
  const [since, qcOngoing, partners] = await Promise.all([
    countSince(db, startOfDay(dayOf(now))),
    countOpenLots(db),
    countPartners(db),
  ]);
  return {
    todayOrders: since.placed,
    qcOngoing,
    receivedToday: since.received,
    partners,
    asOf: now.toISOString(),
  };
}
