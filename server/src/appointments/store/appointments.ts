import { sql } from 'kysely';
import type { LoadKind } from '#contract/appointments/constants.ts';
import type { AppointmentEvent, AppointmentState } from '#contract/appointments/table.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';

/** An appointment at the dock; room is counted in parcels. */
export interface AppointmentRecord {
  readonly id: string;
  readonly version: number;
  readonly state: AppointmentState;
  readonly since: Date;
  readonly orderId: string;
  readonly orderNo: string;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly load: LoadKind;
  readonly count: number;
  readonly room: number;
  /** The room that its window had for all loads when it was taken. */
  readonly windowRoom: number;
  readonly visitor: string;
  readonly vehicle: string;
  readonly bookedAt: Date;
  readonly remindedAt: Date | null;
  readonly arrivedAt: Date | null;
  /** Whether the order has no appointment that was booked after it. */
  readonly isNewest: boolean;
}

/** An event of an appointment with the window in which it left it. */
interface AppointmentEventRow {
  readonly event: AppointmentEvent | 'book';
  readonly happenedAt: Date;
  readonly actor: string;
  readonly actorName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
}

const columns = sql`a.id, a.version, a.state, a.since, a.order_id as "orderId",
  a.order_no as "orderNo", a.seller_id as "sellerId", a.seller_name as "sellerName",
  a.starts_at as "startsAt", a.ends_at as "endsAt", a.load, a.count, a.room,
  a.window_room as "windowRoom", a.visitor, a.vehicle, a.booked_at as "bookedAt",
  a.reminded_at as "remindedAt", a.arrived_at as "arrivedAt",
  not exists (select from appointments.appointment b
    where b.order_id = a.order_id and (b.booked_at, b.id) > (a.booked_at, a.id)) as "isNewest"`;

const isOpen = sql`a.state in ('booked', 'late', 'arrived')`;

/** Reads an appointment and keeps others from acting on it meanwhile. */
export const lockAppointment = (tx: Tx, id: string): Promise<AppointmentRecord | null> =>
  row(
    tx,
    sql<AppointmentRecord>`select ${columns} from appointments.appointment a
      where a.id = ${id} for update of a`,
  );

/** Locks the next appointment on which the clock has to act; other workers pass it by. */
export const lockDueAppointment = (
  tx: Tx,
  { now, processed }: { readonly now: Date; readonly processed: readonly string[] },
): Promise<{ readonly id: string } | null> =>
  row(
    tx,
    sql<{ id: string }>`select id from appointments.appointment
      where due_at <= ${now} and id <> all(${[...processed]}::uuid[])
      order by due_at, id limit 1 for update skip locked`,
  );

/** Returns the newest appointment of an order; null where none was ever booked. */
export const findNewestOf = (db: Db, orderId: string): Promise<AppointmentRecord | null> =>
  row(
    db,
    sql<AppointmentRecord>`select ${columns} from appointments.appointment a
      where a.order_id = ${orderId} order by a.booked_at desc, a.id desc limit 1`,
  );

/** Returns the appointments that take up room between two instants, and those that took it. */
export const listBetween = (db: Db, from: Date, to: Date): Promise<AppointmentRecord[]> =>
  rows(
    db,
    sql<AppointmentRecord>`select ${columns} from appointments.appointment a
      where a.starts_at < ${to} and a.ends_at > ${from} order by a.starts_at, a.booked_at, a.id
      limit 2000`,
  );

/** Returns open appointments whose window has begun by an instant, the earliest first. */
export const listBegun = (db: Db, now: Date): Promise<AppointmentRecord[]> =>
  rows(
    db,
    sql<AppointmentRecord>`select ${columns} from appointments.appointment a
      where ${isOpen} and a.starts_at <= ${now} order by a.starts_at, a.id limit 1000`,
  );

/** Returns the open appointments of a seller, the earliest first. */
export const listOpenOf = (db: Db, sellerId: string): Promise<AppointmentRecord[]> =>
  rows(
    db,
    sql<AppointmentRecord>`select ${columns} from appointments.appointment a
      where ${isOpen} and a.seller_id = ${sellerId} order by a.starts_at, a.id limit 500`,
  );

/** Returns all open appointments, the earliest first. */
export const listOpen = (db: Db): Promise<AppointmentRecord[]> =>
  rows(
    db,
    sql<AppointmentRecord>`select ${columns}
      from appointments.appointment a where ${isOpen} order by a.starts_at, a.id limit 5000`,
  );

/** Returns the events of an appointment, the first one first. */
export const listEvents = (db: Db, id: string): Promise<AppointmentEventRow[]> =>
  rows(
    db,
    sql<AppointmentEventRow>`select event, at as "happenedAt", actor, actor_name as "actorName",
        starts_at as "startsAt", ends_at as "endsAt", reason
      from appointments.event where appointment_id = ${id} order by version limit 200`,
  );

/** Returns the last reason that the warehouse gave for each of some appointments. */
export const listReasons = (
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly reason: string }[]> =>
  rows(
    db,
    sql<{ id: string; reason: string }>`select distinct on (appointment_id)
        appointment_id as id, reason
      from appointments.event where appointment_id = any(${[...ids]}::uuid[]) and reason <> ''
      order by appointment_id, version desc`,
  );

/** Keeps others from booking for an order until the transaction ends. */
export async function lockVisits(tx: Tx, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    hashtextextended(${`appointments/order/${orderId}`}, 0))`.execute(tx);
}

/** Fails with AP001 where the window has no room left. */
export async function insertAppointment(
  tx: Tx,
  made: Omit<AppointmentRecord, 'isNewest'>,
  dueAt: Date | null,
): Promise<void> {
  await sql`insert into appointments.appointment (id, since, due_at, order_id, order_no, seller_id,
      seller_name, starts_at, ends_at, load, count, room, window_room, visitor, vehicle, booked_at)
    values (${made.id}, ${made.since}, ${dueAt}, ${made.orderId}, ${made.orderNo},
      ${made.sellerId}, ${made.sellerName}, ${made.startsAt}, ${made.endsAt}, ${made.load},
      ${made.count}, ${made.room}, ${made.windowRoom}, ${made.visitor}, ${made.vehicle},
      ${made.bookedAt})`.execute(tx);
}

/** Writes the changes of an event. Fails with AP001 where a new window has no room left. */
export async function saveAppointment(
  tx: Tx,
  after: AppointmentRecord,
  dueAt: Date | null,
): Promise<void> {
  await sql`update appointments.appointment set state = ${after.state},
      version = ${after.version}, since = ${after.since}, due_at = ${dueAt},
      starts_at = ${after.startsAt}, ends_at = ${after.endsAt}, load = ${after.load},
      count = ${after.count}, room = ${after.room}, window_room = ${after.windowRoom},
      visitor = ${after.visitor}, vehicle = ${after.vehicle},
      reminded_at = ${after.remindedAt}, arrived_at = ${after.arrivedAt}
    where id = ${after.id}`.execute(tx);
}

/** Adds an event to the history of an appointment. */
export async function insertEvent(
  tx: Tx,
  made: AppointmentEventRow & {
    readonly id: string;
    readonly version: number;
    readonly actorId: string | null;
  },
): Promise<void> {
  await sql`insert into appointments.event (appointment_id, version, event, at, actor, actor_id,
      actor_name, starts_at, ends_at, reason)
    values (${made.id}, ${made.version}, ${made.event}, ${made.happenedAt}, ${made.actor},
      ${made.actorId}, ${made.actorName}, ${made.startsAt}, ${made.endsAt},
      ${made.reason})`.execute(tx);
}

/** Finds orders by appointments that are to come. */
export const findByIds = (db: Db, ids: readonly string[]): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`select order_no as ref, order_id as id,
        row_number() over (order by starts_at, id) as place
      from appointments.appointment where id = any(${[...ids]}::uuid[])`,
  );
