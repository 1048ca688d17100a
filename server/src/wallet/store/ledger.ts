import { hash } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Currency } from '#contract/money-schemas.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import { type Db, one, row, rows, type Tx, transaction } from '#server/kit/database/database.ts';
import { toFailure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { SoldDeposit } from '../core/compensation.ts';
import type { Posting, Transfer } from '../core/transfer.ts';
import { refusals } from '../refusals.ts';

/** The cause of a transfer: a record of another slice, with the number that people see. */
export interface Ref {
  readonly kind: string;
  readonly id: string;
  readonly no: string;
}

/** An order that a transfer belongs to. */
export interface OrderRef extends Ref {
  readonly kind: OrderKind;
}

/** A transfer that is to be written. */
export interface ToPost {
  readonly transfer: Transfer;
  /** The same key with the same content moves nothing again. */
  readonly key: string;
  readonly cause: Ref;
  readonly remark?: string;
  readonly now: Date;
}

/** The transfer of a key, and whether it had been written before. */
export interface Moved {
  readonly transferId: string;
  readonly replayed: boolean;
}

/** The ledger keeps keys of any text as UUIDs. */
export function idempotencyUuid(key: string): string {
  return hash('sha256', key, 'hex').slice(0, 32);
}

const escrowSides: ReadonlySet<string> = new Set(['hold', 'split', 'release', 'refund']);

/** The id of an account, made from whose it is as wallet.account_id makes it. */
export function accountId({ owner, account, currency }: Omit<Posting, 'minor'>): string {
  const text = `${owner?.toLowerCase() ?? 'platform'}/${account}/${currency}`;
  // One call: a Hash object for each account costs more in garbage collection than the digest.
  const hex = hash('md5', text, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A posting as wallet.post takes it: the account, or the order whose escrow it touches. */
export function legOf(posting: Posting) {
  const { owner, account, currency, minor } = posting;
  const amount = minor.toString();
  if (owner !== null && escrowSides.has(account)) {
    return { account: owner.toLowerCase(), leg: account as string, currency, amount };
  }
  const leg = owner === null ? 'platform' : 'user';
  return { account: accountId(posting), leg, currency, amount };
}

const postColumns = [
  'uuid',
  'uuid',
  'text',
  'uuid',
  'text',
  'uuid',
  'text',
  'text',
  'timestamptz',
  'uuid[]',
  'text[]',
  'text[]',
  'bigint[]',
];

/** The ledger's one function, to be called with what postArguments gives. */
export const postStatement = `select wallet.post(${postColumns
  .map((type, index) => `$${index + 1}::${type}`)
  .join(', ')}) as "transferId"`;

/** Returns the arguments of `wallet.post`; the postings are sorted by the ids of their accounts. */
export function postArguments({ transfer, key, cause, remark = '', now }: ToPost): unknown[] {
  const { kind, party, postings } = transfer;
  const legs = postings.map(legOf).sort((a, b) => (a.account < b.account ? -1 : 1));
  return [
    newId(),
    idempotencyUuid(key),
    kind,
    party,
    cause.kind,
    cause.id,
    cause.no,
    remark,
    now,
    legs.map(({ account }) => account),
    legs.map(({ leg }) => leg),
    legs.map(({ currency }) => currency),
    legs.map(({ amount }) => amount),
  ];
}

/** Writes a transfer by the ledger's one function; a refusal of the ledger is a declared failure. */
export async function post(tx: Tx, toPost: ToPost): Promise<Moved> {
  const values = postArguments(toPost);
  try {
    const compiled = CompiledQuery.raw(postStatement, values);
    const [first] = (await tx.executeQuery<{ transferId: string }>(compiled)).rows;
    if (first === undefined) throw new Error('wallet.post answers one row');
    // A repeat answers the id of the transfer that was first, not the one that was offered.
    return { transferId: first.transferId, replayed: first.transferId !== values[0] };
  } catch (error) {
    throw toFailure(error, refusals) ?? error;
  }
}

/** Returns the amount that this key's transfer took from an order's escrow; null without one. */
export async function refundedUnder(db: Db, key: string, orderId: string): Promise<bigint | null> {
  const found = await row(
    db,
    sql<{ minor: bigint | null }>`
      select -amounts[array_position(accounts, ${orderId}::uuid)] as minor
      from wallet.transfer where idem = ${idempotencyUuid(key)}`,
  );
  return found?.minor ?? null;
}

/** Returns what was sold of a seller's deposit when money was set aside for a claim. */
export async function depositSoldFor(
  db: Db,
  { claimId, sellerId }: { readonly claimId: string; readonly sellerId: string },
): Promise<SoldDeposit> {
  const amountOf = (account: Omit<Posting, 'minor'>) => sql`
    coalesce(t.amounts[array_position(t.accounts, ${accountId(account)}::uuid)], 0)`;
  const available = amountOf({ owner: sellerId, account: 'available', currency: 'USD' });
  const deposit = amountOf({ owner: sellerId, account: 'deposit', currency: 'CNY' });
  // The hold keeps the one transfer that filled it: what did not come of the balance was sold.
  const found = await row(
    db,
    sql<SoldDeposit>`
      select (-${deposit})::bigint as fen, (h.held + ${available})::bigint as minor
      from wallet.hold h join wallet.transfer t on t.id = h.transfer
      where h.order_id = ${claimId}`,
  );
  return found ?? { fen: 0n, minor: 0n };
}

/** Opens the owners' accounts that are missing. */
export async function openAccounts(tx: Tx, owners: readonly string[]): Promise<void> {
  await sql`
    insert into wallet.account (id, owner, kind, currency)
    select wallet.account_id(o.owner, k.kind, k.currency), o.owner, k.kind, k.currency
    from unnest(${owners}::uuid[]) as o (owner),
      (values ('available', 'USD'), ('frozen', 'USD'), ('deposit', 'CNY')) as k (kind, currency)
    order by 1
    on conflict (id) do nothing`.execute(tx);
}

export interface Balances {
  readonly available: bigint;
  readonly frozen: bigint;
  readonly depositFen: bigint;
}

/** A user's balances; zero where the accounts were never opened. */
export const balancesOf = (db: Db, owner: string): Promise<Balances> =>
  one(
    db,
    sql<Balances>`
      select coalesce(sum(balance) filter (where kind = 'available'), 0)::bigint as available,
        coalesce(sum(balance) filter (where kind = 'frozen'), 0)::bigint as frozen,
        coalesce(sum(balance) filter (where kind = 'deposit'), 0)::bigint as "depositFen"
      from wallet.account where owner = ${owner}`,
  );

/** The escrow of an order, in cents. */
export interface HeldDeposit {
  readonly owner: string;
  /** CNY fen. */
  readonly fen: bigint;
}

/** Integrity deposits that are held of sellers; one without any is left out. */
export const heldDeposits = (db: Db, owners: readonly string[]): Promise<HeldDeposit[]> =>
  rows(
    db,
    sql<HeldDeposit>`select owner, balance as fen from wallet.account
      where owner = any(${[...owners]}::uuid[]) and kind = 'deposit' and currency = 'CNY'
        and balance > 0`,
  );

export interface Escrow {
  readonly payerId: string;
  readonly held: bigint;
  readonly released: bigint;
  readonly refunded: bigint;
  /** The balance that it still holds; nothing once it is resolved. */
  readonly rest: bigint;
  readonly resolvedAt: Date | null;
}

/** The escrow of an order; null where it was never paid. */
export const escrowOf = (db: Db, orderId: string): Promise<Escrow | null> =>
  row(
    db,
    sql<Escrow>`
      select payer as "payerId", held, released, refunded, held - released - refunded as rest,
        resolved_at as "resolvedAt"
      from wallet.hold where order_id = ${orderId}`,
  );

/**
 * Sums the platform's accounts up to now, so that reading their balances stays cheap. It gives up
 * where the ledger is busy for long: a sum that is missing changes no balance.
 */
export async function sumUpPlatform(db: Db): Promise<void> {
  const platformAccounts = await rows(
    db,
    sql<{ id: string }>`select id from wallet.account where owner is null`,
  );
  await transaction(db, async (tx) => {
    await sql`set local lock_timeout = '500ms'`.execute(tx);
    await sql`
      insert into wallet.rollup (account, upto_seq, balance)
      select id, 0, 0 from unnest(${platformAccounts.map(({ id }) => id)}::uuid[]) as a (id)`.execute(
      tx,
    );
  });
}

/** A platform account and its balance, in minor units of its currency. */
export interface PlatformBalance {
  readonly kind: string;
  readonly currency: Currency;
  readonly balance: bigint;
}

/** Reads the platform's balances; the bank's is below zero by what the platform owes its users. */
export const platformBalances = (db: Db): Promise<PlatformBalance[]> =>
  rows(
    db,
    sql<PlatformBalance>`
      select kind, currency, balance::bigint as balance from wallet.platform_balance
      order by kind, currency`,
  );

/** Sums all accounts and escrows, per currency: always zero. */
export const trialBalance = (db: Db) =>
  rows(
    db,
    sql<{ currency: Currency; sum: bigint }>`
      select currency, sum(part)::bigint as sum from (
        select currency, balance as part from wallet.account where owner is not null
        union all select currency, balance from wallet.platform_balance
        union all select currency, held - released - refunded from wallet.hold
      ) all_parts group by currency order by currency`,
  );
