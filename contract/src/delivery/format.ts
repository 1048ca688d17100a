/** Whether a part of an address is asked for in a country. */
export type FieldRequirement = 'required' | 'optional' | 'none';

/** How an address is written in a country: its parts in order, and what a postcode looks like. */
export interface AddressFormat {
  readonly region: FieldRequirement;
  readonly postcode: FieldRequirement;
  readonly order: readonly AddressPart[];
  /** The pattern of a postcode; absent where any text is valid. */
  readonly pattern?: RegExp;
}
export type AddressPart = 'address' | 'city' | 'region' | 'postcode';

const west: readonly AddressPart[] = ['address', 'city', 'region', 'postcode'];
/** The postcode comes before the city. */
const europe: readonly AddressPart[] = ['address', 'postcode', 'city', 'region'];
/** From the large to the small. */
const east: readonly AddressPart[] = ['region', 'city', 'address', 'postcode'];

const plain: AddressFormat = { region: 'optional', postcode: 'optional', order: west };
const coded = (pattern: RegExp, order = europe): AddressFormat => ({
  region: 'none',
  postcode: 'required',
  order,
  pattern,
});
const federalFormat = (pattern: RegExp, order = west): AddressFormat => ({
  region: 'required',
  postcode: 'required',
  order,
  pattern,
});
/** Places without postcodes. */
const bare: AddressFormat = { region: 'none', postcode: 'none', order: west };

const four = /^\d{4}$/;
const five = /^\d{5}$/;
const six = /^\d{6}$/;

/** Countries whose form differs from the plain one. */
const formats: Readonly<Record<string, AddressFormat>> = {
  US: federalFormat(/^\d{5}(-\d{4})?$/),
  CA: federalFormat(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i),
  AU: federalFormat(four),
  BR: federalFormat(/^\d{5}-?\d{3}$/),
  MX: federalFormat(five),
  IN: federalFormat(six),
  CN: federalFormat(six, east),
  JP: federalFormat(/^\d{3}-?\d{4}$/, east),
  KR: federalFormat(five, east),
  TW: { ...coded(/^\d{3,6}$/, east), region: 'optional' },
  GB: coded(/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, west),
  NL: coded(/^\d{4} ?[A-Z]{2}$/i),
  PL: coded(/^\d{2}-\d{3}$/),
  PT: coded(/^\d{4}-\d{3}$/),
  SE: coded(/^\d{3} ?\d{2}$/),
  CZ: coded(/^\d{3} ?\d{2}$/),
  RU: { ...coded(six), region: 'optional' },
  IT: { ...coded(five), region: 'optional' },
  ES: { ...coded(five), region: 'optional' },
  SG: coded(six, west),
  HK: bare,
  MO: bare,
  AE: { ...bare, region: 'required' },
  ...Object.fromEntries(
    ['AT', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'SI'].map((code) => [code, coded(four)]),
  ),
  ...Object.fromEntries(['DE', 'FR', 'FI', 'EE', 'HR'].map((code) => [code, coded(five)])),
};

/** How an address is written in a country, by its code; the plain form where none is known. */
export const addressFormat = (country: string): AddressFormat =>
  formats[country.toUpperCase()] ?? plain;
