import type { Input } from '#contract/call.ts';
import type { buyerUpdate } from '#contract/companies/calls.ts';
import type { BuyerProfile } from '#contract/companies/profile-schemas.ts';
import type { BuyerInfo, BuyerReach, BuyerView } from '#contract/companies/schemas.ts';
import { limits } from '#contract/limits.ts';
import { type AccountCard, accountCard, saveBuyerCompany } from '#server/accounts/public.ts';
import { haveQuote, posterFor } from '#server/boards/public.ts';
import { attachFiles } from '#server/files/public.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type CommandContext,
  type QueryContext,
  requireMember,
} from '#server/kit/request-context.ts';
import { completedDeals, shareAnOrder } from '#server/orders/public.ts';
import { countryName, isCountry } from '#server/places/public.ts';
import { photoOf } from './album-handlers.ts';
import { buyerCompleteness, type Completeness } from './core/percent.ts';
import { type Because, reachReason } from './core/reach.ts';
import { pictureLink } from './queries/list-sellers.ts';
import { countPhotos, photosOf } from './store/albums.ts';
import { type BuyerProfileRecord, findBuyer, readBuyer, saveBuyer } from './store/profiles.ts';

const KB = 1024;

const profileOf = (
  card: Pick<AccountCard, 'company' | 'country'>,
  record: BuyerProfileRecord,
): BuyerProfile => ({
  company: card.company,
  areaId: card.country,
  logo: record.logo,
  about: record.about,
  address: record.address,
  lang: record.lang,
  website: record.website,
  duns: record.duns,
  telAreaCode: record.telAreaCode,
  tel: record.tel,
  freeTel: record.freeTel,
  workTime: record.workTime,
  buyerContactList: [...record.contacts],
});

async function cardOf(db: Db, id: string): Promise<AccountCard> {
  const card = (await accountCard(db, [id])).get(id);
  if (card === undefined || card.identity !== 'buyer') throw new Failure('notFound');
  return card;
}

/** The buyer's own profile, and how complete it is. */
export async function buyerOne(ctx: QueryContext): Promise<BuyerInfo> {
  const id = requireMember(ctx).accountId;
  const card = await cardOf(ctx.tx, id);
  const profile = profileOf(card, await readBuyer(ctx.tx, id));
  const { percent, missing } = buyerCompleteness(profile);
  return {
    ...profile,
    id,
    area: countryName(profile.areaId, ctx.lang),
    createtime: card.createdAt.toISOString(),
    logoLink: pictureLink(profile.logo, ctx.now),
    email: card.email,
    rate: percent,
    missing: [...missing],
    supportId: '',
    photos: await countPhotos(ctx.tx, id),
  };
}

/** How complete a buyer's profile is; every page asks it of its reader. */
export async function buyerPercent(
  db: Db,
  account: Pick<AccountCard, 'id' | 'company' | 'country'>,
): Promise<Completeness> {
  return buyerCompleteness(profileOf(account, await findBuyer(db, account.id)));
}

/** Saves the buyer's profile; company and country are the account's from then on. */
export async function updateBuyer(
  ctx: CommandContext,
  profile: Input<typeof buyerUpdate>,
): Promise<BuyerInfo> {
  const id = requireMember(ctx).accountId;
  const before = await readBuyer(ctx.tx, id);
  if (!isCountry(profile.areaId))
    throw Failure.invalidFields([{ field: 'areaId', key: 'country' }]);
  if (profile.logo !== before.logo) await storeLogo(ctx.tx, profile.logo, id);
  await saveBuyerCompany(ctx.tx, {
    accountId: id,
    name: profile.company,
    country: profile.areaId,
    now: ctx.now,
  });
  const record: BuyerProfileRecord = {
    logo: profile.logo,
    about: profile.about,
    address: profile.address,
    lang: profile.lang,
    website: profile.website,
    duns: profile.duns,
    telAreaCode: profile.telAreaCode,
    tel: profile.tel,
    freeTel: profile.freeTel,
    workTime: profile.workTime,
    contacts: profile.buyerContactList,
  };
  await saveBuyer(ctx.tx, id, record, ctx.now);
  return buyerOne(ctx);
}

/** Keeps a logo, which everyone may see: a picture of the owner's own and of its size. */
export async function storeLogo(tx: Tx, url: string, owner: string): Promise<void> {
  if (url === '') return;
  const [file] = await attachFiles(tx, { urls: [url], owner, pictures: true, readers: 'everyone' });
  if ((file?.bytes ?? 0) > limits.logoMaxKb * KB) {
    throw Failure.invalidFields([{ field: 'logo', key: 'file' }]);
  }
}

/** A buyer's page, with how it is reached for those only whom it trades with. */
export async function buyerView(ctx: QueryContext, { id }: { id: string }): Promise<BuyerView> {
  const reader = ctx.caller.kind === 'member' ? ctx.caller.accountId : null;
  if (id === '0' && reader === null) throw new Failure('session.missing');
  return viewOf(ctx, id === '0' ? (reader ?? '') : id);
}

/** Who posted a request, for its poster and for those who have quoted on it. */
export async function buyerOfPost(ctx: QueryContext, { id }: { id: string }): Promise<BuyerView> {
  const poster = await posterFor(ctx.tx, { postId: id, reader: requireMember(ctx).accountId });
  if (poster === null) throw new Failure('notFound');
  return viewOf(ctx, poster);
}

async function viewOf(ctx: QueryContext, id: string): Promise<BuyerView> {
  const card = await cardOf(ctx.tx, id);
  const profile = profileOf(card, await readBuyer(ctx.tx, id));
  const photos = await photosOf(ctx.tx, id);
  const deals = await completedDeals(ctx.tx, [id]);
  const why = await whyReached(ctx, id);
  return {
    id,
    company: profile.company,
    areaId: profile.areaId,
    logo: pictureLink(profile.logo, ctx.now),
    about: profile.about,
    createtime: card.createdAt.toISOString(),
    deals: deals.get(id) ?? 0,
    photos: photos.map((photo) => photoOf(photo, ctx.now)),
    mine: why === 'self',
    because: why,
    reach: why === null ? null : reachOf(profile),
  };
}

async function whyReached(ctx: QueryContext, buyer: string): Promise<Because> {
  if (ctx.caller.kind !== 'member') return null;
  const { accountId: reader, identity, settled } = ctx.caller;
  const isSelf = reader === buyer;
  // A company that may not trade has no partners, whatever it did before.
  const mayTrade = identity === 'buyer' || settled;
  if (isSelf || !mayTrade) return reachReason({ isSelf, hasOrder: false, hasQuote: false });
  return reachReason({
    isSelf,
    hasOrder: await shareAnOrder(ctx.tx, reader, buyer),
    hasQuote: await haveQuote(ctx.tx, reader, buyer),
  });
}

const reachOf = (profile: BuyerProfile): BuyerReach => ({
  address: profile.address,
  lang: profile.lang,
  website: profile.website,
  duns: profile.duns,
  telAreaCode: profile.telAreaCode,
  tel: profile.tel,
  freeTel: profile.freeTel,
  workTime: profile.workTime,
  buyerContactList: profile.buyerContactList,
});
