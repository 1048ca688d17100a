import { type RawBuilder, sql } from 'kysely';
import type { StatementFormat } from '#contract/bank/schemas.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { DatedLink, StoredLine } from '../core/chain.ts';
import type { CountedLine } from '../core/statement.ts';

/** A statement as it was imported; amounts in minor units, days as `2026-11-21`. */
export interface StatementRecord {
  readonly id: string;
  readonly currency: Currency;
  readonly account: string;
  readonly format: StatementFormat;
  readonly fileName: string;
  readonly statementNo: string;
  readonly openedOn: string;
  readonly closedOn: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly knownSum: bigint;
  readonly knownCount: number;
  readonly importedAt: Date;
  readonly importedBy: string;
  readonly importedName: string;
}

/** A statement with what its lines come to. */
export interface StatementSum extends StatementRecord {
  readonly lines: number;
  readonly open: number;
  readonly unowned: number;
  readonly incoming: bigint;
  readonly outgoing: bigint;
}

const columns = sql`id, currency, account, format, file_name as "fileName",
  statement_no as "statementNo", opened_on::text as "openedOn", closed_on::text as "closedOn",
  opening, closing, known_sum as "knownSum", known_count as "knownCount",
  imported_at as "importedAt", imported_by as "importedBy", imported_name as "importedName"`;

/** Lets one import at a time change what is known of an account. */
export async function lockAccount(tx: Tx, account: string, currency: string): Promise<void> {
  const key = `bank/${account}/${currency}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export async function insertStatement(tx: Tx, made: StatementRecord): Promise<void> {
  await sql`
    insert into bank.statement (id, currency, account, format, file_name, statement_no, opened_on,
      closed_on, opening, closing, known_sum, known_count, imported_at, imported_by, imported_name)
    values (${made.id}, ${made.currency}, ${made.account}, ${made.format}, ${made.fileName},
      ${made.statementNo}, ${made.openedOn}::date, ${made.closedOn}::date,
      ${made.opening.toString()}, ${made.closing.toString()}, ${made.knownSum.toString()},
      ${made.knownCount}, ${made.importedAt}, ${made.importedBy}, ${made.importedName})`.execute(
    tx,
  );
}

/** Writes the lines of a statement. */
export async function insertLines(
  tx: Tx,
  { id, currency, account }: Pick<StatementRecord, 'id' | 'currency' | 'account'>,
  lines: readonly (CountedLine & { readonly id: string; readonly seq: number })[],
): Promise<void> {
  const made = lines.map((line) => ({ ...line, amount: line.amount.toString() }));
  await sql`
    insert into bank.line (id, statement, seq, currency, account, booked_on, value_on, amount, name,
      counter_account, reference, bank_reference, fingerprint, occurrence)
    select x.id, ${id}, x.seq, ${currency}, ${account}, x."bookedOn", x."valueOn", x.amount, x.name,
      x."counterAccount", x.reference, x."bankReference", x.fingerprint, x.occurrence
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as x (id uuid, seq integer,
      "bookedOn" date, "valueOn" date, amount bigint, name text, "counterAccount" text,
      reference text, "bankReference" text, fingerprint text, occurrence integer)`.execute(tx);
}

/** Returns lines of an account by their fingerprints, each with the balance after it. */
export const findEqualLines = (
  db: Db,
  { account, currency }: { readonly account: string; readonly currency: Currency },
  fingerprints: readonly string[],
): Promise<StoredLine[]> =>
  rows(
    db,
    sql<StoredLine>`
      select fingerprint, occurrence, statement, balance from (
        select l.fingerprint, l.occurrence, l.statement, case when s.known_count = 0 then
            (s.opening + sum(l.amount) over (partition by l.statement order by l.seq))::bigint
          end as balance
        from bank.line l join bank.statement s on s.id = l.statement
        where l.statement in (select statement from bank.line
          where account = ${account} and currency = ${currency}
            and fingerprint = any(${[...fingerprints]}::text[]))) as x
      where fingerprint = any(${[...fingerprints]}::text[])`,
  );

/** Returns the statements of an account as a chain, the oldest first. */
export const listChain = (db: Db, account: string, currency: Currency): Promise<DatedLink[]> =>
  rows(
    db,
    sql<DatedLink>`select id, opening, closing, known_sum as "knownSum",
        opened_on::text as "openedOn", closed_on::text as "closedOn", format,
        statement_no as "statementNo"
      from bank.statement where account = ${account} and currency = ${currency}
      order by closed_on, opened_on, imported_at, id`,
  );

const sums = (where: RawBuilder<unknown>) => sql`
  select s.*, coalesce(l.lines, 0)::integer as lines, coalesce(l.open, 0)::integer as open,
    coalesce(l.unowned, 0)::integer as unowned, coalesce(l.incoming, 0)::bigint as incoming,
    coalesce(l.outgoing, 0)::bigint as outgoing
  from (select ${columns} from bank.statement where ${where}) s
  left join lateral (
    select count(*) as lines, count(*) filter (where state = 'open') as open,
      count(*) filter (where state = 'open' and assigned_to is null) as unowned,
      sum(amount) filter (where amount > 0) as incoming,
      -sum(amount) filter (where amount < 0) as outgoing
    from bank.line where statement = s.id) l on true`;

/** Returns a page of the statements of a currency, the newest first. */
export async function listStatements(
  db: Db,
  { currency, pageNum, pageSize }: { currency: Currency; pageNum: number; pageSize: number },
): Promise<{ total: number; list: StatementSum[] }> {
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from bank.statement
      where currency = ${currency}`,
  );
  const list = await rows(
    db,
    sql<StatementSum>`${sums(sql`currency = ${currency}`)}
      order by s."closedOn" desc, s."openedOn" desc, s."importedAt" desc, s.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns one statement; null where there is none. */
export const findStatement = (db: Db, id: string): Promise<StatementSum | null> =>
  row(db, sql<StatementSum>`${sums(sql`id = ${id}`)}`);

/** Returns a statement that says the same without any line; null where there is none. */
export const findSame = (
  db: Db,
  made: Pick<StatementRecord, 'account' | 'currency' | 'closedOn' | 'opening' | 'closing'>,
): Promise<{ id: string } | null> =>
  row(
    db,
    sql<{ id: string }>`select id from bank.statement
      where account = ${made.account} and currency = ${made.currency}
        and closed_on = ${made.closedOn}::date and opening = ${made.opening.toString()}::bigint
        and closing = ${made.closing.toString()}::bigint limit 1`,
  );

/** Returns the oldest statement of a currency; null before the first import. */
export const firstStatement = (db: Db, currency: Currency): Promise<StatementRecord | null> =>
  row(
    db,
    sql<StatementRecord>`select ${columns} from bank.statement where currency = ${currency}
      order by statement.opened_on, statement.closed_on, imported_at, id limit 1`,
  );

/** An account's statements from end to end; amounts in minor units, days as `2026-11-21`. */
export interface AccountSpan {
  readonly account: string;
  readonly openedOn: string;
  readonly closedOn: string;
  /** The opening balance of its oldest statement. */
  readonly opening: bigint;
  /** The closing balance of its newest statement. */
  readonly closing: bigint;
}

/** Returns the accounts of a currency of which statements were imported. */
export const listAccounts = (db: Db, currency: Currency): Promise<AccountSpan[]> =>
  rows(
    db,
    sql<AccountSpan>`select account, min(opened_on)::text as "openedOn",
        max(closed_on)::text as "closedOn",
        (array_agg(opening order by opened_on, closed_on, imported_at, id))[1] as opening,
        (array_agg(closing order by closed_on desc, opened_on desc, imported_at desc, id desc))[1]
          as closing
      from bank.statement where currency = ${currency} group by account order by account`,
  );
