import { sql } from 'kysely';
import type { AddressChangeState } from '#contract/onboarding/change-machine.ts';
import type { SellerCompany, SellerContact } from '#contract/onboarding/schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A proposed address as it is kept. */
export interface AddressChange {
  readonly id: string;
  readonly accountId: string;
  readonly state: AddressChangeState;
  readonly version: number;
  readonly before: SellerContact;
  readonly after: SellerContact;
  /** Why support rejected it; empty where it did not. */
  readonly reason: string;
  readonly proposedAt: Date;
  /** When the present state began. */
  readonly since: Date;
  readonly dueAt: Date | null;
}

/** The latest proposals of a company that pages show. */
const LATEST = 20;

const columns = sql`id, account_id as "accountId", state, version, fields_before as before,
  fields_after as after, reason, proposed_at as "proposedAt", since, due_at as "dueAt"`;

/** Adds a proposal; null where another one of the company waits. */
export const insertAddressChange = (
  tx: Tx,
  change: Pick<AddressChange, 'id' | 'accountId' | 'before' | 'after'> & {
    readonly now: Date;
    readonly dueAt: Date;
  },
): Promise<AddressChange | null> =>
  row<AddressChange>(
    tx,
    sql`insert into onboarding.address_change (id, account_id, state, version, fields_before,
          fields_after, proposed_at, since, due_at)
        values (${change.id}, ${change.accountId}, 'proposed', 1,
          ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb,
          ${change.now}, ${change.now}, ${change.dueAt})
        on conflict (account_id) where state = 'proposed' do nothing
        returning ${columns}`,
  );

export const findAddressChange = (db: Db, id: string): Promise<AddressChange | null> =>
  row<AddressChange>(db, sql`select ${columns} from onboarding.address_change where id = ${id}`);

/** Locks a proposal, and before it the settlement that it is about: always in this order. */
export async function lockAddressChange(tx: Tx, id: string): Promise<AddressChange | null> {
  await sql`select from onboarding.settlement where account_id = (
      select account_id from onboarding.address_change where id = ${id}) for update`.execute(tx);
  return row<AddressChange>(
    tx,
    sql`select ${columns} from onboarding.address_change where id = ${id} for update`,
  );
}

/** Writes a proposal as it is after an event. */
export async function saveAddressChange(tx: Tx, after: AddressChange): Promise<void> {
  await sql`update onboarding.address_change set state = ${after.state},
      version = ${after.version}, reason = ${after.reason}, since = ${after.since},
      due_at = ${after.dueAt}
    where id = ${after.id}`.execute(tx);
}

/** The latest proposals of accounts, the newest first. */
export const addressChangesOf = (db: Db, accountIds: readonly string[]): Promise<AddressChange[]> =>
  rows<AddressChange>(
    db,
    sql`select latest.* from unnest(${[...accountIds]}::uuid[]) as account (of_id)
        cross join lateral (
          select ${columns} from onboarding.address_change where account_id = account.of_id
          order by proposed_at desc, id desc limit ${LATEST}) latest
        where latest.id is not null`,
  );

/** A proposal that waits, with the company that it is of. */
export interface WaitingChange {
  readonly accountId: string;
  readonly company: SellerCompany;
  readonly after: SellerContact;
  readonly proposedAt: Date;
  readonly dueAt: Date | null;
}

/** All proposals that wait for support. */
export const waitingChanges = (db: Db): Promise<WaitingChange[]> =>
  rows<WaitingChange>(
    db,
    sql`select c.account_id as "accountId", s.company, c.fields_after as after,
          c.proposed_at as "proposedAt", c.due_at as "dueAt"
        from onboarding.address_change c join onboarding.settlement s using (account_id)
        where c.state = 'proposed' order by c.due_at`,
  );
