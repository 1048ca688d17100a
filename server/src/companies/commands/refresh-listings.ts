import type { Input } from '#contract/call.ts';
import type { searchMember as SearchCall } from '#contract/companies/calls.ts';
import { searchDepth } from '#contract/companies/profile.ts';
import type { TrackRecordFilter } from '#contract/companies/schemas.ts';
import { settledSellerIds } from '#server/accounts/public.ts';
import { resolveManufacturerName, upsertSellerStandings } from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { QueryContext } from '#server/kit/request-context.ts';
import { countryNames, placeNames } from '#server/places/public.ts';
import { within } from '../core/depth.ts';
import { interval } from '../core/interval.ts';
import type { CompaniesDeps } from '../deps.ts';
import { listSellers, type SellerFacts, sellerFacts } from '../queries/list-sellers.ts';
import {
  countListings,
  deleteOthers,
  findSellersToRefresh,
  type ListingFilter,
  saveListing,
  searchListings,
} from '../store/listings.ts';

/** How many sellers are drawn anew at a time: those first that were drawn longest ago. */
const REFRESH_BATCH = 200;
/** More sellers than this are not listed: a guard of the job's memory. */
const SELLERS_MOST = 100_000;

/** Draws the list that sellers are searched in from the facts of the other slices. */
export async function refreshListings(db: Db, deps: CompaniesDeps, now: Date): Promise<void> {
  const settled = await settledSellerIds(db, SELLERS_MOST);
  await deleteOthers(db, settled);
  const due = await findSellersToRefresh(db, settled, REFRESH_BATCH);
  const facts = await sellerFacts(db, deps, due, now);
  for (const seller of facts.values()) await save(db, seller, now);
}

/** Keeps a seller where sellers are searched, and what a search of parts shows of it. */
async function save(db: Db, seller: SellerFacts, now: Date): Promise<void> {
  await saveListing(db, { ...seller, haystack: haystackOf(seller) }, now);
  const { account, company, passed, inspected } = seller;
  const trackRecord = {
    account,
    company,
    passed,
    inspected,
    interval: interval(passed, inspected),
    enquiriesReceived: seller.enquiriesReceived,
    enquiriesReplied: seller.enquiriesReplied,
    shipDue: seller.shipDue,
    shipInTime: seller.shipInTime,
    depositWaiver: seller.depositWaiver,
    depositReturn: seller.depositReturn,
    companyCn: seller.companyCn,
  };
  await upsertSellerStandings(db, [trackRecord], now);
}

/** Signs of full width as those of half, one blank between words, lower case. */
const folded = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const haystackOf = (seller: SellerFacts): string =>
  [
    seller.company,
    seller.companyCn,
    seller.province,
    seller.city,
    ...placeNames(seller.country, seller.province),
    ...placeNames(seller.country, seller.city),
    ...countryNames(seller.country),
    seller.mainProducts,
    ...seller.ownBrands,
    ...seller.brands,
  ]
    .map(folded)
    .join('\n');

/** Draws one seller anew at once: what it changed is found by the next search. */
export async function refreshSeller(
  db: Db,
  deps: CompaniesDeps,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  const seller = (await sellerFacts(db, deps, [id], now)).get(id);
  if (seller?.settled) await save(db, seller, now);
}

const lowest: Record<TrackRecordFilter, number> = { any: 0, inspected: 0, low50: 0.5, low80: 0.8 };

/** Settled sellers by name, brand, country and record, down to the reader's depth. */
export async function searchMember(
  ctx: QueryContext,
  deps: CompaniesDeps,
  input: Input<typeof SearchCall>,
) {
  const { keyword, isAccurate, brand, areaId, standing } = input;
  const filter: ListingFilter = {
    keyword: folded(keyword),
    keywordName: keyword === '' ? null : await resolveManufacturerName(ctx.tx, keyword),
    whole: isAccurate === 1,
    brand: folded(brand),
    brandName: brand === '' ? null : await resolveManufacturerName(ctx.tx, brand),
    country: areaId,
    inspectedOnly: standing === 'inspected',
    low: lowest[standing],
  };
  const depth = ctx.caller.kind === 'anonymous' ? searchDepth.visitor : searchDepth.member;
  const page = within(depth, input);
  const found = await countListings(ctx.tx, filter, depth + 1);
  const list = page.limit === 0 ? [] : await searchListings(ctx.tx, filter, page);
  return {
    total: Math.min(found, depth),
    bounded: found > depth,
    list: await listSellers(ctx, deps, list),
  };
}
