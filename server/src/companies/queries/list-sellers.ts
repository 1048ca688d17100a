import type { SellerRow } from '#contract/companies/schemas.ts';
import type {
  BlacklistStage,
  DepositReturn,
  TrackRecord,
} from '#contract/companies/standing-schemas.ts';
import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import { accountCard } from '#server/accounts/public.ts';
import { findBlacklistStages, findStockFacts } from '#server/catalog/public.ts';
import { fileLink } from '#server/files/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { settledCompanies } from '#server/onboarding/public.ts';
import { sellerLots, sellerShipments } from '#server/orders/public.ts';
import { placeName } from '#server/places/public.ts';
import { interval } from '../core/interval.ts';
import type { CompaniesDeps } from '../deps.ts';
import type { Listing } from '../store/listings.ts';
import { nothingChanged, readSellers, type SellerProfileRecord } from '../store/profiles.ts';

/** All that the platform knows of a seller and everyone may see, at this moment. */
export interface SellerFacts extends Listing {
  readonly about: string;
  readonly mainProducts: string;
  readonly website: string;
  readonly ownBrands: readonly string[];
  readonly settled: boolean;
  /** Why it was settled without a deposit; empty where one is held or none was waived. */
  readonly depositWaiver: string;
  /** Its deposit's way back; null where it stays. */
  readonly depositReturn: DepositReturn | null;
}

const BRANDS_STORED_MAX = 200;

/** The facts of sellers, gathered from the slices that know them; others than sellers are left out. */
export async function sellerFacts(
  db: Db,
  deps: CompaniesDeps,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, SellerFacts>> {
  const cards = await accountCard(db, ids);
  const companies = await settledCompanies(db, ids);
  const lots = await sellerLots(db, ids, await deps.lotsWithoutReport?.(db));
  const shipments = await sellerShipments(db, ids, now);
  const enquiries = (await deps.enquiries?.(db, ids)) ?? new Map();
  const deposits = (await deps.deposits?.(db, ids)) ?? new Map();
  const returns = await readDepositReturns(db, deps, ids);
  const stock = await findStockFacts(db, ids, now);
  const profiles = await readSellers(db, ids);
  const facts = new Map<string, SellerFacts>();
  for (const id of ids) {
    const card = cards.get(id);
    if (card?.identity !== 'seller') continue;
    const company = companies.get(id);
    const { passedLots: passed = 0, inspectedLots: inspected = 0 } = lots.get(id) ?? {};
    const shipped = shipments.get(id);
    const enquiryRecord = enquiries.get(id);
    facts.set(id, {
      account: id,
      company: card.company,
      companyCn: company?.companyNameCn ?? '',
      country: card.country,
      province: company?.province ?? '',
      city: company?.city ?? '',
      since: company?.since ?? null,
      passed,
      inspected,
      low: interval(passed, inspected)?.low ?? 0,
      shipInTime: shipped?.inTime ?? 0,
      shipDue: shipped?.due ?? 0,
      enquiriesReplied: enquiryRecord?.replied ?? 0,
      enquiriesReceived: enquiryRecord?.received ?? 0,
      stockLines: stock.get(id)?.lines ?? 0,
      brands: (stock.get(id)?.brands ?? []).slice(0, BRANDS_STORED_MAX),
      settled: card.settled,
      depositWaiver: deposits.has(id) ? '' : (company?.depositWaiver ?? ''),
      depositReturn: returns.get(id) ?? null,
      ...sellerTextsOf(profiles.get(id) ?? nothingChanged, company),
    });
  }
  return facts;
}

/** Returns the way back of sellers' deposits, as readers see it; those that stay are left out. */
async function readDepositReturns(
  db: Db,
  deps: CompaniesDeps,
  ids: readonly string[],
): Promise<Map<string, DepositReturn>> {
  const found = (await deps.depositReturns?.(db, ids)) ?? new Map();
  return new Map(
    [...found].map(([id, { state, since }]) => [id, { state, since: since.toISOString() }]),
  );
}

/** Returns a seller's own texts: as it changed them, else as in its settlement. */
export const sellerTextsOf = (
  record: SellerProfileRecord,
  company: { logo: string; profile: string; mainProducts: string; website: string } | undefined,
) => ({
  logo: record.logo ?? company?.logo ?? '',
  about: record.about ?? company?.profile ?? '',
  mainProducts: record.mainProducts ?? company?.mainProducts ?? '',
  website: record.website ?? company?.website ?? '',
  ownBrands: record.brands,
});

const toTrackRecord = (
  row: Listing,
  { blacklist, waiver, depositReturn }: Omit<SellerMarks, 'fen'>,
): TrackRecord => ({
  passedLots: row.passed,
  inspectedLots: row.inspected,
  interval: interval(row.passed, row.inspected),
  enquiries:
    row.enquiriesReceived === 0
      ? null
      : { asked: row.enquiriesReceived, answered: row.enquiriesReplied },
  shipments: row.shipDue === 0 ? null : { due: row.shipDue, inTime: row.shipInTime },
  blacklist,
  depositWaiver: waiver,
  depositReturn,
  companyCn: row.companyCn,
});

/** The address at which anybody's browser gets a picture; empty where there is none. */
export const pictureLink = (url: string, now: Date): string =>
  url === '' ? '' : fileLink(url, now);

const BRANDS_LISTED_MAX = 8;

/** When somebody reads, and in which language. */
export interface Reading {
  readonly now: Date;
  readonly lang: Language;
}

/** Sellers as a list shows them, their places in the reader's language. */
export async function listSellers(
  ctx: Reading & { readonly tx: Db },
  deps: CompaniesDeps,
  listed: readonly Listing[],
): Promise<SellerRow[]> {
  const ids = listed.map(({ account }) => account);
  const stages = await findBlacklistStages(ctx.tx, ids);
  const deposits = (await deps.deposits?.(ctx.tx, ids)) ?? new Map<string, bigint>();
  const returns = await readDepositReturns(ctx.tx, deps, ids);
  const settled = await settledCompanies(ctx.tx, ids);
  return listed.map((row) => {
    const fen = deposits.get(row.account);
    const said = settled.get(row.account)?.depositWaiver ?? '';
    const waiver = fen === undefined ? said : '';
    const blacklist = stages.get(row.account) ?? null;
    const marks = { blacklist, fen, waiver, depositReturn: returns.get(row.account) ?? null };
    return sellerRow(row, marks, ctx);
  });
}

interface SellerMarks {
  readonly blacklist: BlacklistStage | null;
  /** The deposit that is held; undefined where there is none. */
  readonly fen: bigint | undefined;
  /** Why it has none; empty where one is held or none was waived. */
  readonly waiver: string;
  /** Its return, asked for or paid; null where it stays. */
  readonly depositReturn: DepositReturn | null;
}

const sellerRow = (row: Listing, marks: SellerMarks, { now, lang }: Reading): SellerRow => ({
  id: row.account,
  company: row.company,
  companyCn: row.companyCn,
  areaId: row.country,
  province: placeName(row.country, row.province, lang),
  city: placeName(row.country, row.city, lang),
  logo: pictureLink(row.logo, now),
  since: row.since?.toISOString() ?? null,
  standing: toTrackRecord(row, marks),
  deposit: marks.fen === undefined ? null : wire(marks.fen, 'CNY'),
  stockLines: row.stockLines,
  brands: row.brands.slice(0, BRANDS_LISTED_MAX),
});
