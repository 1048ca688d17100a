import { z } from 'zod';
import { CountryCode, Email, FileUrl, needed, text } from '../fields.ts';
import { BRANDS_MAX, CONTACTS_MAX } from './profile.ts';

/** A telephone number or a part of one as typed; empty where none is given. */
const PhoneText = z
  .string()
  .trim()
  .regex(/^([0-9][0-9 ()./-]{3,24})?$/, 'phone');

const AreaCode = z
  .string()
  .trim()
  .regex(/^(\+?[0-9]{1,6})?$/, 'phone')
  .transform((code) => code.replace('+', ''));

/** A website may be left out; one that is given begins with http:// or https://. */
export const Website = z
  .string()
  .trim()
  .max(200, 'tooLong')
  .regex(/^(https?:\/\/[^\s/.]+\.\S+)?$/i, 'website');

/** A D-U-N-S number: nine digits, hyphens allowed as typed; empty where there is none. */
export const Duns = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\d{9})?$/, 'duns'));

export const Picture = z.union([FileUrl, z.literal('')]);

/** A person of a company whom its trading partners may reach. */
export const BuyerContact = z.object({
  name: needed(80),
  position: text(80).default(''),
  email: z.union([z.literal(''), Email]).default(''),
  phone: PhoneText.default(''),
});

export type BuyerContact = z.infer<typeof BuyerContact>;

/** A buyer's own description of its company (specification section 3: Buyer info). */
export const BuyerProfile = z.object({
  company: needed(200),
  /** Country code. */
  areaId: CountryCode,
  logo: Picture.default(''),
  about: text().default(''),
  address: text(300).default(''),
  /** The language to write in, ISO 639-1; empty where none is said. */
  lang: z
    .string()
    .trim()
    .regex(/^([a-z]{2,3})?$/, 'invalid')
    .default(''),
  website: Website.default(''),
  duns: Duns.default(''),
  telAreaCode: AreaCode.default(''),
  tel: PhoneText.default(''),
  freeTel: PhoneText.default(''),
  workTime: text(80).default(''),
  buyerContactList: z.array(BuyerContact).max(CONTACTS_MAX, 'tooMany').default([]),
});

export type BuyerProfile = z.infer<typeof BuyerProfile>;

/**
 * A seller's own description on its public page. Name, country and city come from the reviewed
 * settlement and are not changed here.
 */
export const SellerProfile = z.object({
  about: text().default(''),
  mainProducts: text(500).default(''),
  brands: z.array(needed(80)).max(BRANDS_MAX, 'tooMany').default([]),
  website: Website.default(''),
});

export type SellerProfile = z.infer<typeof SellerProfile>;
