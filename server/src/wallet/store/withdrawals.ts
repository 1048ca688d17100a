import { type RawBuilder, sql } from 'kysely';
import type {
  WithdrawalActor,
  WithdrawalEvent,
  WithdrawalState,
} from '#contract/wallet/withdrawal-machine.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';
import type { BankFacts } from '../core/bank-account.ts';

/** A withdrawal; the amount in cents. */
export interface WithdrawalRecord {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly version: number;
  readonly state: WithdrawalState;
  readonly amount: bigint;
  readonly bankId: string;
  /** The payee as it stood at the application. */
  readonly payee: BankFacts;
  readonly payableFrom: Date | null;
  readonly remark: string;
  readonly appliedAt: Date;
  readonly since: Date;
  readonly dueAt: Date | null;
  readonly bankReference: string;
  readonly sentOn: string | null;
  readonly reason: string;
}

const columns = sql`id, no, owner, version, state, amount, bank_account as "bankId", payee,
  payable_from as "payableFrom", remark, at as "appliedAt", since, due_at as "dueAt",
  bank_reference as "bankReference", sent_on::text as "sentOn", reason`;

/**
 * Locks a member's applications for withdrawals and exchanges against each other, so that limits of
 * the day hold.
 */
export async function lockCashOwner(tx: Tx, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('wallet.cash/' || ${owner}::text, 0))`.execute(
    tx,
  );
}

export type NewWithdrawal = Omit<
  WithdrawalRecord,
  'version' | 'state' | 'since' | 'bankReference' | 'sentOn' | 'reason'
>;

export async function insertWithdrawal(tx: Tx, made: NewWithdrawal): Promise<void> {
  await sql`insert into wallet.withdrawal (id, no, owner, amount, bank_account, payee, payable_from,
      remark, at, since, due_at)
    values (${made.id}, ${made.no}, ${made.owner}, ${made.amount.toString()}, ${made.bankId},
      ${JSON.stringify(made.payee)}::jsonb, ${made.payableFrom}, ${made.remark},
      ${made.appliedAt}, ${made.appliedAt}, ${made.dueAt})`.execute(tx);
}

/** Returns a withdrawal; null where there is none. */
export const findWithdrawal = (db: Db, id: string): Promise<WithdrawalRecord | null> =>
  row<WithdrawalRecord>(db, sql`select ${columns} from wallet.withdrawal where id = ${id}`);

/** Locks a withdrawal until the transaction ends. */
export const lockWithdrawal = (tx: Tx, id: string): Promise<WithdrawalRecord | null> =>
  row<WithdrawalRecord>(
    tx,
    sql`select ${columns} from wallet.withdrawal where id = ${id} for update`,
  );

/** Writes a locked withdrawal as its next version. */
export async function saveWithdrawal(tx: Tx, changed: WithdrawalRecord): Promise<void> {
  await sql`update wallet.withdrawal set version = ${changed.version}, state = ${changed.state},
      since = ${changed.since}, due_at = ${changed.dueAt}, reason = ${changed.reason},
      bank_reference = ${changed.bankReference}, sent_on = ${changed.sentOn}::date
    where id = ${changed.id}`.execute(tx);
}

/** One entry of a withdrawal's history. */
export interface HistoryRecord {
  readonly version: number;
  readonly entryAt: Date;
  readonly event: WithdrawalEvent | 'apply';
  readonly actor: WithdrawalActor;
  readonly person: string | null;
  readonly name: string;
  readonly reason: string;
}

export async function insertHistory(
  tx: Tx,
  withdrawal: string,
  entry: HistoryRecord & { readonly facts: Readonly<Record<string, string>> },
): Promise<void> {
  await sql`insert into wallet.withdrawal_event (withdrawal, version, at, event, actor, person,
      name, reason, facts)
    values (${withdrawal}, ${entry.version}, ${entry.entryAt}, ${entry.event}, ${entry.actor},
      ${entry.person}, ${entry.name}, ${entry.reason}, ${JSON.stringify(entry.facts)}::jsonb)`.execute(
    tx,
  );
}

/** Returns the history of withdrawals, the oldest entry first. */
export const listHistory = (
  db: Db,
  ids: readonly string[],
): Promise<(HistoryRecord & { readonly withdrawal: string })[]> =>
  rows<HistoryRecord & { withdrawal: string }>(
    db,
    sql`select withdrawal, version, at as "entryAt", event, actor, person, name, reason
        from wallet.withdrawal_event where withdrawal = any(${[...ids]}::uuid[])
        order by withdrawal, version`,
  );

/** Returns the number of the withdrawal that has a reference of the bank, or null. */
export async function findReferenceUse(db: Db, reference: string): Promise<string | null> {
  const used = await row<{ no: string }>(
    db,
    sql`select w.no from wallet.withdrawal_reference r join wallet.withdrawal w on w.id = r.withdrawal
        where r.reference = ${reference}`,
  );
  return used?.no ?? null;
}

/** Notes a reference of the bank; returns the number of another withdrawal that has it, or null. */
export async function claimReference(
  tx: Tx,
  reference: string,
  withdrawal: string,
): Promise<string | null> {
  const claimed = await row(
    tx,
    sql`insert into wallet.withdrawal_reference (reference, withdrawal)
        values (${reference}, ${withdrawal}) on conflict (reference) do nothing
        returning reference`,
  );
  return claimed === null ? findReferenceUse(tx, reference) : null;
}

/** Returns what a member applied for since an instant and neither cancelled nor was refused. */
export async function appliedSince(db: Db, owner: string, since: Date): Promise<bigint> {
  const { sum } = await one<{ sum: bigint }>(
    db,
    sql`select coalesce(sum(amount), 0)::bigint as sum from wallet.withdrawal
        where owner = ${owner} and at >= ${since} and state not in ('refused', 'cancelled')`,
  );
  return sum;
}

/** Returns until when the next act on each of some withdrawals is due. */
export const dueDates = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; dueAt: Date | null }[]> =>
  rows(
    db,
    sql<{ id: string; dueAt: Date | null }>`select id, due_at as "dueAt" from wallet.withdrawal
      where id = any(${[...ids]}::uuid[])`,
  );

/** Which withdrawals to list. */
export interface WithdrawalFilter {
  readonly refs?: RefFilter;
  /** null lists everybody's. */
  readonly owner: string | null;
  readonly state?: WithdrawalState | undefined;
  readonly open?: boolean | undefined;
  /** Those about which a second person is asked: they are open whatever their state. */
  readonly idsWithRequest?: readonly string[];
  /** Part of a number or of the payee's name. */
  readonly find?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

const isOpen = (idsWithRequest: readonly string[]) =>
  sql`(state in ('applied', 'approved', 'sent', 'returned') or id = any(${[...idsWithRequest]}::uuid[]))`;

/** A page of withdrawals. Open ones come oldest first in a list of them, else newest first. */
export async function listWithdrawals(
  db: Db,
  filter: WithdrawalFilter,
): Promise<{ total: number; list: WithdrawalRecord[] }> {
  const { owner, state, open, idsWithRequest = [], find = '', refs, pageNum, pageSize } = filter;
  const parts: RawBuilder<unknown>[] = [withinRefs(sql`no`, refs)];
  if (owner !== null) parts.push(sql`owner = ${owner}`);
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (open !== undefined)
    parts.push(open ? isOpen(idsWithRequest) : sql`not ${isOpen(idsWithRequest)}`);
  if (find !== '') {
    parts.push(sql`position(lower(${find}) in lower(no || ' ' || (payee ->> 'accountName'))) > 0`);
  }
  const where = sql.join(parts, sql` and `);
  const order = open === true && owner === null ? sql`at, id` : sql`at desc, id desc`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::integer as total from wallet.withdrawal where ${where}`,
  );
  const list = await rows<WithdrawalRecord>(
    db,
    sql`select ${columns} from wallet.withdrawal where ${where} order by ${order}
        limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** A withdrawal that waits for finance. */
export interface WaitingWithdrawal {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly state: WithdrawalState;
  readonly amount: bigint;
  readonly since: Date;
  readonly dueAt: Date | null;
}

/** Returns the open withdrawals, and those with a request, the most urgent first. */
export const waitingWithdrawals = (
  db: Db,
  idsWithRequest: readonly string[],
): Promise<WaitingWithdrawal[]> =>
  rows<WaitingWithdrawal>(
    db,
    sql`select id, no, owner, state, amount, since, due_at as "dueAt" from wallet.withdrawal
        where ${isOpen(idsWithRequest)} order by due_at nulls last, id`,
  );

/** Where a member's money came from, in cents; recharges of the last day apart. */
export interface MoneySources {
  readonly orders: number;
  readonly received: bigint;
  readonly recharged: bigint;
  readonly rechargedLately: bigint;
}

/** Returns the sources of a member's money. */
export const sourcesOf = (db: Db, owner: string, lately: Date): Promise<MoneySources> =>
  one<MoneySources>(
    db,
    sql`select count(distinct t.cause_id) filter (where t.kind = 'orderReleased')::integer as orders,
          coalesce(sum(e.amount) filter (where t.kind = 'orderReleased'), 0)::bigint as received,
          coalesce(sum(e.amount) filter (where t.kind = 'recharge'), 0)::bigint as recharged,
          coalesce(sum(e.amount) filter (where t.kind = 'recharge' and t.at >= ${lately}), 0)::bigint
            as "rechargedLately"
        from wallet.entry e join wallet.transfer t on t.id = e.transfer
        where e.account = wallet.account_id(${owner}::uuid, 'available', 'USD')`,
  );

/** Returns whether a withdrawal was ever sent, also where its payment came back since. */
export const wasSent = async (db: Db, id: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from wallet.withdrawal_event where withdrawal = ${id} and event = 'send' limit 1`,
  )) !== null;

const APPROVED_MOST = 1000;

/** Returns withdrawals that are approved and not sent, the oldest first. */
export const listApproved = (db: Db): Promise<WithdrawalRecord[]> =>
  rows<WithdrawalRecord>(
    db,
    sql`select ${columns} from wallet.withdrawal where state = 'approved'
        order by at, id limit ${APPROVED_MOST}`,
  );

/** Returns withdrawals by their ids. */
export const listByIds = (db: Db, ids: readonly string[]): Promise<WithdrawalRecord[]> =>
  rows<WithdrawalRecord>(
    db,
    sql`select ${columns} from wallet.withdrawal where id = any(${[...ids]}::uuid[]) order by at, id`,
  );
