import { sql } from 'kysely';
import type { SellerCompany } from '#contract/onboarding/schemas.ts';
import type { SettlementState } from '#contract/onboarding/table.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';

/** A requested change of a field, in the reviewer's words. */
export interface Change {
  readonly field: string;
  readonly note: string;
}

/** A settlement as it is kept. */
export interface Settlement {
  accountId: string;
  state: SettlementState;
  version: number;
  company: SellerCompany;
  changes: Change[];
  /** Why it was settled without a deposit; empty where it was settled with one. */
  depositWaiver: string;
  submittedAt: Date | null;
  decidedAt: Date | null;
  dueAt: Date | null;
  updatedAt: Date;
}

/** A step of a settlement's history. */
export interface Step {
  accountId: string;
  version: number;
  /** `change` is an address, a contact or a mobile that changed after the pass. */
  event: 'submit' | 'pass' | 'reject' | 'change';
  byId: string;
  at: Date;
  company: SellerCompany;
  changes: Change[];
}

const columns = sql`account_id as "accountId", state, version, company, changes,
  deposit_waiver as "depositWaiver", submitted_at as "submittedAt", decided_at as "decidedAt",
  due_at as "dueAt", updated_at as "updatedAt"`;

export const readSettlement = (db: Db, accountId: string): Promise<Settlement | null> =>
  row<Settlement>(
    db,
    sql`select ${columns} from onboarding.settlement where account_id = ${accountId}`,
  );

export const lockSettlement = (tx: Tx, accountId: string): Promise<Settlement | null> =>
  row<Settlement>(
    tx,
    sql`select ${columns} from onboarding.settlement where account_id = ${accountId} for update`,
  );

/** Locks a seller's settlement, which begins as an empty draft where there is none. */
export async function beginSettlement(
  tx: Tx,
  { accountId, company, now }: { accountId: string; company: SellerCompany; now: Date },
): Promise<Settlement> {
  await sql`insert into onboarding.settlement (account_id, state, version, company, updated_at)
            values (${accountId}, 'draft', 0, ${JSON.stringify(company)}::jsonb, ${now})
            on conflict do nothing`.execute(tx);
  return one<Settlement>(
    tx,
    sql`select ${columns} from onboarding.settlement where account_id = ${accountId} for update`,
  );
}

/** Writes a settlement as it is after an event. */
export async function saveSettlement(tx: Tx, after: Settlement): Promise<void> {
  await sql`update onboarding.settlement set state = ${after.state}, version = ${after.version},
      company = ${JSON.stringify(after.company)}::jsonb,
      changes = ${JSON.stringify(after.changes)}::jsonb,
      deposit_waiver = ${after.depositWaiver}, submitted_at = ${after.submittedAt},
      decided_at = ${after.decidedAt}, due_at = ${after.dueAt},
      updated_at = ${after.updatedAt}
    where account_id = ${after.accountId}`.execute(tx);
}

/** The settlements of these accounts that passed. */
export const passedSettlements = (db: Db, accountIds: readonly string[]): Promise<Settlement[]> =>
  rows<Settlement>(
    db,
    sql`select ${columns} from onboarding.settlement
        where account_id = any(${[...accountIds]}::uuid[]) and state = 'pass'`,
  );

/** Adds a step to the history. */
export async function addStep(tx: Tx, step: Step): Promise<void> {
  await sql`insert into onboarding.step (account_id, version, event, by_id, at, company, changes)
            values (${step.accountId}, ${step.version}, ${step.event}, ${step.byId}, ${step.at},
              ${JSON.stringify(step.company)}::jsonb,
              ${JSON.stringify(step.changes)}::jsonb)`.execute(tx);
}

/** The histories of settlements, each in the order in which it went. */
export const stepsOf = (db: Db, accountIds: readonly string[]): Promise<Step[]> =>
  rows<Step>(
    db,
    sql`select account_id as "accountId", version, event, by_id as "byId", at, company,
          changes from onboarding.step
        where account_id = any(${[...accountIds]}::uuid[]) order by version`,
  );

/** Settlements with the deadline of the proposal that waits for support; a company has one at most. */
const withOpenChange = sql`onboarding.settlement
  left join (select account_id as proposed_by, due_at as change_due
    from onboarding.address_change where state = 'proposed') proposal
  on proposed_by = account_id`;

/** A page of settlements: those that wait for support first, by deadline, then the latest. */
export async function listSettlements(
  db: Db,
  page: {
    readonly state: SettlementState | null;
    /** Only those whose company proposes another address. */
    readonly hasOpenChange: boolean;
    readonly refs: RefFilter;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ total: number; list: Settlement[] }> {
  const filter = sql`(${page.state}::text is null or state = ${page.state})
    and (not ${page.hasOpenChange}::boolean or proposed_by is not null)
    and ${withinRefs(sql`credit_code`, page.refs)}`;
  const list = await rows<Settlement>(
    db,
    sql`select ${columns} from ${withOpenChange} where ${filter}
        order by coalesce(due_at, change_due) nulls last, updated_at desc, account_id
        limit ${page.limit} offset ${page.offset}`,
  );
  const counted = await one<{ total: bigint }>(
    db,
    sql`select count(*) as total from ${withOpenChange} where ${filter}`,
  );
  return { total: Number(counted.total), list };
}

/** How many other settlements, sent in or passed, name each credit code. */
export async function sameCreditCodes(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const counted = await rows<{ creditCode: string; settlements: bigint }>(
    db,
    sql`select credit_code as "creditCode", count(*) as settlements from onboarding.settlement
        where credit_code = any(${[...codes]}::text[]) and credit_code <> ''
          and state in ('submitted', 'pass')
        group by credit_code`,
  );
  return new Map(counted.map((found) => [found.creditCode, Number(found.settlements)]));
}

/** All settlements that wait for a review. */
export const waitingSettlements = (db: Db): Promise<Settlement[]> =>
  rows<Settlement>(
    db,
    sql`select ${columns} from onboarding.settlement where state = 'submitted' order by due_at`,
  );

/** A seller whose papers name the same address or credit code. */
export interface SharedPapers {
  readonly other: string;
  readonly field: 'address' | 'creditCode';
}

/** Finds sellers whose settlement names the address or the credit code of another one's. */
export const findSharedPapers = (db: Db, accountId: string): Promise<SharedPapers[]> =>
  rows(
    db,
    sql<SharedPapers>`
      select other.account_id as other, 'address'::text as field
      from onboarding.settlement own join onboarding.settlement other
        on lower(trim(other.company ->> 'address')) = lower(trim(own.company ->> 'address'))
        and trim(other.company ->> 'address') <> '' and other.account_id <> own.account_id
      where own.account_id = ${accountId}
      union all
      select other.account_id, 'creditCode'::text
      from onboarding.settlement own join onboarding.settlement other
        on other.credit_code = own.credit_code and other.credit_code <> ''
        and other.account_id <> own.account_id
      where own.account_id = ${accountId}
      order by 1, 2 limit 100`,
  );
