import { type RawBuilder, sql } from 'kysely';
import type { FactorResetState } from '#contract/factors/reset-machine.ts';
import type { IdentityCheck } from '#contract/factors/reset-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';

/** A member's request to have every second factor removed. */
export interface FactorResetRecord {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  readonly state: FactorResetState;
  readonly since: Date;
  readonly requestedAt: Date;
  readonly note: string;
  readonly address: string;
  readonly agent: string;
  readonly checks: IdentityCheck[];
  readonly requestedBy: string;
  readonly approvedBy: string;
  readonly reason: string;
}

const columns = sql`id, account_id as "accountId", version, state, since, asked_at as "requestedAt",
  note, address, agent, checks, requested_by as "requestedBy", approved_by as "approvedBy", reason`;

type NewFactorReset = Pick<
  FactorResetRecord,
  'id' | 'accountId' | 'requestedAt' | 'note' | 'address' | 'agent'
>;

/** Inserts a request; false where the account has an open one. */
export async function insertFactorReset(tx: Tx, made: NewFactorReset): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into accounts.factor_reset (id, account_id, since, asked_at, note, address, agent)
        values (${made.id}, ${made.accountId}, ${made.requestedAt}, ${made.requestedAt}, ${made.note},
          ${made.address}, ${made.agent})
        on conflict (account_id) where state in ('asked', 'waiting') do nothing returning id`,
  );
  return inserted !== null;
}

export const findFactorReset = (db: Db, id: string): Promise<FactorResetRecord | null> =>
  row<FactorResetRecord>(db, sql`select ${columns} from accounts.factor_reset where id = ${id}`);

export const lockFactorReset = (tx: Tx, id: string): Promise<FactorResetRecord | null> =>
  row<FactorResetRecord>(
    tx,
    sql`select ${columns} from accounts.factor_reset where id = ${id} for update`,
  );

/** Returns the newest request of an account. */
export const findLastFactorReset = (db: Db, accountId: string): Promise<FactorResetRecord | null> =>
  row<FactorResetRecord>(
    db,
    sql`select ${columns} from accounts.factor_reset where account_id = ${accountId}
        order by asked_at desc, id desc limit 1`,
  );

/** Writes the changes of an event. */
export async function saveFactorReset(tx: Tx, record: FactorResetRecord): Promise<void> {
  await sql`update accounts.factor_reset set version = ${record.version}, state = ${record.state},
      since = ${record.since}, checks = ${[...record.checks]}::text[],
      requested_by = ${record.requestedBy}, approved_by = ${record.approvedBy},
      reason = ${record.reason}
    where id = ${record.id}`.execute(tx);
}

/** Locks the next due request: unanswered for 7 days, or approved for one day. */
export const lockDueFactorReset = (
  tx: Tx,
  { now, processed }: { readonly now: Date; readonly processed: readonly string[] },
): Promise<{ readonly id: string } | null> =>
  row<{ id: string }>(
    tx,
    sql`select id from accounts.factor_reset
        where ((state = 'asked' and since <= ${now}::timestamptz - interval '7 days')
            or (state = 'waiting' and since <= ${now}::timestamptz - interval '1 day'))
          and id <> all(${[...processed]}::uuid[])
        order by since, id limit 1 for update skip locked`,
  );

/** Returns the requests that wait for support, the oldest first. */
export const listOpenFactorResets = (db: Db): Promise<FactorResetRecord[]> =>
  rows<FactorResetRecord>(
    db,
    sql`select ${columns} from accounts.factor_reset where state = 'asked' order by since, id`,
  );

/** Returns a page of requests, the newest first, by state and part of the account's e-mail. */
export async function listFactorResets(
  db: Db,
  filter: {
    readonly refs: RefFilter;
    readonly state?: FactorResetState | undefined;
    readonly find: string;
    readonly pageNum: number;
    readonly pageSize: number;
  },
): Promise<{ total: number; list: FactorResetRecord[] }> {
  const { state, find, refs, pageNum, pageSize } = filter;
  const parts: RawBuilder<unknown>[] = [
    sql`exists (select from accounts.account a
      where a.id = account_id and ${withinRefs(sql`a.email`, refs)})`,
  ];
  if (state !== undefined) parts.push(sql`state = ${state}`);
  if (find !== '') {
    const pattern = `%${find.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`account_id in (
      select a.id from accounts.account a where a.email ilike ${pattern})`);
  }
  const where = sql.join(parts, sql` and `);
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::integer as total from accounts.factor_reset where ${where}`,
  );
  const list = await rows<FactorResetRecord>(
    db,
    sql`select ${columns} from accounts.factor_reset where ${where}
        order by asked_at desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}
