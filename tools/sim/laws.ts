import { sql } from 'kysely';
import { type OrderRow, orderTable } from '#contract/orders/table.ts';
import { rows } from '#server/kit/database/database.ts';
import { trialBalance, walletOf } from '#server/wallet/public.ts';
import { type ModelOrder, modelWays } from './model/model.ts';
import { clockAt, openRows, waitOf } from './model/model-decide.ts';
import { START_MINOR, type Town } from './people.ts';

/** An order as the database has it, with its escrow, its pieces and the last row of its history. */
interface Stored {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly since: Date;
  readonly held: bigint;
  readonly released: bigint;
  readonly refunded: bigint;
  readonly waitsOn: string[] | null;
  readonly dueAt: Date | null;
  readonly clockAt: Date | null;
  readonly escrow: { held: string; released: string; refunded: string } | null;
  readonly lines: readonly {
    id: string;
    received: number | null;
    accepted: number | null;
    verdict: string | null;
  }[];
  readonly lots: readonly LotRow[];
  readonly outbound: StoredParcel | null;
  readonly inbound: (StoredParcel & Record<'parcels' | 'earlier', StoredBox[]>) | null;
  readonly back: StoredParcel | null;
  /** Versions of the order that open requests to a second person are about. */
  readonly requested: readonly (number | null)[];
  readonly history: { event: string; from: string; to: string; by: string; version: number }[];
}
interface StoredParcel {
  readonly at: string;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly deliveredAt: string | null;
}
interface StoredBox {
  readonly counted: { readonly lineId: string; readonly pieces: number }[] | null;
}
interface LotRow {
  readonly id: string;
  readonly lineId: string;
  readonly received: number;
  readonly consumed: number;
  readonly dispatched: number;
  readonly returned: number;
  readonly quarantined: number;
  readonly scrapped: number;
  readonly onShelf: number;
  readonly verdict: string | null;
}

/** Reads orders with all that the laws speak of, in one statement. */
export const readStored = ({ market }: Town, ids: readonly string[]): Promise<Stored[]> =>
  rows<Stored>(
    market.market.database.db,
    sql`select o.id, o.state, o.version, o.since, o.held, o.released, o.refunded,
          o.outbound, o.inbound, o.back, o.waits_on as "waitsOn", o.due_at as "dueAt", o.clock_at as "clockAt",
          (select json_build_object('held', h.held::text, 'released', h.released::text,
             'refunded', h.refunded::text) from wallet.hold h where h.order_id = o.id) as escrow,
          (select json_agg(json_build_object('id', l.id, 'received', l.received,
             'accepted', l.accepted_quantity, 'verdict', l.verdict) order by l.position)
             from orders.line l where l.order_id = o.id) as lines,
          (select coalesce(json_agg(json_build_object('id', t.id, 'lineId', t.line_id,
             'received', t.received,
             'consumed', t.consumed, 'dispatched', t.dispatched, 'returned', t.returned,
             'quarantined', t.quarantined, 'scrapped', t.scrapped, 'onShelf', t.on_shelf,
             'verdict', t.verdict)), '[]') from orders.lot t where t.order_id = o.id) as lots,
          (select coalesce(json_agg((a.before ->> 'version')::int), '[]')
             from approvals.approval a where a.subject = o.id and a.state = 'requested'
               and a.kind in ('order.loss', 'order.correctShipment', 'order.correctInbound',
                 'order.correctReturn')) as requested,
          (select json_agg(json_build_object('event', y.event, 'from', y.from_state,
             'to', y.to_state, 'by', y.by, 'version', y.version) order by y.version)
             from orders.history y where y.order_id = o.id) as history
        from orders."order" o where o.id = any(${[...ids]}::uuid[])`,
  );

/** Returns the orders that were split off an order, the first first. */
export const childrenOf = async (town: Town, id: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      town.market.market.database.db,
      sql`select id from orders."order" where parent_id = ${id} order by placed_at, no`,
    )
  ).map((one) => one.id);

const ends = ['completed', 'refunded', 'cancelled'];

/** A broken law: the words name it and both sides. */
export class Broken extends Error {}

/** Compares what the product has with the model; throws Broken where they differ. */
export function same(what: string, stored: unknown, model: unknown): void {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one));
  if (text(stored) !== text(model)) {
    throw new Broken(`${what}: the product has ${text(stored)}, the model ${text(model)}`);
  }
}

function holdsMoney(order: ModelOrder, stored: Stored): void {
  const money = { held: order.held, released: order.released, refunded: order.refunded };
  const { held, released, refunded } = stored;
  same('money of the order', { held, released, refunded }, money);
  const escrow = stored.escrow ?? { held: '0', released: '0', refunded: '0' };
  same('escrow of the ledger', escrow, money);
  if (released + refunded > held) throw new Broken('more left escrow than was held');
  if (ends.includes(stored.state)) same('escrow at the end', released + refunded, held);
}

function holdsPieces(order: ModelOrder, stored: Stored): void {
  for (const [index, line] of order.lines.entries()) {
    const now = stored.lines[index];
    same(`received of line ${index}`, now?.received ?? null, line.received);
    same(
      `pieces in parcels of line ${index}`,
      piecesInParcels(stored, line.id),
      line.received ?? 0,
    );
    same(`accepted of line ${index}`, now?.accepted ?? null, line.accepted);
    same(`verdict of line ${index}`, now?.verdict ?? null, line.verdict);
    const lots = stored.lots.filter(({ lineId }) => lineId === line.id);
    if (lots.length === 0) continue;
    const all = lots.reduce((sum, lot) => sum + lot.received, 0);
    same(`pieces sorted into lots of line ${index}`, all, line.received);
    for (const lot of lots) holdsLot(lot, stored.state);
    const gone = lots.reduce(
      (sum, lot) => sum + lot.dispatched + lot.returned + lot.quarantined,
      0,
    );
    same(`pieces of line ${index} that left the shelf`, gone, line.gone);
  }
}

/** Pieces of a line in all parcels that came: together they are what the dock counted. */
const piecesInParcels = ({ inbound }: Stored, lineId: string): number =>
  (inbound === null ? [] : [...inbound.parcels, ...inbound.earlier])
    .flatMap(({ counted }) => counted ?? [])
    .reduce((sum, one) => (one.lineId === lineId ? sum + one.pieces : sum), 0);

function holdsLot(lot: LotRow, state: string): void {
  const gone = lot.consumed + lot.dispatched + lot.returned + lot.quarantined + lot.scrapped;
  same('pieces of a lot on the shelf', lot.onShelf, lot.received - gone);
  if (lot.onShelf < 0) throw new Broken('a lot has less than no pieces');
  if (['completed', 'refunded'].includes(state)) same('pieces left at the end', lot.onShelf, 0);
}

/**
 * Pieces of a suspect lot never go back. Some may have gone before: a report that is made after a
 * revoked one can find a lot suspect whose other pieces the seller has by then.
 */
function holdsSuspects(order: ModelOrder, { lots }: Stored): void {
  const suspects = lots.filter(({ verdict }) => verdict === 'suspect');
  for (const { id, returned } of suspects) {
    if (returned > (order.suspects.get(id) ?? returned))
      throw new Broken('suspect pieces went back');
  }
  order.suspects = new Map(suspects.map(({ id, returned }) => [id, returned]));
}

/** The recorded parcels are the sent or the corrected ones; no request is about an older version. */
function holdsShipment(order: ModelOrder, { requested, version, ...recorded }: Stored): void {
  const { outbound } = recorded;
  const parcel = order.outbound && {
    carrier: order.outbound.carrier,
    trackingNo: order.outbound.trackingNo,
    deliveredAt: order.outbound.deliveredAt,
  };
  const stored = outbound && {
    carrier: outbound.carrier,
    trackingNo: outbound.trackingNo,
    deliveredAt: outbound.deliveredAt,
  };
  same('the parcel to the buyer', stored, parcel);
  for (const way of ['inbound', 'back'] as const) {
    const { carrier, trackingNo, at } = recorded[way] ?? {};
    const sent = order[way];
    same(
      `the parcel ${way}`,
      [carrier, trackingNo, at],
      [sent?.carrier, sent?.trackingNo, sent?.sentAt],
    );
  }
  const corrections = modelWays.map((way) => order.corrections[way]);
  const open = [order.loss, ...corrections].filter((one) => one !== null).length;
  same('open requests to a second person', requested.length, open);
  const old = requested.filter((one) => one !== null && one !== version);
  if (old.length > 0) throw new Broken(`a request is about version ${old[0]} of ${version}`);
}

/** Every row of the history is one of the table, and begins where the one before it ended. */
function holdsHistory(order: ModelOrder, { history, state, version }: Stored): void {
  const table: readonly OrderRow[] = orderTable[order.kind];
  same('rows of the history', history.length, version);
  for (const [index, row] of history.entries()) {
    same('version in the history', row.version, index + 1);
    if (index === 0) continue;
    same('state before an event', row.from, history[index - 1]?.to);
    const known = table.some(
      ({ event, from, to, by }) =>
        event === row.event &&
        from === row.from &&
        to === row.to &&
        by.some((actor) => actor === row.by),
    );
    if (!known) throw new Broken(`no row ${row.from} -> ${row.to} by ${row.event} of ${row.by}`);
  }
  same('state at the end of the history', history.at(-1)?.to, state);
}

const sorted = (names: readonly string[]): string[] => [...names].sort();

/** Deadlines stand exactly where the table says, and somebody can act. */
function holdsWaiting(order: ModelOrder, stored: Stored, now: Date): void {
  same('moment of the clock', stored.clockAt, clockAt(order));
  const wait = waitOf(order, order.savedAt);
  // A sweep reads anew whom a state waits for, where time alone has changed it.
  const later = order.sweptAt.map((at) => waitOf(order, at));
  const fits = [wait, ...later].some(
    (one) =>
      JSON.stringify([sorted(one?.on ?? []), one?.at ?? null]) ===
      JSON.stringify([sorted(stored.waitsOn ?? []), stored.dueAt]),
  );
  if (!fits) same('deadline', [stored.waitsOn, stored.dueAt], [wait?.on ?? null, wait?.at ?? null]);
  if (ends.includes(order.state)) return;
  if (openRows(order, now).length > 0) return;
  if (clockAt(order) === null) throw new Broken(`nobody can act in ${order.state}`);
}

/** Holds an order as it is stored against the model; throws Broken where they differ. */
export function holdOrder(order: ModelOrder, stored: Stored | undefined, now: Date): void {
  if (stored === undefined) throw new Broken('the order is gone');
  same('state', stored.state, order.state);
  same('version', stored.version, order.version);
  same('beginning of the state', stored.since, order.since);
  holdsMoney(order, stored);
  holdsPieces(order, stored);
  holdsSuspects(order, stored);
  holdsShipment(order, stored);
  holdsHistory(order, stored);
  holdsWaiting(order, stored, now);
}

/** Holds the whole ledger: it sums to nothing, and everybody has what the events have paid. */
export async function holdLedger(town: Town, paid: ReadonlyMap<string, bigint>): Promise<void> {
  const { db } = town.market.market.database;
  for (const { currency, sum } of await trialBalance(db))
    same(`trial balance ${currency}`, sum, 0n);
  for (const [name, minor] of paid) {
    const { available } = await walletOf(db, town.market.idOf(town.of(name)));
    same(`balance of ${name}`, available, START_MINOR + minor);
  }
}
