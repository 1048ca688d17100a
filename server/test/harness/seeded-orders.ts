import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type TestDatabase, withoutTriggers } from './database.ts';

/** An order with the instants of its way, for figures: written past the pipeline, in sets. */
export interface SeededOrder {
  readonly id: string;
  readonly seller: number;
  readonly manufacturer: string;
  readonly placedAt: Date;
  readonly paidAt: Date | null;
  readonly reportedAt: Date | null;
  readonly endedAt: Date | null;
  readonly outcome: 'completed' | 'refunded' | null;
  readonly held: bigint;
  readonly refunded: bigint;
  readonly verdicts: readonly (string | null)[];
  /** A deadline of the paid order that was missed. */
  readonly dueAt: Date | null;
}

export interface SeededEnquiry {
  readonly at: Date;
  /** Quoted requests that were not ordered. */
  readonly quoted: number;
  readonly orderIds: readonly string[];
}

const stateOf = ({ outcome, reportedAt, paidAt }: SeededOrder) =>
  outcome ?? (reportedAt ? 'reported' : paidAt ? 'paid' : 'confirmed');

const asJson = (list: readonly object[]) =>
  JSON.stringify(list, (_, value) => (typeof value === 'bigint' ? String(value) : value));

/** One after the other; each reads the seeded rows as `s` from the JSON of its parameter. */
const statements = [
  `insert into orders."order" (id, no, kind, state, version, placed_at, since, buyer_id, buyer_name,
     buyer_country, seller_id, seller_name, seller_country, ship_to, inspection, invoice, note,
     tests_each, freight, service, commission_bp, total, held, released, refunded)
   select s.id, s.id::text, 'trade', s.state, 9, s.placed, s.placed, md5('buyer')::uuid, 'Buyer',
     'DE', ('00000000-0000-7000-8000-' || lpad(s.seller::text, 12, '0'))::uuid, 'Seller ' || s.seller, 'CN', '{}', '{}', '', '', 0, 0, 0,
     300, greatest(s.held, 1), s.held, case when s.outcome is null then 0 else s.held - s.refunded end,
     s.refunded from seeded s`,
  `insert into orders.line (id, order_id, position, mpn, manufacturer, condition, date_code,
     lead_time, warranty_days, quantity, unit_price)
   select s.line, s.id, 0, 'X', s.manufacturer, 'brandNew', '', 'now', 0, 1, 1 from seeded s`,
  `insert into orders.lot (id, no, order_id, line_id, position, date_code, lot_code, verdict)
   select gen_random_uuid(), s.id || '-' || v.n, s.id, s.line, v.n, '', '', v.verdict #>> '{}'
   from seeded s cross join lateral jsonb_array_elements(s.verdicts)
     with ordinality as v (verdict, n)`,
  `insert into orders.history (order_id, version, event, by, name, at, from_state, to_state, facts)
   select s.id, e.version, e.event, 'buyer', '', e.at, e.origin, e.target, '{}'
   from seeded s cross join lateral (values
     (1, 'place', s.placed, null, 'placed'), (2, 'pay', s.paid, 'confirmed', 'paid'),
     (3, 'report', s.reported, 'inspecting', 'reported'),
     (4, 'end', s.ended, 'dispatched', s.outcome)
   ) as e (version, event, at, origin, target) where e.at is not null`,
  `insert into orders.reminder (order_id, due_at, waits_on, what, at)
   select s.id, s.due, array['seller'], w.what, s.due
   from seeded s cross join (values ('soon'), ('late'), ('after')) as w (what)
   where s.due is not null`,
  `insert into wallet.hold (order_id, payer, currency, held, released, refunded, transfer, resolved_at)
   select s.id, md5('buyer')::uuid, 'USD', s.held,
     case when s.outcome is null then 0 else s.held - s.refunded end, s.refunded, s.line, s.ended
   from seeded s where s.paid is not null`,
  `insert into wallet.transfer (id, idem, kind, cause_kind, cause_id, cause_no, at, accounts, legs,
     currencies, amounts)
   select gen_random_uuid(), gen_random_uuid(), 'hold', 'trade', s.id, '', m.at,
     array[s.id, s.line], array[m.leg, 'user'], array['USD', 'USD'], array[m.sum, -m.sum]
   from seeded s cross join lateral (values ('hold', s.paid, s.held),
     ('release', s.ended, -s.held)) as m (leg, at, sum) where m.at is not null`,
];

const seeded = `create temp table seeded as select * from jsonb_to_recordset($1::jsonb) as s (
  id uuid, line uuid, state text, seller integer, manufacturer text, placed timestamptz,
  paid timestamptz, reported timestamptz, ended timestamptz, outcome text, held bigint,
  refunded bigint, verdicts jsonb, due timestamptz)`;

async function writeOrders(client: pg.Client, orders: readonly SeededOrder[]): Promise<void> {
  const list = orders.map(({ placedAt, paidAt, reportedAt, endedAt, dueAt, ...order }) => ({
    ...order,
    line: randomUUID(),
    state: stateOf({ placedAt, paidAt, reportedAt, endedAt, dueAt, ...order }),
    placed: placedAt,
    paid: paidAt,
    reported: reportedAt,
    ended: endedAt,
    due: dueAt,
  }));
  await client.query('drop table if exists seeded');
  await client.query(seeded, [asJson(list)]);
  for (const statement of statements) await client.query(statement);
}

/** Replaces all orders of a database by these. */
export const seedOrders = (database: TestDatabase, orders: readonly SeededOrder[]) =>
  withoutTriggers(database, async (client) => {
    await client.query(`truncate orders."order", enquiries.enquiry, wallet.hold, wallet.transfer
      cascade`);
    const BATCH = 10_000;
    for (let from = 0; from < orders.length; from += BATCH) {
      await writeOrders(client, orders.slice(from, from + BATCH));
    }
  });

/** Adds enquiries with a request for each quote and order. */
export const seedEnquiries = (database: TestDatabase, enquiries: readonly SeededEnquiry[]) =>
  withoutTriggers(database, async (client) => {
    const list = enquiries.map((one) => ({ ...one, id: randomUUID() }));
    await client.query(
      `insert into enquiries.enquiry (id, no, account, country, type, urgent, note, at)
       select s.id, s.id::text, md5('buyer')::uuid, 'DE', 'normal', false, '', s.at
       from jsonb_to_recordset($1::jsonb) as s (id uuid, at timestamptz)`,
      [asJson(list)],
    );
    await client.query(
      `insert into enquiries.request (id, no, enquiry, line, account, state, at, quote_version,
         order_id, order_no, ended_at)
       select gen_random_uuid(), '', s.id, gen_random_uuid(), gen_random_uuid(),
         case when r.ordered is null then 'quoted' else 'ordered' end, s.at, 1, r.ordered::uuid,
         r.ordered, case when r.ordered is null then null else s.at end
       from jsonb_to_recordset($1::jsonb) as s (id uuid, at timestamptz, quoted integer, "orderIds" jsonb)
       cross join lateral (
         select null as ordered from generate_series(1, s.quoted)
         union all select jsonb_array_elements_text(s."orderIds")) r`,
      [asJson(list)],
    );
  });
