import { type RawBuilder, sql } from 'kysely';
import type { SuspicionRule } from '#contract/suspicions/constants.ts';
import type { SuspicionState } from '#contract/suspicions/machine.ts';
import type { SuspicionFact } from '#contract/suspicions/schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';

/** A finding as it is stored. */
export interface SuspicionRecord {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly state: SuspicionState;
  readonly since: Date;
  readonly foundAt: Date;
  readonly rule: SuspicionRule;
  readonly key: string;
  readonly severe: boolean;
  /** The first of its accounts in each company. */
  readonly companies: readonly string[];
  /** The accounts whose records it is about. */
  readonly accounts: readonly string[];
  /** Those of them that were settled sellers when it was found; null of findings of before. */
  readonly settled: readonly string[] | null;
  /** The accounts that finance reported it of, as they were then; null before, and of reports of before. */
  readonly reportedAccounts: readonly string[] | null;
  /** Accounts that two people freed of it while it holds others, and who these two were. */
  readonly freedAccounts: readonly string[];
  readonly freedRequestedBy: string | null;
  readonly freedDecidedBy: string | null;
  readonly facts: readonly SuspicionFact[];
  readonly assignedTo: string | null;
  readonly assignedName: string;
  readonly reason: string;
  readonly requestedBy: string | null;
  readonly decidedBy: string | null;
}

const columns = sql`id, no, version, state, since, at as "foundAt", rule, key, severe, companies,
  accounts, settled, reported_accounts as "reportedAccounts",
  freed_accounts as "freedAccounts", freed_requested_by as "freedRequestedBy",
  freed_decided_by as "freedDecidedBy", facts, assigned_to as "assignedTo",
  assigned_name as "assignedName", reason, requested_by as "requestedBy", decided_by as "decidedBy"`;

type NewSuspicion = Pick<
  SuspicionRecord,
  'id' | 'no' | 'foundAt' | 'rule' | 'key' | 'severe' | 'companies' | 'accounts' | 'facts'
> & { readonly settled: readonly string[] };

/** Inserts a finding; false where the same was found before. */
export async function insertSuspicion(tx: Tx, made: NewSuspicion): Promise<boolean> {
  const inserted = await row(
    tx,
    sql`insert into suspicions.suspicion
          (id, no, since, at, rule, key, severe, companies, accounts, settled, facts)
        values (${made.id}, ${made.no}, ${made.foundAt}, ${made.foundAt}, ${made.rule}, ${made.key},
          ${made.severe}, ${[...made.companies]}::uuid[], ${[...made.accounts]}::uuid[],
          ${[...made.settled]}::uuid[], ${JSON.stringify(made.facts)}::jsonb)
        on conflict (rule, key) do nothing returning id`,
  );
  return inserted !== null;
}

/** Locks a finding until the transaction ends. */
export const lockSuspicion = (tx: Tx, id: string): Promise<SuspicionRecord | null> =>
  row(
    tx,
    sql<SuspicionRecord>`select ${columns} from suspicions.suspicion where id = ${id} for update`,
  );

export const findSuspicion = (db: Db, id: string): Promise<SuspicionRecord | null> =>
  row(db, sql<SuspicionRecord>`select ${columns} from suspicions.suspicion where id = ${id}`);

/** Returns which of these facts were found before, as `rule/key`. */
export async function findKnown(
  db: Db,
  found: readonly { readonly rule: string; readonly key: string }[],
): Promise<ReadonlySet<string>> {
  if (found.length === 0) return new Set();
  const known = await rows(
    db,
    sql<{ rule: string; key: string }>`
      select s.rule, s.key from suspicions.suspicion s
      join unnest(${found.map(({ rule }) => rule)}::text[], ${found.map(({ key }) => key)}::text[])
        as asked (rule, key) on s.rule = asked.rule and s.key = asked.key`,
  );
  return new Set(known.map(({ rule, key }) => `${rule}/${key}`));
}

/** Returns the findings that are not cleared. */
export const listUncleared = (db: Db): Promise<SuspicionRecord[]> =>
  rows(
    db,
    sql<SuspicionRecord>`select ${columns} from suspicions.suspicion where state <> 'cleared'
      order by since, id`,
  );

/** Returns the severe findings about some of these accounts, or reported of them, that are not cleared. */
export const severeAbout = (db: Db, accounts: readonly string[]): Promise<SuspicionRecord[]> =>
  rows(
    db,
    sql<SuspicionRecord>`select ${columns} from suspicions.suspicion
      where state <> 'cleared' and severe and (accounts && ${[...accounts]}::uuid[]
        or reported_accounts && ${[...accounts]}::uuid[]) order by no`,
  );

/** Writes a locked finding as its next version. */
export async function saveSuspicion(tx: Tx, record: SuspicionRecord): Promise<void> {
  await sql`
    update suspicions.suspicion set version = ${record.version}, state = ${record.state},
      since = ${record.since}, assigned_to = ${record.assignedTo},
      assigned_name = ${record.assignedName}, reason = ${record.reason},
      requested_by = ${record.requestedBy}, decided_by = ${record.decidedBy},
      reported_accounts = ${record.reportedAccounts}::uuid[],
      freed_accounts = ${[...record.freedAccounts]}::uuid[],
      freed_requested_by = ${record.freedRequestedBy}, freed_decided_by = ${record.freedDecidedBy}
    where id = ${record.id}`.execute(tx);
}

/** Returns a page of findings: open ones by age, the others newest first. */
export async function listSuspicions(
  db: Db,
  filter: {
    readonly refs: RefFilter;
    readonly state?: SuspicionState | undefined;
    readonly pageNum: number;
    readonly pageSize: number;
  },
): Promise<{ total: number; list: SuspicionRecord[] }> {
  const { state, refs, pageNum, pageSize } = filter;
  const ofState: RawBuilder<unknown> = state === undefined ? sql`true` : sql`state = ${state}`;
  const where = sql`${ofState} and ${withinRefs(sql`no`, refs)}`;
  const { total } = await one(
    db,
    sql<{
      total: number;
    }>`select count(*)::integer as total from suspicions.suspicion where ${where}`,
  );
  const list = await rows(
    db,
    sql<SuspicionRecord>`select ${columns} from suspicions.suspicion where ${where}
      order by state = 'cleared', since desc, id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns how many findings stand in each state. */
export const countSuspicions = (db: Db): Promise<{ state: SuspicionState; count: number }[]> =>
  rows(
    db,
    sql<{ state: SuspicionState; count: number }>`
      select state, count(*)::integer as count from suspicions.suspicion group by state`,
  );

/** Removes findings that were cleared before an instant; returns how many. */
export async function removeCleared(db: Db, before: Date): Promise<number> {
  const removed = sql`delete from suspicions.suspicion
    where state = 'cleared' and since < ${before} returning id`;
  return (await rows(db, removed)).length;
}

/** An entry of a finding's history. */
export interface SuspicionEntry {
  readonly suspicion: string;
  readonly version: number;
  readonly entryAt: Date;
  readonly event: string;
  readonly person: string | null;
  readonly name: string;
  readonly note: string;
}

export async function insertEntry(tx: Tx, entry: SuspicionEntry): Promise<void> {
  await sql`
    insert into suspicions.event (suspicion, version, at, event, person, name, note)
    values (${entry.suspicion}, ${entry.version}, ${entry.entryAt}, ${entry.event},
      ${entry.person}, ${entry.name}, ${entry.note})`.execute(tx);
}

/** Returns the history of findings, the oldest entry first. */
export const listEntries = (db: Db, ids: readonly string[]): Promise<SuspicionEntry[]> =>
  rows(
    db,
    sql<SuspicionEntry>`select suspicion, version, at as "entryAt", event, person, name, note
      from suspicions.event where suspicion = any(${[...ids]}::uuid[]) order by suspicion, version`,
  );
