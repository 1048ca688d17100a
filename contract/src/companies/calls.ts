import { anyone, command, parties, query, traders } from '../call.ts';
import { searching } from '../catalog/searching.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/**
 * Settled sellers, those with the best proven record first. Only the first `searchDepth` matches of
 * a search are shown; `bounded` says that there are more, and `total` counts those shown.
 */
export const searchMember = query({
  path: '/search/member',
  callers: anyone,
  schemas: () => schemas().then((all) => all.searchMember),
  perMinute: 60,
  perCaller: searching,
});

/** One seller's public page; `0` is the reader's own, settled or not. */
export const sellerView = query({
  path: '/seller/view',
  callers: anyone,
  schemas: () => schemas().then((all) => all.sellerView),
});

/**
 * A sample of a seller's stock: at most `STOCK_SAMPLE` lines, confirmed in the last 30 days. Under
 * 4 characters a keyword must be the whole part number; nobody can walk through a seller's list.
 */
export const sellerElectronic = query({
  path: '/seller/electronic',
  callers: anyone,
  schemas: () => schemas().then((all) => all.sellerElectronic),
  perMinute: 60,
  perCaller: searching,
});

export const sellerOne = query({
  path: '/seller/one',
  callers: ['seller'],
  schemas: () => schemas().then((all) => all.sellerOne),
});

/** Changes what the seller says of itself; name and place stay those of the settlement. */
export const sellerUpdate = command({
  path: '/seller/update',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.sellerUpdate),
});

/** Sets the logo, or takes it away where `logo` is empty. A picture of at most 1 MB. */
export const updateLogo = command({
  path: '/seller/updateLogo',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.updateLogo),
  failures: ['file.unknown', 'file.format'],
});

/** The pictures of one's own album, in order. */
export const sellerPhotoList = query({
  path: '/seller/photo/list',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.sellerPhotoList),
});

/** Adds a picture at the end; everyone may see it from then on. */
export const sellerPhotoAdd = command({
  path: '/seller/photo/add',
  perCaller: quotas.photos,
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.sellerPhotoAdd),
  failures: ['file.unknown', 'file.format', 'album.full'],
});

/** Removes a picture of one's own album; it is no longer public. */
export const sellerPhotoDel = command({
  path: '/seller/photo/del',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.sellerPhotoDel),
});

/** The pictures of one's own album, in order. */
export const buyerPhotoList = query({
  path: '/buyer/photo/list',
  callers: ['buyer'],
  schemas: () => schemas().then((all) => all.buyerPhotoList),
});

/** Adds a picture at the end; everyone may see it from then on. */
export const buyerPhotoAdd = command({
  path: '/buyer/photo/add',
  perCaller: quotas.photos,
  callers: ['buyer'],
  schemas: () => schemas().then((all) => all.buyerPhotoAdd),
  failures: ['file.unknown', 'file.format', 'album.full'],
});

/** Removes a picture of one's own album; it is no longer public. */
export const buyerPhotoDel = command({
  path: '/buyer/photo/del',
  callers: ['buyer'],
  schemas: () => schemas().then((all) => all.buyerPhotoDel),
});

export const buyerOne = query({
  path: '/buyer/one',
  callers: ['buyer'],
  schemas: () => schemas().then((all) => all.buyerOne),
});

export const buyerUpdate = command({
  path: '/buyer/update',
  callers: ['buyer'],
  schemas: () => schemas().then((all) => all.buyerUpdate),
  failures: ['file.unknown', 'file.format'],
});

/** One buyer's page; `0` is the reader's own as others see it. */
export const buyerView = query({
  path: '/buyer/view',
  callers: anyone,
  schemas: () => schemas().then((all) => all.buyerView),
});

/** Who posted a want-to-buy request, as its reader may know them; `id` is the post's. */
export const getBuyerInfo = query({
  path: '/wantBuy/getBuyerInfo',
  callers: traders,
  schemas: () => schemas().then((all) => all.getBuyerInfo),
});

/** Follows a seller, or stops where the reader follows it already. */
export const followSeller = command({
  path: '/user/follow/seller',
  perCaller: quotas.follows,
  callers: parties,
  schemas: () => schemas().then((all) => all.followSeller),
  failures: ['follow.own'],
});

/** Sellers that the reader follows, the latest first. */
export const followList = query({
  path: '/user/follow/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.followList),
});
