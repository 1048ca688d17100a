import { sql } from 'kysely';
import type { BuyerContact } from '#contract/companies/profile-schemas.ts';
import { batchedOn } from '#server/kit/database/batch.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A buyer's profile as it is kept; company and country are the account's. */
export interface BuyerProfileRecord {
  readonly logo: string;
  readonly about: string;
  readonly address: string;
  readonly lang: string;
  readonly website: string;
  readonly duns: string;
  readonly telAreaCode: string;
  readonly tel: string;
  readonly freeTel: string;
  readonly workTime: string;
  readonly contacts: readonly BuyerContact[];
}

/** A buyer's profile before its first save. */
export const emptyBuyer: BuyerProfileRecord = {
  logo: '',
  about: '',
  address: '',
  lang: '',
  website: '',
  duns: '',
  telAreaCode: '',
  tel: '',
  freeTel: '',
  workTime: '',
  contacts: [],
};

const buyerColumns = sql`logo, about, address, lang, website, duns,
  tel_area_code as "telAreaCode", tel, free_tel as "freeTel", work_time as "workTime", contacts`;

export const readBuyer = async (db: Db, account: string): Promise<BuyerProfileRecord> =>
  (await row<BuyerProfileRecord>(
    db,
    sql`select ${buyerColumns} from companies.buyer_profile where account = ${account}`,
  )) ?? emptyBuyer;

/** As `readBuyer`; what is asked at about the same time shares a statement. */
export const findBuyer = batchedOn(async (db: Db, accounts: readonly string[]) => {
  const found = await rows<BuyerProfileRecord & { account: string }>(
    db,
    sql<BuyerProfileRecord & { account: string }>`
      select account, ${buyerColumns} from companies.buyer_profile
      where account = any(${accounts}::uuid[])`,
  );
  const byAccount = new Map(found.map((profile) => [profile.account, profile]));
  return accounts.map((account) => byAccount.get(account) ?? emptyBuyer);
});

export async function saveBuyer(tx: Tx, account: string, record: BuyerProfileRecord, now: Date) {
  await sql`insert into companies.buyer_profile (account, logo, about, address, lang, website, duns,
      tel_area_code, tel, free_tel, work_time, contacts, updated_at)
    values (${account}, ${record.logo}, ${record.about}, ${record.address}, ${record.lang},
      ${record.website}, ${record.duns}, ${record.telAreaCode}, ${record.tel}, ${record.freeTel},
      ${record.workTime}, ${JSON.stringify(record.contacts)}::jsonb, ${now})
    on conflict (account) do update set logo = excluded.logo, about = excluded.about,
      address = excluded.address, lang = excluded.lang, website = excluded.website,
      duns = excluded.duns, tel_area_code = excluded.tel_area_code, tel = excluded.tel,
      free_tel = excluded.free_tel, work_time = excluded.work_time,
      contacts = excluded.contacts, updated_at = excluded.updated_at`.execute(tx);
}

/** A seller's changes since its settlement; null keeps the value of the settlement. */
export interface SellerProfileRecord {
  readonly logo: string | null;
  readonly about: string | null;
  readonly mainProducts: string | null;
  readonly website: string | null;
  readonly brands: readonly string[];
}

/** The record of a seller that changed nothing. */
export const nothingChanged: SellerProfileRecord = {
  logo: null,
  about: null,
  mainProducts: null,
  website: null,
  brands: [],
};

/** Returns the changes of sellers, by account; a seller that changed nothing is left out. */
export async function readSellers(
  db: Db,
  accounts: readonly string[],
): Promise<Map<string, SellerProfileRecord>> {
  const found = await rows<SellerProfileRecord & { account: string }>(
    db,
    sql`select account, logo, about, main_products as "mainProducts", website, brands
        from companies.seller_profile where account = any(${[...accounts]}::uuid[])`,
  );
  return new Map(found.map(({ account, ...kept }) => [account, kept]));
}

/** Writes what a seller says of itself; the logo is left as it is. */
export async function saveSeller(
  tx: Tx,
  account: string,
  record: Omit<SellerProfileRecord, 'logo'>,
  now: Date,
) {
  await sql`insert into companies.seller_profile
      (account, about, main_products, website, brands, updated_at)
    values (${account}, ${record.about}, ${record.mainProducts}, ${record.website},
      ${[...record.brands]}::text[], ${now})
    on conflict (account) do update set about = excluded.about,
      main_products = excluded.main_products, website = excluded.website,
      brands = excluded.brands, updated_at = excluded.updated_at`.execute(tx);
}

export async function saveSellerLogo(tx: Tx, account: string, logo: string, now: Date) {
  await sql`insert into companies.seller_profile (account, logo, updated_at)
    values (${account}, ${logo}, ${now})
    on conflict (account) do update set logo = excluded.logo,
      updated_at = excluded.updated_at`.execute(tx);
}
