import type { Output } from '#contract/call.ts';
import type { opsFigures } from '#contract/figures/calls.ts';
import type { FunnelStep } from '#contract/figures/constants.ts';
import type { FigureRange, PassRate } from '#contract/figures/schemas.ts';
import { wire } from '#contract/money.ts';
import { interval } from '#server/companies/public.ts';
import { countEnquiries, listOrdered, type OrderedEnquiry } from '#server/enquiries/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import * as orders from '#server/orders/public.ts';
import { lotsWithoutReport } from '#server/qc/public.ts';
import { escrowChanges } from '#server/wallet/public.ts';
import { workCalendar } from '../core/calendar.ts';
import { heldByPeriod, periodsOf, spanOf } from '../core/periods.ts';

export type Figures = Omit<Output<typeof opsFigures>, 'files'>;

const DAY_MS = 86_400_000;
/** Payments of orders that end in a range are looked for so many days before it. */
const BEFORE_DAYS = 1096;
const PAIRS = 5000;
const HUNDREDTHS = 100;
const NONE = { count: 0, median: 0, p90: 0 };

const rounded = ({ count, median, p90 }: typeof NONE) => ({
  count,
  median: Math.round(median * HUNDREDTHS) / HUNDREDTHS,
  p90: Math.round(p90 * HUNDREDTHS) / HUNDREDTHS,
});

function toPassRate({ id, name, count, passed }: orders.JudgedLots): PassRate {
  const { low, high } = interval(passed, count) ?? { low: 0, high: 1 };
  return { id, name, count, passed, low, high };
}

/** Counts enquiries of a range at each step; orders are read in parts, however many there are. */
async function countFunnel(
  db: Db,
  span: { from: Date; until: Date },
): Promise<Record<FunnelStep, number>> {
  const { enquiries, quoted, ordered } = await countEnquiries(db, span);
  const funnel = { enquiries, quoted, ordered, paid: 0, completed: 0 };
  for (let after: OrderedEnquiry | null = null; ; ) {
    const pairs: readonly OrderedEnquiry[] = await listOrdered(db, { ...span, after, most: PAIRS });
    const last: OrderedEnquiry | undefined = pairs.at(-1);
    if (last === undefined) return funnel;
    const { paid, completed } = await orders.countOutcomes(db, pairs);
    funnel.paid += paid;
    funnel.completed += completed;
    after = last;
  }
}

/** Puts durations of an outcome beside the periods of the range. */
function toDurations(
  list: readonly orders.OrderDuration[],
  outcome: 'completed' | 'refunded',
  starts: readonly string[],
): Figures['release'] {
  const own = list.filter((one) => one.outcome === outcome);
  const of = (start: string | null) => rounded(own.find((one) => one.start === start) ?? NONE);
  return { total: of(null), periods: starts.map((start) => ({ start, ...of(start) })) };
}

/** Counts the figures of a range as of now. */
export async function readFigures(db: Db, range: FigureRange, now: Date): Promise<Figures> {
  const span = { ...spanOf(range), by: range.by };
  const starts = periodsOf(range);
  const earliest = new Date(span.from.getTime() - BEFORE_DAYS * DAY_MS);
  const latest = new Date(Math.max(now.getTime(), span.until.getTime()));
  const calendar = workCalendar(earliest, latest);
  const deals = new Map((await orders.countDeals(db, span)).map((one) => [one.start, one]));
  const changes = new Map(
    (await escrowChanges(db, span)).map(({ start, change }) => [start, change]),
  );
  const durations = await orders.measureDurations(db, span, calendar);
  // A lot whose report was revoked counts as not reported, as in the public rates of its seller.
  const without = await lotsWithoutReport(db);
  const sellers = await orders.lotsBySeller(db, span, without);
  const manufacturers = await orders.lotsByManufacturer(db, span, without);
  const late = await orders.measureLateSteps(db, { ...span, now }, calendar);
  const held = heldByPeriod(starts, changes);
  return {
    deals: starts.map((start) => {
      const { count = 0, value = 0n } = deals.get(start) ?? {};
      return { start, count, value: wire(value) };
    }),
    held: starts.map((start, index) => ({ start, value: wire(held[index] ?? 0n) })),
    release: toDurations(durations, 'completed', starts),
    refund: toDurations(durations, 'refunded', starts),
    sellers: sellers.map(toPassRate),
    manufacturers: manufacturers.map(toPassRate),
    late: late.map(({ step, open, ...took }) => ({ step, open, ...rounded(took) })),
    funnel: await countFunnel(db, span),
  };
}
