import { z } from 'zod';
import { anyone, command, parties, query, traders } from '../call.ts';
import { searching } from '../catalog/searching.ts';
import { SellerEntry } from '../content/blacklist.ts';
import { CountryCode, FileUrl, Id, Instant } from '../fields.ts';
import { StockLine } from '../inventory/calls.ts';
import { limits } from '../limits.ts';
import { MoneyWire } from '../money.ts';
import { settlementStates } from '../onboarding/table.ts';
import { quotas } from '../quotas.ts';
import { Nothing, pageOf } from '../response.ts';
import { BuyerProfile, Picture, SellerProfile } from './profile.ts';
import { Standing } from './standing.ts';

/** A seller as a list shows it. No row carries a way to reach the seller. */
export const SellerRow = z.object({
  id: z.string(),
  company: z.string(),
  /** The name in Chinese; empty where the seller has none. */
  companyCn: z.string(),
  /** Country code. */
  areaId: z.string(),
  province: z.string(),
  city: z.string(),
  /** Address at which a browser gets the logo; empty where there is none. */
  logo: z.string(),
  /** When the settlement passed; null where that was before the platform kept it. */
  since: Instant.nullable(),
  standing: Standing,
  /** The integrity deposit that Assay holds of it, in CNY; null where it holds none. */
  deposit: MoneyWire.nullable(),
  stockLines: z.number().int(),
  /** Makers with the most lines in stock, first. */
  brands: z.array(z.string()),
});
export type SellerRow = z.infer<typeof SellerRow>;

/** Lower ends of the interval of passed lots by which sellers are filtered. */
export const standings = ['any', 'inspected', 'low50', 'low80'] as const;
export const StandingFilter = z.enum(standings);
export type StandingFilter = z.infer<typeof StandingFilter>;

const ListPaging = z.object({
  pageNum: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.literal(limits.pageSizes).default(limits.pageSizeDefault),
});

/**
 * Settled sellers, those with the best proven record first. Only the first `searchDepth` matches of
 * a search are shown; `bounded` says that there are more, and `total` counts those shown.
 */
export const searchMember = query({
  path: '/search/member',
  callers: anyone,
  input: ListPaging.extend({
    keyword: z.string().trim().max(80, 'tooLong').default(''),
    /** 1: the keyword is a whole name, brand or place, not a part of one. */
    isAccurate: z.union([z.literal(0), z.literal(1)]).default(0),
    brand: z.string().trim().max(80, 'tooLong').default(''),
    areaId: z.union([CountryCode, z.literal('')]).default(''),
    standing: StandingFilter.default('any'),
  }),
  output: pageOf(SellerRow).extend({ bounded: z.boolean() }),
  perMinute: 60,
  perCaller: searching,
});

export const Photo = z.object({ id: z.string(), url: z.string(), link: z.string() });
export type Photo = z.infer<typeof Photo>;

/** A seller's page as everyone sees it. */
export const SellerView = SellerRow.extend({
  about: z.string(),
  mainProducts: z.string(),
  /** Brands that the seller names itself. */
  ownBrands: z.array(z.string()),
  website: z.string(),
  photos: z.array(Photo),
  followers: z.number().int(),
  followed: z.boolean(),
  /** Open entries of the blacklist about it; whoever is listed takes no orders. */
  blacklist: z.array(SellerEntry),
  /** The reader's own page; then `settled` may be false, and nobody else sees it. */
  mine: z.boolean(),
  settled: z.boolean(),
});
export type SellerView = z.infer<typeof SellerView>;

/** One seller's public page; `0` is the reader's own, settled or not. */
export const sellerView = query({
  path: '/seller/view',
  callers: anyone,
  input: z.object({ id: z.union([Id, z.literal('0')]) }),
  output: SellerView,
});

/**
 * A sample of a seller's stock: at most `STOCK_SAMPLE` lines, confirmed in the last 30 days. Under
 * 4 characters a keyword must be the whole part number; nobody can walk through a seller's list.
 */
export const sellerElectronic = query({
  path: '/seller/electronic',
  callers: anyone,
  input: z.object({
    id: z.union([Id, z.literal('0')]),
    keyword: z.string().trim().max(80, 'tooLong').default(''),
  }),
  output: z.object({ total: z.number().int(), list: z.array(StockLine) }),
  perMinute: 60,
  perCaller: searching,
});

/** A seller's own profile, and how complete it is. */
export const SellerOwn = SellerProfile.extend({
  logo: Picture,
  logoLink: z.string(),
  company: z.string(),
  companyCn: z.string(),
  areaId: z.string(),
  province: z.string(),
  city: z.string(),
  settled: z.boolean(),
  /** `+86-13800138000`; `--` where the settlement has none. */
  telephone: z.string(),
  email: z.string(),
  state: z.enum(settlementStates),
  /** Whole percent; `missing` names the parts that are not there yet. */
  percent: z.number().int(),
  missing: z.array(z.string()),
  photos: z.number().int(),
});
export type SellerOwn = z.infer<typeof SellerOwn>;

export const sellerOne = query({
  path: '/seller/one',
  callers: ['seller'],
  input: Nothing,
  output: SellerOwn,
});

/** Changes what the seller says of itself; name and place stay those of the settlement. */
export const sellerUpdate = command({
  path: '/seller/update',
  callers: ['settled'],
  input: SellerProfile,
  output: SellerOwn,
});

/** Sets the logo, or takes it away where `logo` is empty. A picture of at most 1 MB. */
export const updateLogo = command({
  path: '/seller/updateLogo',
  callers: ['settled'],
  input: z.object({ logo: Picture }),
  output: SellerOwn,
  failures: ['file.unknown', 'file.format'],
});

const album = (side: 'buyer' | 'seller') => {
  const by = side === 'buyer' ? (['buyer'] as const) : (['settled'] as const);
  return {
    list: query({
      path: `/${side}/photo/list`,
      callers: by,
      input: Nothing,
      output: z.array(Photo),
    }),
    /** Adds a picture at the end; everyone may see it from then on. */
    add: command({
      path: `/${side}/photo/add`,
      perCaller: quotas.photos,
      callers: by,
      input: z.object({ url: FileUrl }),
      output: Photo,
      failures: ['file.unknown', 'file.format', 'album.full'],
    }),
    /** Removes a picture of one's own album; it is no longer public. */
    del: command({
      path: `/${side}/photo/del`,
      callers: by,
      input: z.object({ id: Id }),
      output: Nothing,
    }),
  };
};

export const { list: sellerPhotoList, add: sellerPhotoAdd, del: sellerPhotoDel } = album('seller');
export const { list: buyerPhotoList, add: buyerPhotoAdd, del: buyerPhotoDel } = album('buyer');

/** Buyer info (specification section 3) as its own buyer sees it. */
export const BuyerInfo = BuyerProfile.extend({
  id: z.string(),
  createtime: Instant,
  logoLink: z.string(),
  /** The account's e-mail; it is shown to nobody by the profile. */
  email: z.string(),
  /** How complete the profile is, in whole percent. */
  rate: z.number().int(),
  /** Parts of the percent that are not there yet, by field. */
  missing: z.array(z.string()),
  /** The desk member who looks after the company; empty where none does. */
  supportId: z.string(),
  photos: z.number().int(),
});
export type BuyerInfo = z.infer<typeof BuyerInfo>;

export const buyerOne = query({
  path: '/buyer/one',
  callers: ['buyer'],
  input: Nothing,
  output: BuyerInfo,
});

export const buyerUpdate = command({
  path: '/buyer/update',
  callers: ['buyer'],
  input: BuyerProfile,
  output: BuyerInfo,
  failures: ['file.unknown', 'file.format'],
});

/** How a buyer is reached; only its trading partners and itself are given this. */
export const BuyerReach = BuyerProfile.pick({
  address: true,
  lang: true,
  website: true,
  duns: true,
  telAreaCode: true,
  tel: true,
  freeTel: true,
  workTime: true,
  buyerContactList: true,
});
export type BuyerReach = z.infer<typeof BuyerReach>;

/** A buyer's page; `reach` is null for those who trade nothing with the buyer. */
export const BuyerView = z.object({
  id: z.string(),
  company: z.string(),
  areaId: z.string(),
  logo: z.string(),
  about: z.string(),
  createtime: Instant,
  /** Orders that this buyer completed. */
  deals: z.number().int(),
  photos: z.array(Photo),
  mine: z.boolean(),
  /** Why the reader is given `reach`: its own page, an order or a quote between both. */
  because: z.enum(['self', 'order', 'quote']).nullable(),
  reach: BuyerReach.nullable(),
});
export type BuyerView = z.infer<typeof BuyerView>;

/** One buyer's page; `0` is the reader's own as others see it. */
export const buyerView = query({
  path: '/buyer/view',
  callers: anyone,
  input: z.object({ id: z.union([Id, z.literal('0')]) }),
  output: BuyerView,
});

/** Who posted a want-to-buy request, as its reader may know them; `id` is the post's. */
export const getBuyerInfo = query({
  path: '/wantBuy/getBuyerInfo',
  callers: traders,
  input: z.object({ id: Id }),
  output: BuyerView,
});

/** Follows a seller, or stops where the reader follows it already. */
export const followSeller = command({
  path: '/user/follow/seller',
  perCaller: quotas.follows,
  callers: parties,
  input: z.object({ sellerId: Id }),
  output: z.object({ followed: z.boolean(), followers: z.number().int() }),
  failures: ['follow.own'],
});

export const FollowedSeller = SellerRow.extend({
  followedAt: Instant,
  /** False where the seller has left the market: its page is not there any more. */
  open: z.boolean(),
});
export type FollowedSeller = z.infer<typeof FollowedSeller>;

/** Sellers that the reader follows, the latest first. */
export const followList = query({
  path: '/user/follow/list',
  callers: parties,
  input: ListPaging,
  output: pageOf(FollowedSeller),
});
