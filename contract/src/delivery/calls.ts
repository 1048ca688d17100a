import { z } from 'zod';
import { command, query } from '../call.ts';
import { CountryCode, Id, needed, text } from '../fields.ts';
import { Carrier } from '../options.ts';
import { quotas } from '../quotas.ts';
import { Nothing } from '../response.ts';
import { addressFormat } from './format.ts';

/** How many addresses, and how many freight accounts, a buyer keeps. */
export const BOOK_MAX = 20;

const Phone = z
  .string()
  .trim()
  .min(1, 'needed')
  .regex(/^\+?[0-9][0-9 ()./-]{3,28}$/, 'phone');

const fields = {
  name: needed(80),
  company: text(200).default(''),
  country: CountryCode,
  /** State, province or prefecture, where the country's addresses have one. */
  region: text(80).default(''),
  city: needed(80),
  address: needed(300),
  postcode: text(20).default(''),
  phone: Phone,
};

/** An address to which goods are shipped. */
export const Address = z.object({ id: z.string(), ...fields, isDefault: z.boolean() });
export type Address = z.infer<typeof Address>;

/** An address as its form sends it; region and postcode as the country asks for them. */
export const AddressInput = z
  .object({ id: Id.nullable().default(null), ...fields, isDefault: z.boolean().default(false) })
  .superRefine(({ country, region, postcode }, context) => {
    const format = addressFormat(country);
    const lack = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: 'needed' });
    if (format.region === 'required' && region === '') lack('region');
    if (format.postcode === 'required' && postcode === '') lack('postcode');
    if (postcode !== '' && format.pattern && !format.pattern.test(postcode)) {
      context.addIssue({ code: 'custom', path: ['postcode'], message: 'postcode' });
    }
  });
export type AddressInput = z.input<typeof AddressInput>;

const by = ['buyer'] as const;
const One = z.object({ id: Id });

/** The buyer's addresses, the default one first. */
export const addressList = query({
  path: '/address/list',
  callers: by,
  input: Nothing,
  output: z.array(Address),
});

/** Adds an address, or changes the one that `id` names. The first one is the default. */
export const addressSave = command({
  path: '/address/save',
  perCaller: quotas.book,
  callers: by,
  input: AddressInput,
  output: Address,
  failures: ['book.full'],
});

/** Removes an address; where it was the default, the latest other one is. */
export const addressDel = command({
  path: '/address/del',
  callers: by,
  input: One,
  output: Nothing,
});

/** Makes an address the default one; the one before is it no longer. */
export const addressSetDefault = command({
  path: '/address/setDefault',
  callers: by,
  input: One,
  output: Nothing,
});

/** An account of the buyer's own at a carrier; of its number the last signs are shown. */
export const FreightAccount = z.object({
  id: z.string(),
  carrier: Carrier,
  /** `•••• 4821`. */
  masked: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
});
export type FreightAccount = z.infer<typeof FreightAccount>;

/** The number of an account at a carrier: letters, digits and hyphens. */
const FreightNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{3,38}$/, 'freightAccount');

export const freightList = query({
  path: '/freight/list',
  callers: by,
  input: Nothing,
  output: z.array(FreightAccount),
});

/** Adds an account, or changes label and default of the one that `id` names. */
export const freightSave = command({
  path: '/freight/save',
  perCaller: quotas.book,
  callers: by,
  input: z
    .object({
      id: Id.nullable().default(null),
      carrier: Carrier,
      /** Null leaves the number of a known account as it is. */
      number: FreightNumber.nullable().default(null),
      label: text(80).default(''),
      isDefault: z.boolean().default(false),
    })
    .superRefine(({ id, number }, context) => {
      if (id === null && number === null) {
        context.addIssue({ code: 'custom', path: ['number'], message: 'needed' });
      }
    }),
  output: FreightAccount,
  failures: ['book.full'],
});

export const freightDel = command({
  path: '/freight/del',
  callers: by,
  input: One,
  output: Nothing,
});

/** The whole number of one account, for its own buyer alone: what an order's form is filled with. */
export const freightOne = query({
  path: '/freight/one',
  ownOnly: true,
  callers: by,
  input: One,
  output: z.object({ carrier: Carrier, number: z.string() }),
});
