import { sql } from 'kysely';
import type { LineState } from '#contract/bank/machine.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { ReadLine } from '../core/statement.ts';
import type { HistoryEntry } from './history-entry.ts';

/** A line of a statement; amounts in minor units, days as `2026-11-21`. */
export interface LineRecord extends ReadLine {
  readonly id: string;
  readonly statement: string;
  readonly seq: number;
  readonly currency: Currency;
  readonly occurrence: number;
  readonly fingerprint: string;
  readonly state: LineState;
  readonly version: number;
  readonly match: string | null;
  readonly charge: bigint;
  readonly assignedTo: string | null;
  readonly assignedName: string;
  readonly assignedUntil: string | null;
  readonly note: string;
  /** When its statement was imported. */
  readonly since: Date;
}

const columns = sql`l.id, l.statement, l.seq, l.currency, l.booked_on::text as "bookedOn",
  l.value_on::text as "valueOn", l.amount, l.name, l.counter_account as "counterAccount",
  l.reference, l.bank_reference as "bankReference", l.occurrence, l.fingerprint, l.state,
  l.version, l.match, l.charge, l.assigned_to as "assignedTo", l.assigned_name as "assignedName",
  l.assigned_until::text as "assignedUntil", l.note, s.imported_at as since`;

/** Locks a line until the transaction ends. */
export const lockStatementLine = (tx: Tx, id: string): Promise<LineRecord | null> =>
  row(
    tx,
    sql<LineRecord>`select ${columns} from bank.line l join bank.statement s on s.id = l.statement
      where l.id = ${id} for update of l`,
  );

/** Locks lines in the order of their ids. */
export const lockLines = (tx: Tx, ids: readonly string[]): Promise<LineRecord[]> =>
  rows(
    tx,
    sql<LineRecord>`select ${columns} from bank.line l join bank.statement s on s.id = l.statement
      where l.id = any(${[...ids]}::uuid[]) order by l.id for update of l`,
  );

/** Returns lines by their ids. */
export const linesById = (db: Db, ids: readonly string[]): Promise<LineRecord[]> =>
  rows(
    db,
    sql<LineRecord>`select ${columns} from bank.line l join bank.statement s on s.id = l.statement
      where l.id = any(${[...ids]}::uuid[]) order by l.id`,
  );

/** Returns all lines of a statement in its order. */
export const linesOf = (db: Db, statement: string): Promise<LineRecord[]> =>
  rows(
    db,
    sql<LineRecord>`select ${columns} from bank.line l join bank.statement s on s.id = l.statement
      where l.statement = ${statement} order by l.seq`,
  );

/** Returns the lines of a match. */
export const linesOfMatch = (db: Db, match: string): Promise<LineRecord[]> =>
  rows(
    db,
    sql<LineRecord>`select ${columns} from bank.line l join bank.statement s on s.id = l.statement
      where l.match = ${match} order by l.id`,
  );

const OPEN_MOST = 20_000;

/** Returns the open lines of a currency, the oldest first. */
export const openLines = (db: Db, currency: Currency): Promise<LineRecord[]> =>
  rows(
    db,
    sql<LineRecord>`select ${columns} from bank.line l join bank.statement s on s.id = l.statement
      where l.currency = ${currency} and l.state = 'open'
      order by l.booked_on, s.imported_at, l.seq limit ${OPEN_MOST}`,
  );

/** Writes a locked line as its next version. */
export async function saveLine(tx: Tx, line: LineRecord): Promise<void> {
  await sql`
    update bank.line set version = ${line.version}, state = ${line.state}, match = ${line.match},
      charge = ${line.charge.toString()}, assigned_to = ${line.assignedTo},
      assigned_name = ${line.assignedName}, assigned_until = ${line.assignedUntil}::date,
      note = ${line.note}
    where id = ${line.id}`.execute(tx);
}

/** One entry of a line's history. */
export interface LineEntry extends HistoryEntry {
  readonly line: string;
  readonly match: string | null;
}

export async function insertEntry(tx: Tx, entry: LineEntry): Promise<void> {
  await sql`
    insert into bank.line_event (line, version, at, event, person, name, note, match)
    values (${entry.line}, ${entry.version}, ${entry.entryAt}, ${entry.event}, ${entry.person},
      ${entry.name}, ${entry.note}, ${entry.match})`.execute(tx);
}

/** Returns the history of lines, the oldest entry first. */
export const listEntries = (db: Db, lines: readonly string[]): Promise<LineEntry[]> =>
  rows(
    db,
    sql<LineEntry>`select line, version, at as "entryAt", event, person, name, note, match
      from bank.line_event where line = any(${[...lines]}::uuid[]) order by line, version`,
  );

/** Returns how many lines have each of these references of the bank. */
export async function countReferences(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await rows(
    db,
    sql<{ reference: string; times: number }>`
      select bank_reference as reference, count(*)::integer as times from bank.line
      where bank_reference = any(${[...references]}::text[]) group by bank_reference`,
  );
  return new Map(counted.map(({ reference, times }) => [reference, times]));
}

/** Returns how many equal lines of a day there are, for each fingerprint that has more than one. */
export async function countTwins(
  db: Db,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await rows(
    db,
    sql<{ fingerprint: string; twins: number }>`
      select fingerprint, count(*)::integer as twins from bank.line
      where fingerprint = any(${[...fingerprints]}::text[])
      group by fingerprint having count(*) > 1`,
  );
  return new Map(counted.map(({ fingerprint, twins }) => [fingerprint, twins]));
}
