import { sql } from 'kysely';
import type { z } from 'zod';
import type { Carrier } from '#contract/option-schemas.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

export interface AddressRow {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly address: string;
  readonly postcode: string;
  readonly phone: string;
  readonly isDefault: boolean;
}

export interface FreightRow {
  readonly id: string;
  readonly carrier: z.infer<typeof Carrier>;
  readonly number: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** The two books of a buyer: they are kept alike. */
export type Book = 'address' | 'freight_account';

const addressColumns = sql`id, name, company, country, region, city, address, postcode, phone,
  is_default as "isDefault"`;
const freightColumns = sql`id, carrier, number, label, is_default as "isDefault"`;
const table = (book: Book) => sql.table(`delivery.${book}`);

export const addressesOf = (db: Db, account: string): Promise<AddressRow[]> =>
  rows<AddressRow>(
    db,
    sql`select ${addressColumns} from delivery.address where account = ${account}
        order by is_default desc, at desc, id`,
  );

export const freightOf = (db: Db, account: string): Promise<FreightRow[]> =>
  rows<FreightRow>(
    db,
    sql`select ${freightColumns} from delivery.freight_account where account = ${account}
        order by is_default desc, at desc, id`,
  );

interface Written {
  readonly account: string;
  readonly at: Date;
}

export async function saveAddress(tx: Tx, one: AddressRow & Written): Promise<void> {
  await sql`insert into delivery.address
      (id, account, name, company, country, region, city, address, postcode, phone, is_default, at)
    values (${one.id}, ${one.account}, ${one.name}, ${one.company}, ${one.country}, ${one.region},
      ${one.city}, ${one.address}, ${one.postcode}, ${one.phone}, ${one.isDefault}, ${one.at})
    on conflict (id) do update set name = excluded.name, company = excluded.company,
      country = excluded.country, region = excluded.region, city = excluded.city,
      address = excluded.address, postcode = excluded.postcode, phone = excluded.phone,
      is_default = excluded.is_default
    where delivery.address.account = excluded.account`.execute(tx);
}

export async function saveFreight(tx: Tx, one: FreightRow & Written): Promise<void> {
  await sql`insert into delivery.freight_account
      (id, account, carrier, number, label, is_default, at)
    values (${one.id}, ${one.account}, ${one.carrier}, ${one.number}, ${one.label},
      ${one.isDefault}, ${one.at})
    on conflict (id) do update set carrier = excluded.carrier, number = excluded.number,
      label = excluded.label, is_default = excluded.is_default
    where delivery.freight_account.account = excluded.account`.execute(tx);
}

/** Makes the acts on one book wait for each other. */
export async function lockBook(tx: Tx, book: Book, account: string): Promise<void> {
  const key = `delivery.${book} ${account}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** No entry is the default any more. */
export async function dropDefault(tx: Tx, book: Book, account: string): Promise<void> {
  await sql`update ${table(book)} set is_default = false
    where account = ${account} and is_default`.execute(tx);
}

export async function makeDefault(tx: Tx, book: Book, id: string): Promise<void> {
  await sql`update ${table(book)} set is_default = true where id = ${id}`.execute(tx);
}

/** Removes an entry of an account; null where it has no such entry. */
export const deleteEntry = (
  tx: Tx,
  book: Book,
  { account, id }: { account: string; id: string },
): Promise<{ wasDefault: boolean } | null> =>
  row<{ wasDefault: boolean }>(
    tx,
    sql`delete from ${table(book)} where id = ${id} and account = ${account}
        returning is_default as "wasDefault"`,
  );

/** Returns addresses that several accounts ship to, as groups of accounts; blanks and case aside. */
export const sharedAddresses = (
  db: Db,
): Promise<{ readonly text: string; readonly accounts: readonly string[] }[]> =>
  rows(
    db,
    sql<{ text: string; accounts: string[] }>`
      select min(address || ', ' || city || ', ' || country) as text,
        array_agg(distinct account) as accounts
      from delivery.address
      group by country, lower(regexp_replace(city || address, '\W', '', 'g'))
      having count(distinct account) > 1 limit 20000`,
  );
