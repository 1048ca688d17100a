import type { Input } from '#contract/call.ts';
import type { BuyerInfo, BuyerReach, BuyerView, buyerUpdate } from '#contract/companies/calls.ts';
import type { BuyerProfile } from '#contract/companies/profile.ts';
import { limits } from '#contract/limits.ts';
import { type AccountCard, accountCard, saveBuyerCompany } from '#server/accounts/public.ts';
import { haveQuote, posterFor } from '#server/boards/public.ts';
import { keepFiles } from '#server/files/public.ts';
import { type AtAct, type AtRead, member } from '#server/kit/at.ts';
import type { Db, Tx } from '#server/kit/database.ts';
import { Fail } from '#server/kit/fail.ts';
import { completedDeals, shareAnOrder } from '#server/orders/public.ts';
import { isCountry } from '#server/places/public.ts';
import { photoOf } from './album.ts';
import { countPhotos, photosOf } from './album-store.ts';
import { buyerCompleteness, type Completeness } from './core/percent.ts';
import { type Because, because } from './core/reach.ts';
import { type BuyerKept, readBuyer, saveBuyer } from './profile-store.ts';
import { pictureLink } from './sellers.ts';

const KB = 1024;

const profileOf = (card: AccountCard, kept: BuyerKept): BuyerProfile => ({
  company: card.company,
  areaId: card.country,
  logo: kept.logo,
  about: kept.about,
  address: kept.address,
  lang: kept.lang,
  website: kept.website,
  duns: kept.duns,
  telAreaCode: kept.tel_area_code,
  tel: kept.tel,
  freeTel: kept.free_tel,
  workTime: kept.work_time,
  buyerContactList: [...kept.contacts],
});

async function cardOf(db: Db, id: string): Promise<AccountCard> {
  const card = (await accountCard(db, [id])).get(id);
  if (card === undefined || card.identity !== 'buyer') throw new Fail('notFound');
  return card;
}

/** The buyer's own profile, and how complete it is. */
export async function buyerOne(at: AtRead): Promise<BuyerInfo> {
  const id = member(at).accountId;
  const card = await cardOf(at.tx, id);
  const profile = profileOf(card, await readBuyer(at.tx, id));
  const { percent, missing } = buyerCompleteness(profile);
  return {
    ...profile,
    id,
    createtime: card.createdAt.toISOString(),
    logoLink: pictureLink(profile.logo, at.now),
    email: card.email,
    rate: percent,
    missing: [...missing],
    supportId: '',
    photos: await countPhotos(at.tx, id),
  };
}

/** How complete a buyer's profile is. */
export async function buyerPercent(db: Db, id: string): Promise<Completeness> {
  return buyerCompleteness(profileOf(await cardOf(db, id), await readBuyer(db, id)));
}

/** Saves the buyer's profile; company and country are the account's from then on. */
export async function updateBuyer(
  at: AtAct,
  profile: Input<typeof buyerUpdate>,
): Promise<BuyerInfo> {
  const id = member(at).accountId;
  const before = await readBuyer(at.tx, id);
  if (!isCountry(profile.areaId)) throw Fail.fields([{ field: 'areaId', key: 'country' }]);
  if (profile.logo !== before.logo) await keepLogo(at.tx, profile.logo, id);
  await saveBuyerCompany(at.tx, {
    accountId: id,
    name: profile.company,
    country: profile.areaId,
    now: at.now,
  });
  const kept: BuyerKept = {
    logo: profile.logo,
    about: profile.about,
    address: profile.address,
    lang: profile.lang,
    website: profile.website,
    duns: profile.duns,
    tel_area_code: profile.telAreaCode,
    tel: profile.tel,
    free_tel: profile.freeTel,
    work_time: profile.workTime,
    contacts: profile.buyerContactList,
  };
  await saveBuyer(at.tx, id, kept, at.now);
  return buyerOne(at);
}

/** Keeps a logo, which everyone may see: a picture of the owner's own and of its size. */
export async function keepLogo(tx: Tx, url: string, owner: string): Promise<void> {
  if (url === '') return;
  const [file] = await keepFiles(tx, [url], owner, { pictures: true, readers: 'everyone' });
  if ((file?.bytes ?? 0) > limits.logoMaxKb * KB) {
    throw Fail.fields([{ field: 'logo', key: 'file' }]);
  }
}

/** A buyer's page, with how it is reached for those only whom it trades with. */
export async function buyerView(at: AtRead, { id }: { id: string }): Promise<BuyerView> {
  const reader = at.who.kind === 'member' ? at.who.accountId : null;
  if (id === '0' && reader === null) throw new Fail('session.missing');
  return viewOf(at, id === '0' ? (reader ?? '') : id);
}

/** Who posted a request, for a reader who may see the request. */
export async function buyerOfPost(at: AtRead, { id }: { id: string }): Promise<BuyerView> {
  const poster = await posterFor(at.tx, { postId: id, reader: member(at).accountId });
  if (poster === null) throw new Fail('notFound');
  return viewOf(at, poster);
}

async function viewOf(at: AtRead, id: string): Promise<BuyerView> {
  const card = await cardOf(at.tx, id);
  const profile = profileOf(card, await readBuyer(at.tx, id));
  const photos = await photosOf(at.tx, id);
  const deals = await completedDeals(at.tx, [id]);
  const why = await whyReached(at, id);
  return {
    id,
    company: profile.company,
    areaId: profile.areaId,
    logo: pictureLink(profile.logo, at.now),
    about: profile.about,
    createtime: card.createdAt.toISOString(),
    deals: deals.get(id) ?? 0,
    photos: photos.map((photo) => photoOf(photo, at.now)),
    mine: why === 'self',
    because: why,
    reach: why === null ? null : reachOf(profile),
  };
}

async function whyReached(at: AtRead, buyer: string): Promise<Because> {
  if (at.who.kind !== 'member') return null;
  const { accountId: reader, identity, settled } = at.who;
  const isSelf = reader === buyer;
  // Whoever may not trade has no partners, whatever it did before.
  const mayTrade = identity === 'buyer' || settled;
  if (isSelf || !mayTrade) return because({ isSelf, hasOrder: false, hasQuote: false });
  return because({
    isSelf,
    hasOrder: await shareAnOrder(at.tx, reader, buyer),
    hasQuote: await haveQuote(at.tx, reader, buyer),
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
