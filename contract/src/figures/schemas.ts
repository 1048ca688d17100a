import { z } from 'zod';
import { Id } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { orderStates } from '../orders/table.ts';
import { figureCharts, funnelSteps } from './constants.ts';
import { figurePeriods, rangeViolation } from './range.ts';

const Day = z.string().max(10);

/** The days that figures are about, both within it, and by which periods: see `rangeFault`. */
export const FigureRange = z
  .object({ from: Day, to: Day, by: z.enum(figurePeriods) })
  .superRefine((range, ctx) => {
    const field = rangeViolation(range);
    if (field !== null) ctx.addIssue({ code: 'custom', message: 'invalid', path: [field] });
  });

export type FigureRange = z.infer<typeof FigureRange>;

const Count = z.number().int();

/** The first day of a period, which may lie before the range. */
const Start = z.string();

/** Completed orders of a period, with what was paid for them and not refunded, in USD. */
const Deals = z.object({ start: Start, count: Count, value: MoneyWire });

/** Money in escrow at the end of a period, in USD. */
const Held = z.object({ start: Start, value: MoneyWire });

/** Durations in working days of the market's calendar; a working day has 24 hours. */
const Durations = z.object({ count: Count, median: z.number(), p90: z.number() });

const PeriodDurations = Durations.extend({ start: Start });

const Duration = z.object({ total: Durations, periods: z.array(PeriodDurations) });

/** Lots by the verdict of the bench; the interval is Wilson's at 95 %, shares from 0 to 1. */
const PassRate = z.object({
  id: Id.nullable(),
  name: z.string(),
  count: Count,
  passed: Count,
  low: z.number(),
  high: z.number(),
});

export type PassRate = z.infer<typeof PassRate>;

/** Deadlines of a step that were missed, and how late the order moved on; open ones until now. */
const LateStep = Durations.extend({ step: z.enum(orderStates), open: Count });

export const opsFigures = {
  input: FigureRange,
  output: z.object({
    deals: z.array(Deals),
    held: z.array(Held),
    release: Duration,
    refund: Duration,
    sellers: z.array(PassRate),
    manufacturers: z.array(PassRate),
    late: z.array(LateStep),
    funnel: z.record(z.enum(funnelSteps), Count),
    files: z.record(z.enum(figureCharts), z.string()),
  }),
};
