import { z } from 'zod';
import { CountryCode, Id, needed, text } from '../fields.ts';
import { Carrier } from '../option-schemas.ts';
import { Nothing } from '../response-schemas.ts';
import { addressFormat } from './format.ts';

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

const One = z.object({ id: Id });

export const addressList = {
  input: Nothing,
  output: z.array(Address),
};

export const addressSave = {
  input: AddressInput,
  output: Address,
};

export const addressDel = {
  input: One,
  output: Nothing,
};

export const addressSetDefault = {
  input: One,
  output: Nothing,
};

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

export const freightList = {
  input: Nothing,
  output: z.array(FreightAccount),
};

export const freightSave = {
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
};

export const freightDel = {
  input: One,
  output: Nothing,
};

export const freightOne = {
  input: One,
  output: z.object({ carrier: Carrier, number: z.string() }),
};
