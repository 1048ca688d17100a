import { type RawBuilder, sql } from 'kysely';
import type { FigurePeriod } from '#contract/figures/range.ts';
import type { OrderState } from '#contract/orders/table.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { isDeal } from './is-deal.ts';

/** Instants from one on and before another, in periods. */
export interface FigureSpan {
  readonly from: Date;
  readonly until: Date;
  readonly by: FigurePeriod;
}

/** Days of GMT+8 one after the other: working days before each, and whether it is one. */
export interface WorkCalendar {
  readonly days: readonly string[];
  readonly before: readonly number[];
  readonly works: readonly boolean[];
}

/** Most sellers or manufacturers of a range: those with the most lots. */
export const RATES_MAX = 50;

const zone = sql`'Asia/Shanghai'`;
const periodStart = (by: FigurePeriod) =>
  sql`to_char(date_trunc(${by}::text, h.at at time zone ${zone}), 'YYYY-MM-DD')`;
const ended = sql`h.to_state in ('completed', 'refunded')
  and h.from_state not in ('completed', 'refunded', 'cancelled')`;

const calendarOf = ({ days, before, works }: WorkCalendar) => sql`
  select * from unnest(${[...days]}::date[], ${[...before]}::integer[], ${[...works]}::boolean[])
    as day (day, before, works)`;
const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${zone})::date`;
/** Working days until an instant, of which `day` is the row of the calendar. */
const workingDaysUntil = (
  day: RawBuilder<unknown>,
  instant: RawBuilder<unknown>,
) => sql`(${day}.before + case
  when ${day}.works then extract(epoch from (${instant} at time zone ${zone})::time) / 86400 else 0 end)`;

/** Completed deals of each period, replacements left out, with what was paid and not refunded, in cents. */
export const countDeals = (
  db: Db,
  { from, until, by }: FigureSpan,
): Promise<{ start: string; count: number; value: bigint }[]> =>
  rows(
    db,
    sql<{ start: string; count: number; value: bigint }>`
      select ${periodStart(by)} as start,
        count(distinct coalesce(o.parent_id, o.id))::integer as count,
        sum(o.held - o.refunded)::bigint as value
      from orders.history h join orders."order" o on o.id = h.order_id
      where ${ended} and h.to_state = 'completed' and h.at >= ${from} and h.at < ${until}
        and o.held > 0 and ${isDeal}
      group by 1 order by 1`,
  );

/** How long paid orders took to their end, in working days; `start` is null for the whole span. */
export interface OrderDuration {
  readonly outcome: 'completed' | 'refunded';
  readonly start: string | null;
  readonly count: number;
  readonly median: number;
  readonly p90: number;
}

/** Returns how long orders that ended in a span took from their payment on; no blind samples. */
export const measureDurations = (
  db: Db,
  { from, until, by }: FigureSpan,
  calendar: WorkCalendar,
): Promise<OrderDuration[]> =>
  rows(
    db,
    sql<OrderDuration>`
      with calendar as materialized (${calendarOf(calendar)}),
      spans as (
        select h.to_state as outcome, ${periodStart(by)} as start,
          ${workingDaysUntil(sql`last`, sql`h.at`)} - ${workingDaysUntil(sql`first`, sql`p.at`)} as took
        from orders.history h
        join orders."order" o on o.id = h.order_id and o.sample is null
        join orders.history p on p.order_id = h.order_id and p.event = 'pay'
        join calendar first on first.day = ${dayOf(sql`p.at`)}
        join calendar last on last.day = ${dayOf(sql`h.at`)}
        where ${ended} and h.at >= ${from} and h.at < ${until}
      )
      select outcome as "outcome", start, count(*)::integer as count,
        percentile_cont(0.5) within group (order by took::double precision) as median,
        percentile_cont(0.9) within group (order by took::double precision) as p90
      from spans group by grouping sets ((outcome), (outcome, start))
      order by outcome, start nulls first`,
  );

/** Lots of a seller or a manufacturer that the bench judged. */
export interface JudgedLots {
  readonly id: string | null;
  readonly name: string;
  readonly count: number;
  readonly passed: number;
}

const judgedOrders = ({ from, until }: FigureSpan) => sql`
  select distinct h.order_id from orders.history h
  where h.event = 'report' and h.at >= ${from} and h.at < ${until}`;

/**
 * Lots whose report came in a span, by seller; those with the most lots first. Lots in `without`, whose
 * report is no longer in force, are not counted.
 */
export const lotsBySeller = (
  db: Db,
  span: FigureSpan,
  without: readonly string[],
): Promise<JudgedLots[]> =>
  rows(
    db,
    sql<JudgedLots>`
      select o.seller_id as id, max(o.seller_name) as name,
        count(*)::integer as count, count(*) filter (where lot.verdict = 'pass')::integer as passed
      from (${judgedOrders(span)}) j
      join orders."order" o on o.id = j.order_id or o.parent_id = j.order_id
      join orders.lot on lot.order_id = o.id
      where lot.verdict is not null and o.seller_id is not null
        and lot.id <> all(${[...without]}::uuid[])
      group by o.seller_id order by count(*) desc, o.seller_id limit ${RATES_MAX}`,
  );

/** Lots whose report came in a span, by manufacturer, but for those in `without`; the most lots first. */
export const lotsByManufacturer = (
  db: Db,
  span: FigureSpan,
  without: readonly string[],
): Promise<JudgedLots[]> =>
  rows(
    db,
    sql<JudgedLots>`
      select null::uuid as id, l.manufacturer as name, count(*)::integer as count,
        count(*) filter (where lot.verdict = 'pass')::integer as passed
      from (${judgedOrders(span)}) j
      join orders."order" o on o.id = j.order_id or o.parent_id = j.order_id
      join orders.lot on lot.order_id = o.id
      join orders.line l on l.id = lot.line_id
      where lot.verdict is not null and lot.id <> all(${[...without]}::uuid[])
      group by l.manufacturer order by count(*) desc, l.manufacturer limit ${RATES_MAX}`,
  );

/** A step of orders whose deadline was missed, in working days. */
export interface LateOrders {
  readonly step: OrderState;
  readonly count: number;
  readonly open: number;
  readonly median: number;
  readonly p90: number;
}

/**
 * Returns how late orders moved on from steps whose deadline was missed in a span. One that has not
 * moved since is late until `now`.
 */
export const measureLateSteps = (
  db: Db,
  { from, until, now }: FigureSpan & { readonly now: Date },
  calendar: WorkCalendar,
): Promise<LateOrders[]> =>
  rows(
    db,
    sql<LateOrders>`
      with calendar as materialized (${calendarOf(calendar)}),
      late as (
        select distinct r.order_id, r.due_at from orders.reminder r
        join orders."order" o on o.id = r.order_id and o.sample is null
        where r.what <> 'soon' and r.due_at >= ${from} and r.due_at < ${until}
      ),
      spans as (
        select stood.to_state as step, late.due_at, moved.at is null as open,
          coalesce(moved.at, ${now}::timestamptz) as moved_at
        from late
        cross join lateral (
          select h.to_state from orders.history h
          where h.order_id = late.order_id and h.at < late.due_at order by h.version desc limit 1
        ) stood
        left join lateral (
          select h.at from orders.history h
          where h.order_id = late.order_id and h.at >= late.due_at order by h.version limit 1
        ) moved on true
      ),
      taken as (
        select step, open, ${workingDaysUntil(sql`last`, sql`moved_at`)} - ${workingDaysUntil(sql`first`, sql`due_at`)} as took
        from spans join calendar first on first.day = ${dayOf(sql`due_at`)}
        join calendar last on last.day = ${dayOf(sql`moved_at`)}
      )
      select step, count(*)::integer as count, count(*) filter (where open)::integer as open,
        percentile_cont(0.5) within group (order by took::double precision) as median,
        percentile_cont(0.9) within group (order by took::double precision) as p90
      from taken group by step order by count(*) desc, step`,
  );

/** Counts how many of some enquiries led to an order, to a paid and to a completed one. */
export const countOutcomes = (
  db: Db,
  pairs: readonly { readonly enquiry: string; readonly orderId: string }[],
): Promise<{ paid: number; completed: number }> =>
  one(
    db,
    sql<{ paid: number; completed: number }>`
      select count(distinct asked.enquiry) filter (where o.held > 0)::integer as paid,
        count(distinct asked.enquiry) filter (where o.state = 'completed')::integer as completed
      from unnest(${pairs.map(({ enquiry }) => enquiry)}::uuid[],
        ${pairs.map(({ orderId }) => orderId)}::uuid[]) as asked (enquiry, order_id)
      join orders."order" o on o.id = asked.order_id or o.parent_id = asked.order_id`,
  );
