import { z } from 'zod';
import { SellerEntry } from '../content/blacklist-schemas.ts';
import { CountryCode, FileUrl, Id, Instant } from '../fields.ts';
import { StockLine } from '../inventory/schemas.ts';
import { limits } from '../limits.ts';
import { MoneyWire } from '../money-schemas.ts';
import { settlementStates } from '../onboarding/table.ts';
import { Nothing, pageOf } from '../response-schemas.ts';
import { standings } from './constants.ts';
import { BuyerProfile, Picture, SellerProfile } from './profile-schemas.ts';
import { TrackRecord } from './standing-schemas.ts';

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
  standing: TrackRecord,
  /** The integrity deposit that Assay holds of it, in CNY; null where it holds none. */
  deposit: MoneyWire.nullable(),
  stockLines: z.number().int(),
  /** Makers with the most lines in stock, first. */
  brands: z.array(z.string()),
});

export type SellerRow = z.infer<typeof SellerRow>;

export const TrackRecordFilter = z.enum(standings);

export type TrackRecordFilter = z.infer<typeof TrackRecordFilter>;

const ListPaging = z.object({
  pageNum: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.literal(limits.pageSizes).default(limits.pageSizeDefault),
});

export const searchMember = {
  input: ListPaging.extend({
    keyword: z.string().trim().max(80, 'tooLong').default(''),
    /** 1: the keyword is a whole name, brand or place, not a part of one. */
    isAccurate: z.union([z.literal(0), z.literal(1)]).default(0),
    brand: z.string().trim().max(80, 'tooLong').default(''),
    areaId: z.union([CountryCode, z.literal('')]).default(''),
    standing: TrackRecordFilter.default('any'),
  }),
  output: pageOf(SellerRow).extend({ bounded: z.boolean() }),
};

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

export const sellerView = {
  input: z.object({ id: z.union([Id, z.literal('0')]) }),
  output: SellerView,
};

export const sellerElectronic = {
  input: z.object({
    id: z.union([Id, z.literal('0')]),
    keyword: z.string().trim().max(80, 'tooLong').default(''),
  }),
  output: z.object({ total: z.number().int(), list: z.array(StockLine) }),
};

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

export const sellerOne = {
  input: Nothing,
  output: SellerOwn,
};

export const sellerUpdate = {
  input: SellerProfile,
  output: SellerOwn,
};

export const updateLogo = {
  input: z.object({ logo: Picture }),
  output: SellerOwn,
};

export const sellerPhotoList = {
  input: Nothing,
  output: z.array(Photo),
};

export const sellerPhotoAdd = {
  input: z.object({ url: FileUrl }),
  output: Photo,
};

export const sellerPhotoDel = {
  input: z.object({ id: Id }),
  output: Nothing,
};

export const buyerPhotoList = {
  input: Nothing,
  output: z.array(Photo),
};

export const buyerPhotoAdd = {
  input: z.object({ url: FileUrl }),
  output: Photo,
};

export const buyerPhotoDel = {
  input: z.object({ id: Id }),
  output: Nothing,
};

/** Buyer info (specification section 3) as its own buyer sees it. */
export const BuyerInfo = BuyerProfile.extend({
  id: z.string(),
  /** The name of the country in the reader's language; empty where none is stated. */
  area: z.string(),
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

export const buyerOne = {
  input: Nothing,
  output: BuyerInfo,
};

export const buyerUpdate = {
  input: BuyerProfile,
  output: BuyerInfo,
};

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

export const buyerView = {
  input: z.object({ id: z.union([Id, z.literal('0')]) }),
  output: BuyerView,
};

export const getBuyerInfo = {
  input: z.object({ id: Id }),
  output: BuyerView,
};

export const followSeller = {
  input: z.object({ sellerId: Id }),
  output: z.object({ followed: z.boolean(), followers: z.number().int() }),
};

export const FollowedSeller = SellerRow.extend({
  followedAt: Instant,
  /** False where the seller has left the market: its page is not there any more. */
  open: z.boolean(),
});

export type FollowedSeller = z.infer<typeof FollowedSeller>;

export const followList = {
  input: ListPaging,
  output: pageOf(FollowedSeller),
};
