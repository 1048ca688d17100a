import { type RawBuilder, sql } from 'kysely';
import type { OrderFacts } from '#contract/orders/history-schemas.ts';
import type { OrderActor, OrderEvent, OrderState } from '#contract/orders/table.ts';
import type { Person } from '#server/kit/apply-event.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import { orderMachine } from '../core/machine.ts';
import { totalOf } from '../core/money/money.ts';
import type { Order } from '../core/order.ts';
import { termsText } from '../core/terms.ts';
import { factsOfStored, type StoredFacts, storedFacts } from './facts.ts';
import {
  type LineRowRead,
  type LotRowRead,
  type OrderRowRead,
  orderOf,
  pricesJson,
} from './rows.ts';

export interface HistoryRead {
  version: number;
  event: OrderEvent | 'place' | 'split';
  by: OrderActor;
  accountId: string | null;
  name: string;
  at: Date;
  fromState: OrderState | null;
  toState: OrderState;
  facts: OrderFacts;
}

/** A value as jsonb; null stays the database's null. */
export const json = (value: unknown): RawBuilder<unknown> =>
  value === null ? sql`null::jsonb` : sql`${JSON.stringify(value)}::jsonb`;
/** A list of texts as the database's array, whatever its length. */
export const texts = (list: readonly string[]): RawBuilder<unknown> => sql`${[...list]}::text[]`;

async function read(db: Db, id: string): Promise<Order | null> {
  const stored = await row<OrderRowRead>(
    db,
    sql`select o.*, t.number as terms_number, t.hash as terms_hash, t.at as terms_at,
               t.tests_on_pass, t.tests_on_fail, t.service_by, t.form as terms_form, t.buyer_at, t.seller_at,
               exists (select 1 from orders.lot where order_id = o.id) as has_lots,
               (select jsonb_build_object('id', p.id, 'no', p.no)
                from orders."order" p where p.id = o.parent_id) as parent,
               (select jsonb_agg(jsonb_build_object('id', c.id, 'no', c.no, 'state', c.state,
                    'held', c.held::text, 'released', c.released::text,
                    'refunded', c.refunded::text) order by c.placed_at, c.no)
                from orders."order" c where c.parent_id = o.id) as children,
               case when o.state = 'disputed' then
                 (select jsonb_build_object('buyer', min(s.at) filter (where s.by = 'buyer'),
                    'seller', min(s.at) filter (where s.by = 'seller'))
                  from (select y.by, y.at from orders.history y
                        where y.order_id = o.id and y.version >=
                          (select max(b.version) from orders.history b where b.order_id = o.id
                             and b.to_state = 'disputed' and b.from_state <> 'disputed')
                        union all
                        select e.by, e.at from orders.thread_entry e
                        where e.order_id = o.id and e.at >= o.since) s)
               end as statement_at
        from orders."order" o
        join lateral (select * from orders.terms where order_id = o.id
                      order by number desc limit 1) t on true
        where o.id = ${id}`,
  );
  if (stored === null) return null;
  const lines = await rows<LineRowRead>(
    db,
    sql`select * from orders.line where order_id = ${id} order by position`,
  );
  // Most orders have none for the better part of their time.
  const lots = stored.has_lots ? await readLots(db, id) : [];
  return orderOf(stored, lines, lots);
}

const readLots = (db: Db, orderId: string): Promise<LotRowRead[]> =>
  rows<LotRowRead>(db, sql`select * from orders.lot where order_id = ${orderId} order by position`);

/** An order by its id; null where there is none. */
export const readOrder = (db: Db, id: string): Promise<Order | null> => read(db, id);

/** An order that nobody else changes until this transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<Order | null> {
  const found = await row(tx, sql`select id from orders."order" where id = ${id} for update`);
  return found === null ? null : read(tx, id);
}

/** Writes a placed order with its lines and the first version of its terms. */
export async function insertOrder(tx: Tx, order: Order): Promise<void> {
  await insertRow(tx, order);
  const lines = order.lines.map(
    (
      line,
      position,
    ) => sql`(${line.id}::uuid, ${order.id}::uuid, ${position}::integer, ${line.mpn}::text,
      ${line.manufacturer}::text, ${line.condition}::text, ${line.packaging}::text,
      ${line.dateCode}::text, ${line.leadTime}::text, ${line.warrantyDays}::integer,
      ${line.quantity}::integer, ${line.unitPrice}::bigint)`,
  );
  await sql`insert into orders.line (id, order_id, position, mpn, manufacturer, condition,
      packaging, date_code, lead_time, warranty_days, quantity, unit_price)
    values ${sql.join(lines)}`.execute(tx);
  await insertTerms(tx, order);
  await saveWaiting(tx, order, order.placedAt);
}

async function insertRow(tx: Tx, order: Order): Promise<void> {
  const { buyer, seller, supplier } = order;
  await sql`insert into orders."order" (id, no, kind, state, version, placed_at, since,
      buyer_id, buyer_name, buyer_country, seller_id, seller_name, seller_country, supplier,
      source, ship_to, inspection, invoice, note, tests_each, test_prices, freight, service, commission_bp,
      total, held, parent_id, carried, sample)
    values (${order.id}, ${order.no}, ${order.kind}, ${order.state}, ${order.version},
      ${order.placedAt}, ${order.since}, ${buyer.id}, ${buyer.name}, ${buyer.country},
      ${seller?.id ?? null}, ${seller?.name ?? supplier?.name ?? ''}, ${seller?.country ?? ''},
      ${json(supplier)}, ${json(order.source)}, ${json(order.shipTo)},
      ${json(order.inspection)}, ${order.invoice}, ${order.note}, ${order.testsEach},
      ${json(pricesJson(order.testPrices))}, ${order.freight}, ${order.service}, ${order.commissionBp}, ${totalOf(order)},
      ${order.held}, ${order.parent?.id ?? null}, ${order.carried}, ${json(order.sample)})`.execute(
    tx,
  );
}

/**
 * Writes a child of an order that is saved already: its lines and lots go over to it as they are,
 * and the terms in force are those of its parent.
 */
export async function insertChild(tx: Tx, child: Order, now: Date): Promise<void> {
  await insertRow(tx, child);
  const lines = child.lines.map(({ id }) => id);
  await sql`update orders.line set order_id = ${child.id}
    where id = any(${lines}::uuid[])`.execute(tx);
  await sql`update orders.lot set order_id = ${child.id}
    where line_id = any(${lines}::uuid[])`.execute(tx);
  await sql`insert into orders.terms (order_id, number, body, hash, tests_on_pass, tests_on_fail,
      service_by, form, at, buyer_at, seller_at)
    select ${child.id}::uuid, number, body, hash, tests_on_pass, tests_on_fail, service_by, form,
      at, buyer_at, seller_at
    from orders.terms where order_id = ${child.parent?.id ?? null}
      and number = ${child.terms.number}`.execute(tx);
  const unsaved = { ...child, lines: [], inbound: null, outbound: null, back: null };
  await saveOrder(tx, unsaved, child, now);
}

/** Writes the version of the terms that an order has now. */
async function insertTerms(tx: Tx, order: Order): Promise<void> {
  const { terms } = order;
  await sql`insert into orders.terms (order_id, number, body, hash, tests_on_pass, tests_on_fail,
      service_by, form, at, buyer_at, seller_at)
    values (${order.id}, ${terms.number}, ${termsText(order, terms.number, terms.form)}, ${terms.hash},
      ${terms.testsOnPass}, ${terms.testsOnFail}, ${terms.serviceBy}, ${terms.form}, ${terms.at}, ${terms.buyerAt},
      ${terms.sellerAt})`.execute(tx);
}

async function saveTerms(tx: Tx, before: Order, order: Order): Promise<void> {
  const { terms } = order;
  if (terms === before.terms) return;
  if (terms.number !== before.terms.number) return insertTerms(tx, order);
  await sql`update orders.terms set buyer_at = ${terms.buyerAt}, seller_at = ${terms.sellerAt}
    where order_id = ${order.id} and number = ${terms.number}`.execute(tx);
}

/** Writes what an act changed: the order, its lines, verdicts of its lots and its terms. */
export async function saveOrder(tx: Tx, before: Order, order: Order, now: Date): Promise<void> {
  await sql`update orders."order" set state = ${order.state}, version = ${order.version},
      since = ${order.since}, freight = ${order.freight},
      service = ${order.service}, total = ${totalOf(order)}, held = ${order.held},
      released = ${order.released}, refunded = ${order.refunded}, carried = ${order.carried},
      accepted_by = ${texts(order.acceptedBy)}, acknowledged_by = ${texts(order.acknowledgedBy)},
      dispute = ${json(order.dispute)}, dock = ${json(order.dock)},
      authorised_at = ${order.authorisedAt}, trace = ${json(order.trace)},
      offer = ${json(order.offer && { ...order.offer, cut: order.offer.cut.toString() })},
      cut = ${order.cut}, freight_by = ${order.freightBy}, tests_by = ${order.testsBy},
      retest_fee = ${order.retestFee}, earlier_retest_fee = ${order.earlierRetestFee}, contested_at = ${order.contestedAt},
      suspension = ${json(order.suspension)}, ${waitingColumns(order, now)}
    where id = ${order.id}`.execute(tx);
  await saveSearchColumns(tx, before, order);
  await saveLines(tx, before, order);
  for (const lot of order.lots) {
    if (before.lots.find(({ id }) => id === lot.id)?.verdict === lot.verdict) continue;
    await sql`update orders.lot set verdict = ${lot.verdict} where id = ${lot.id}`.execute(tx);
  }
  await saveTerms(tx, before, order);
}

/** Updates seller and parcels only if they changed: each write updates their indexes. */
async function saveSearchColumns(tx: Tx, before: Order, order: Order): Promise<void> {
  const { seller, supplier, inbound, outbound, back } = order;
  const isSame =
    before.seller === seller &&
    before.supplier === supplier &&
    before.inbound === inbound &&
    before.outbound === outbound &&
    before.back === back;
  if (isSame) return;
  await sql`update orders."order" set seller_id = ${seller?.id ?? null},
      seller_name = ${seller?.name ?? supplier?.name ?? ''},
      seller_country = ${seller?.country ?? ''}, inbound = ${json(inbound)},
      outbound = ${json(outbound)}, back = ${json(back)}
    where id = ${order.id}`.execute(tx);
}

async function saveLines(tx: Tx, before: Order, order: Order): Promise<void> {
  if (order.lines === before.lines) return;
  for (const line of order.lines) {
    await sql`update orders.line set verdict = ${line.verdict},
        accepted_quantity = ${line.acceptedQuantity}, refund = ${line.refund},
        lot_code = ${line.lotCode}, tests_not_made = ${line.testsNotMade}, shipped = ${line.shipped}, received = ${line.received}
      where id = ${line.id}`.execute(tx);
  }
}

/** Writes what stands against the payment of an order, which is locked by it. */
export async function saveWarning(
  tx: Tx,
  orderId: string,
  warning: Order['warning'],
): Promise<void> {
  await sql`update orders."order" set warning = ${json(warning)}
    where id = ${orderId}`.execute(tx);
}

/** The assignments of whom an order waits for and when the clock acts on it. */
function waitingColumns(order: Order, now: Date): RawBuilder<unknown> {
  const waiting = orderMachine.waiting(order, now);
  return sql`waits_on = ${texts(waiting?.on ?? [])},
      waits_from = ${waiting?.from ?? null}, due_at = ${waiting?.at ?? null},
      due_days = ${waiting?.workingDays ?? null}, clock_at = ${orderMachine.nextDeadline(order)},
      escalated_at = case when due_at is not distinct from ${waiting?.at ?? null}
                          then escalated_at end`;
}

/** Writes whom an order waits for and when the clock acts on it, so that both can be searched. */
export async function saveWaiting(tx: Tx, order: Order, now: Date): Promise<void> {
  await sql`update orders."order" set ${waitingColumns(order, now)}
    where id = ${order.id}`.execute(tx);
}

/** A row of history to be written: what was taken, by whom, and with what facts. */
export interface Happened {
  readonly order: Order;
  readonly event: OrderEvent | 'place' | 'split';
  readonly from: OrderState | null;
  readonly by: OrderActor;
  readonly actor: Person;
  readonly now: Date;
  readonly facts: OrderFacts;
}

/** Writes a row of history for the version that an order has now. */
export async function insertHistory(tx: Tx, happened: Happened): Promise<void> {
  const { order, event, from, by, actor, now, facts } = happened;
  await sql`insert into orders.history (order_id, version, event, by, account_id, name, at,
      from_state, to_state, facts)
    values (${order.id}, ${order.version}, ${event}, ${by}, ${actor.accountId}, ${actor.name},
      ${now}, ${from}, ${order.state}, ${json(storedFacts(facts))})`.execute(tx);
}

/** All that happened to an order, the first first. */
export async function readHistory(db: Db, id: string): Promise<HistoryRead[]> {
  const found = await rows<Omit<HistoryRead, 'facts'> & { facts: StoredFacts }>(
    db,
    sql`select version, event, by, account_id as "accountId", name, at,
          from_state as "fromState", to_state as "toState", facts
        from orders.history where order_id = ${id} order by version`,
  );
  return found.map((one) => ({ ...one, facts: factsOfStored(one.facts) }));
}

/** A version of an order's terms as it was agreed; the hash is that of its text. */
export interface TermsTextRead {
  number: number;
  hash: string;
  body: string;
}

/** All versions of an order's terms, the first first. */
export const readTermsTexts = (db: Db, orderId: string): Promise<TermsTextRead[]> =>
  rows<TermsTextRead>(
    db,
    sql`select number, hash, body from orders.terms where order_id = ${orderId} order by number`,
  );
