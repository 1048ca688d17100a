import { sql } from 'kysely';
import type { PaymentReturnState } from '#contract/bank/return-machine.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { HistoryEntry } from './history-entry.ts';

/** A payment of a third party that goes back; the amount in minor units. */
export interface PaymentReturnRecord {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly state: PaymentReturnState;
  readonly since: Date;
  readonly madeAt: Date;
  readonly line: string;
  readonly statement: string;
  readonly match: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly payerName: string;
  readonly payerAccount: string;
  readonly bankCode: string;
  readonly reason: string;
  readonly itemKind: 'recharge' | 'deposit' | null;
  readonly item: string | null;
  readonly itemNo: string;
  /** The member that it was meant for; null where nobody is known. */
  readonly owner: string | null;
  readonly requestedBy: string;
  readonly requestedName: string;
  readonly approvedBy: string;
  readonly approvedName: string;
  readonly bankReference: string;
  readonly sentOn: string | null;
  readonly bankReason: string;
}

const columns = sql`r.id, r.no, r.version, r.state, r.since, r.at as "madeAt", r.line, l.statement,
  r.match, r.currency, r.amount, r.payer_name as "payerName", r.payer_account as "payerAccount",
  r.bank_code as "bankCode", r.reason, r.item_kind as "itemKind", r.item, r.item_no as "itemNo",
  r.owner, r.requested_by as "requestedBy", r.requested_name as "requestedName",
  r.approved_by as "approvedBy", r.approved_name as "approvedName",
  r.bank_reference as "bankReference", r.sent_on::text as "sentOn", r.bank_reason as "bankReason"`;

export async function insertPaymentReturn(tx: Tx, made: PaymentReturnRecord): Promise<void> {
  await sql`
    insert into bank.payment_return (id, no, since, at, line, match, currency, amount, payer_name,
      payer_account, bank_code, reason, item_kind, item, item_no, owner, requested_by,
      requested_name, approved_by, approved_name)
    values (${made.id}, ${made.no}, ${made.since}, ${made.madeAt}, ${made.line}, ${made.match},
      ${made.currency}, ${made.amount.toString()}, ${made.payerName}, ${made.payerAccount},
      ${made.bankCode}, ${made.reason}, ${made.itemKind}, ${made.item}, ${made.itemNo},
      ${made.owner}, ${made.requestedBy}, ${made.requestedName}, ${made.approvedBy},
      ${made.approvedName})`.execute(tx);
}

/** Locks a returned payment until the transaction ends. */
export const lockPaymentReturn = (tx: Tx, id: string): Promise<PaymentReturnRecord | null> =>
  row(
    tx,
    sql<PaymentReturnRecord>`select ${columns} from bank.payment_return r
      join bank.line l on l.id = r.line where r.id = ${id} for update of r`,
  );

export const findPaymentReturn = (db: Db, id: string): Promise<PaymentReturnRecord | null> =>
  row(
    db,
    sql<PaymentReturnRecord>`select ${columns} from bank.payment_return r
      join bank.line l on l.id = r.line where r.id = ${id}`,
  );

/** Returns returned payments by their ids. */
export const paymentReturnsByIds = (
  db: Db,
  ids: readonly string[],
): Promise<PaymentReturnRecord[]> =>
  rows(
    db,
    sql<PaymentReturnRecord>`select ${columns} from bank.payment_return r
      join bank.line l on l.id = r.line where r.id = any(${[...ids]}::uuid[]) order by r.no`,
  );

/** Returns what became of the payments of lines; given-up returns are left out. */
export const paymentReturnsOf = (
  db: Db,
  lines: readonly string[],
): Promise<PaymentReturnRecord[]> =>
  rows(
    db,
    sql<PaymentReturnRecord>`select ${columns} from bank.payment_return r
      join bank.line l on l.id = r.line
      where r.line = any(${[...lines]}::uuid[]) and r.state <> 'cancelled'`,
  );

/** Lists returned payments in these states, and the completed since a day where one is given. */
export const listPaymentReturns = (
  db: Db,
  states: readonly PaymentReturnState[],
  completedSince: string | null = null,
): Promise<PaymentReturnRecord[]> =>
  rows(
    db,
    sql<PaymentReturnRecord>`select ${columns} from bank.payment_return r
      join bank.line l on l.id = r.line
      where r.state = any(${[...states]}::text[])
        or (r.state = 'completed' and r.sent_on >= ${completedSince}::date)
      order by r.since, r.id`,
  );

/** Writes a locked returned payment as its next version. */
export async function savePaymentReturn(tx: Tx, record: PaymentReturnRecord): Promise<void> {
  await sql`
    update bank.payment_return set version = ${record.version}, state = ${record.state},
      since = ${record.since}, reason = ${record.reason}, requested_by = ${record.requestedBy},
      requested_name = ${record.requestedName}, approved_by = ${record.approvedBy},
      approved_name = ${record.approvedName}, bank_reference = ${record.bankReference},
      sent_on = ${record.sentOn}::date, bank_reason = ${record.bankReason}
    where id = ${record.id}`.execute(tx);
}

/** An entry of a returned payment's history. */
export interface PaymentReturnEntry extends HistoryEntry {
  readonly paymentReturn: string;
}

export async function insertReturnHistory(tx: Tx, entry: PaymentReturnEntry): Promise<void> {
  await sql`
    insert into bank.payment_return_event (payment_return, version, at, event, person, name, note)
    values (${entry.paymentReturn}, ${entry.version}, ${entry.entryAt}, ${entry.event},
      ${entry.person}, ${entry.name}, ${entry.note})`.execute(tx);
}

/** Returns the history of returned payments, the oldest entry first. */
export const listReturnEntries = (
  db: Db,
  returns: readonly string[],
): Promise<PaymentReturnEntry[]> =>
  rows(
    db,
    sql<PaymentReturnEntry>`select payment_return as "paymentReturn", version, at as "entryAt",
        event, person, name, note
      from bank.payment_return_event where payment_return = any(${[...returns]}::uuid[])
      order by payment_return, version`,
  );

/** Returns the records that earlier matches of a line booked and that no line belongs to now. */
export const findBookedBefore = (
  db: Db,
  line: string,
): Promise<{ readonly kind: string; readonly item: string; readonly no: string }[]> =>
  rows(
    db,
    sql<{ kind: string; item: string; no: string }>`
      select distinct i.kind, i.item, i.no
      from bank.line_event e join bank.match_item i on i.match = e.match
      where e.line = ${line} and not i.live and i.kind in ('recharge', 'deposit')
        and not exists (select 1 from bank.match_item other
          where other.kind = i.kind and other.item = i.item and other.live)`,
  );

/** A payment that somebody else made for a member. */
export interface OtherPayment {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly movedAt: Date;
  readonly line: string;
  readonly statement: string;
}

/** Returns payments of third parties since an instant that were accepted for members, or sent back. */
export const otherPaymentsSince = (db: Db, since: Date): Promise<OtherPayment[]> =>
  rows(
    db,
    sql<OtherPayment>`
      select l.id, i.no, i.owner, l.amount, l.currency, m.at as "movedAt", l.id as line, l.statement
      from bank.match m join bank.match_item i on i.match = m.id join bank.line l on l.match = m.id
      where m.undone_at is null and 'thirdParty' = any(m.reasons) and m.at >= ${since}
        and i.kind in ('recharge', 'deposit')
      union all
      select r.id, r.no, r.owner, r.amount, r.currency, r.at as "movedAt", r.line, l.statement
      from bank.payment_return r join bank.line l on l.id = r.line
      where r.owner is not null and r.state <> 'cancelled' and r.at >= ${since}
      order by "movedAt", id limit 20000`,
  );
