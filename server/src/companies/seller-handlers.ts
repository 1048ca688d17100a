import type { Input } from '#contract/call.ts';
import type {
  sellerElectronic as StockCall,
  sellerUpdate as UpdateCall,
} from '#contract/companies/calls.ts';
import { STOCK_SAMPLE } from '#contract/companies/profile.ts';
import type { SellerOwn, SellerView } from '#contract/companies/schemas.ts';
import { accountCard } from '#server/accounts/public.ts';
import { getStockSample } from '#server/catalog/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { settledCompanies, settlementContact, settlementShare } from '#server/onboarding/public.ts';
import { photoOf } from './album-handlers.ts';
import { storeLogo } from './buyer-handlers.ts';
import { refreshSeller } from './commands/refresh-listings.ts';
import { type Completeness, sellerCompleteness } from './core/percent.ts';
import type { CompaniesDeps } from './deps.ts';
import {
  listSellers,
  pictureLink,
  type SellerFacts,
  sellerFacts,
  sellerTextsOf,
} from './queries/list-sellers.ts';
import { countPhotos, photosOf } from './store/albums.ts';
import { countFollowers, isFollowing } from './store/follows.ts';
import { nothingChanged, readSellers, saveSeller, saveSellerLogo } from './store/profiles.ts';

const readerOf = (ctx: QueryContext): string | null =>
  ctx.caller.kind === 'member' ? ctx.caller.accountId : null;

/** The account that an id means; `0` is the reader's own. */
function idOf(ctx: QueryContext, id: string): string {
  if (id !== '0') return id;
  const reader = readerOf(ctx);
  if (reader === null) throw new Failure('session.missing');
  return reader;
}

/** A seller whose page is open to this reader: a settled one, or the reader itself. */
async function openSeller(
  ctx: QueryContext,
  deps: CompaniesDeps,
  id: string,
): Promise<SellerFacts> {
  const seller = (await sellerFacts(ctx.tx, deps, [id], ctx.now)).get(id);
  if (seller === undefined || !(seller.settled || id === readerOf(ctx)))
    throw new Failure('notFound');
  return seller;
}

/** A seller's page as everyone sees it. */
export async function sellerView(
  ctx: QueryContext,
  deps: CompaniesDeps,
  input: { id: string },
): Promise<SellerView> {
  const id = idOf(ctx, input.id);
  const seller = await openSeller(ctx, deps, id);
  const photos = await photosOf(ctx.tx, id);
  const reader = readerOf(ctx);
  const [row] = await listSellers(ctx, deps, [seller]);
  if (row === undefined) throw new Failure('notFound');
  return {
    ...row,
    about: seller.about,
    mainProducts: seller.mainProducts,
    ownBrands: [...seller.ownBrands],
    // A visitor is shown no way past the platform.
    website: ctx.caller.kind === 'anonymous' ? '' : seller.website,
    photos: photos.map((photo) => photoOf(photo, ctx.now)),
    followers: await countFollowers(ctx.tx, id),
    followed: reader !== null && (await isFollowing(ctx.tx, { account: reader, seller: id })),
    blacklist: [...((await deps.blacklist?.(ctx, id)) ?? [])],
    mine: id === reader,
    settled: seller.settled,
  };
}

/** A sample of a seller's stock. */
export async function sellerElectronic(
  ctx: QueryContext,
  deps: CompaniesDeps,
  input: Input<typeof StockCall>,
) {
  const id = idOf(ctx, input.id);
  await openSeller(ctx, deps, id);
  const { keyword } = input;
  return getStockSample(ctx.tx, { account: id, keyword, limit: STOCK_SAMPLE, now: ctx.now });
}

/** The seller's own profile, and how complete it is. */
export async function sellerOne(ctx: QueryContext, deps: CompaniesDeps): Promise<SellerOwn> {
  const id = requireMember(ctx).accountId;
  const seller = await openSeller(ctx, deps, id);
  const { percent, missing } = await completenessOf(ctx.tx, seller);
  return {
    logo: seller.logo,
    logoLink: pictureLink(seller.logo, ctx.now),
    about: seller.about,
    mainProducts: seller.mainProducts,
    brands: [...seller.ownBrands],
    website: seller.website,
    company: seller.company,
    companyCn: seller.companyCn,
    areaId: seller.country,
    province: seller.province,
    city: seller.city,
    settled: seller.settled,
    ...(await settlementContact(ctx.tx, id)),
    email: (await accountCard(ctx.tx, [id])).get(id)?.email ?? '',
    percent,
    missing: [...missing],
    photos: await countPhotos(ctx.tx, id),
  };
}

/** The inputs of a seller's completeness: its own texts, and whether it is settled. */
interface Saying {
  readonly account: string;
  readonly settled: boolean;
  readonly logo: string;
  readonly about: string;
  readonly mainProducts: string;
  readonly website: string;
  readonly ownBrands: readonly string[];
}

async function completenessOf(db: Db, seller: Saying): Promise<Completeness> {
  return sellerCompleteness({
    logo: seller.logo,
    about: seller.about,
    mainProducts: seller.mainProducts,
    website: seller.website,
    brands: [...seller.ownBrands],
    photos: await countPhotos(db, seller.account),
    settlementShare: seller.settled ? 1 : await settlementShare(db, seller.account),
  });
}

/** How complete a seller's profile is; stock and orders are not looked at. */
export async function sellerPercent(db: Db, account: string): Promise<Completeness> {
  const card = (await accountCard(db, [account])).get(account);
  if (card === undefined) throw new Failure('notFound');
  const record = (await readSellers(db, [account])).get(account) ?? nothingChanged;
  const company = (await settledCompanies(db, [account])).get(account);
  return completenessOf(db, { account, settled: card.settled, ...sellerTextsOf(record, company) });
}

/** Saves what the seller says of itself; the next search finds it. */
export async function updateSeller(
  ctx: CommandContext,
  deps: CompaniesDeps,
  { about, mainProducts, website, brands }: Input<typeof UpdateCall>,
): Promise<SellerOwn> {
  const id = requireMember(ctx).accountId;
  const record = { about, mainProducts, website, brands: [...new Set(brands)] };
  await saveSeller(ctx.tx, id, record, ctx.now);
  await refreshSeller(ctx.tx, deps, { id, now: ctx.now });
  return sellerOne(ctx, deps);
}

/** Sets the seller's logo, or takes it away. */
export async function updateLogo(
  ctx: CommandContext,
  deps: CompaniesDeps,
  { logo }: { logo: string },
): Promise<SellerOwn> {
  const id = requireMember(ctx).accountId;
  await storeLogo(ctx.tx, logo, id);
  await saveSellerLogo(ctx.tx, id, logo, ctx.now);
  await refreshSeller(ctx.tx, deps, { id, now: ctx.now });
  return sellerOne(ctx, deps);
}
