import type { Address } from '#contract/delivery/schemas.ts';

/** The part of an order's address that an address book keeps. */
export interface AddressFields {
  readonly name: string;
  readonly company: string;
  readonly country: string;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  readonly phone: string;
}

/** Returns a kept address as an order has it: the state or province stands with the city. */
export const toAddressFields = (saved: Address): AddressFields => ({
  name: saved.name,
  company: saved.company,
  country: saved.country,
  address: saved.address,
  city: saved.region === '' ? saved.city : `${saved.city}, ${saved.region}`,
  postcode: saved.postcode,
  phone: saved.phone,
});

const keyOf = (one: AddressFields) =>
  [one.name, one.company, one.country, one.address, one.city, one.postcode, one.phone]
    .map((text) => text.trim().toLowerCase())
    .join('\n');

/** Whether a typed address stands in the book already. */
export const isInBook = (book: readonly Address[], typed: AddressFields): boolean =>
  book.some((saved) => keyOf(toAddressFields(saved)) === keyOf(typed));
