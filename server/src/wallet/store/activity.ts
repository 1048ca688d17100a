import { type RawBuilder, sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';

/** Money of a member that moved; the amount in US cents. */
export interface MemberMovement {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly movedAt: Date;
}

const MOST = 50_000;

/** From when on movements are asked for, and of which accounts; of all where these are left out. */
export interface ActivityFilter {
  readonly since: Date;
  readonly accounts?: readonly string[] | undefined;
}

const ofAccounts = (
  column: RawBuilder<unknown>,
  { accounts }: Pick<ActivityFilter, 'accounts'>,
): RawBuilder<unknown> =>
  accounts === undefined ? sql`` : sql`and ${column} = any(${[...accounts]}::uuid[])`;

/** Returns the recharges that were booked since an instant. */
export const rechargesSince = (db: Db, filter: ActivityFilter): Promise<MemberMovement[]> =>
  rows(
    db,
    sql<MemberMovement>`select id, no, owner, amount, decided_at as "movedAt" from wallet.recharge
      where state = 'success' and decided_at >= ${filter.since} ${ofAccounts(sql`owner`, filter)}
      order by decided_at, id limit ${MOST}`,
  );

/** Returns the withdrawals that were applied for since an instant, with the age of their payee. */
export const withdrawalsSince = (
  db: Db,
  filter: ActivityFilter,
): Promise<(MemberMovement & { readonly payeeSince: Date; readonly payee: string })[]> =>
  rows(
    db,
    sql<MemberMovement & { payeeSince: Date; payee: string }>`
      select w.id, w.no, w.owner, w.amount, w.at as "movedAt", b.payee_since as "payeeSince",
        b.bank_name || ' ' || right(b.account_number, 4) as payee
      from wallet.withdrawal w join wallet.bank_account b on b.id = w.bank_account
      where w.state not in ('cancelled', 'refused') and w.at >= ${filter.since}
        ${ofAccounts(sql`w.owner`, filter)}
      order by w.at, w.id limit ${MOST}`,
  );

/** Returns the payments of orders since an instant, by their buyers. */
export const orderPaymentsSince = (
  db: Db,
  filter: ActivityFilter,
): Promise<(MemberMovement & { readonly order: string })[]> =>
  rows(
    db,
    sql<MemberMovement & { order: string }>`
      select t.id, t.cause_no as no, t.party as owner, t.cause_id as "order", t.at as "movedAt",
        h.held as amount
      from wallet.transfer t join wallet.hold h on h.order_id = t.cause_id
      where t.kind = 'orderPaid' and t.at >= ${filter.since} and t.party is not null
        ${ofAccounts(sql`t.party`, filter)}
      order by t.at, t.id limit ${MOST}`,
  );

/** Returns bank accounts that several members have, with the ending of their numbers. */
export const sharedBankAccounts = (
  db: Db,
): Promise<{ readonly text: string; readonly accounts: readonly string[] }[]> =>
  rows(
    db,
    sql<{ text: string; accounts: string[] }>`
      select min(bank_name) || ' ' || right(account_number, 4) as text,
        array_agg(distinct owner) as accounts
      from wallet.bank_account where removed_at is null
      group by account_number having count(distinct owner) > 1 limit ${MOST}`,
  );

/** Returns since when bank accounts say who is paid, by account; removed ones too. */
export async function payeesSince(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const accounts = await rows(
    db,
    sql<{ id: string; payeeSince: Date }>`select id, payee_since as "payeeSince"
      from wallet.bank_account where id = any(${[...new Set(ids)]}::uuid[])`,
  );
  return new Map(accounts.map(({ id, payeeSince }) => [id, payeeSince]));
}

/** Returns the withdrawals of members that were not transferred. */
export const unsentWithdrawals = (
  db: Db,
  owners: readonly string[],
): Promise<(MemberMovement & { readonly isApproved: boolean })[]> =>
  rows(
    db,
    sql<MemberMovement & { isApproved: boolean }>`select id, no, owner, amount, at as "movedAt",
        state = 'approved' as "isApproved" from wallet.withdrawal
      where state in ('applied', 'approved') and owner = any(${[...owners]}::uuid[]) order by at, id`,
  );
