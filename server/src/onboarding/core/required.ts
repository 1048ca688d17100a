import { limits } from '#contract/limits.ts';
import type { FieldKey } from '#contract/locales/dictionaries.ts';
import type { SellerCompany } from '#contract/onboarding/schemas.ts';
import { isCreditCode } from './credit-code.ts';
import { isLandline, mobileOf } from './mobile.ts';

/** A required field that is empty or wrong, with the key of its sentence. */
export interface Missing {
  readonly field: keyof SellerCompany | 'phoneCode';
  readonly key: FieldKey;
}

const MODELS = 3;
/** Only companies of mainland China have a unified social credit code with a check sign. */
const CODED = 'CN';

/** A settlement's company, and the mobile number that its account has verified. */
export interface Declared {
  readonly company: SellerCompany;
  /** In the international form; null where none was verified. */
  readonly verifiedPhone: string | null;
}

type Rule = readonly [
  field: Missing['field'],
  key: FieldKey,
  holds: (company: SellerCompany, verifiedPhone: string | null) => boolean,
];

/** Tells whether the company's mobile number is the verified one. */
export const isMobileVerified = ({ company, verifiedPhone }: Declared): boolean =>
  verifiedPhone !== null && mobileOf(company.mobileAreaCode, company.mobile) === verifiedPhone;

const filledRule = (field: keyof SellerCompany): Rule => [
  field,
  'needed',
  (of) => of[field] !== '',
];

/** The rules that a settlement must meet to be submitted (wallet document, section 5). */
const rules: readonly Rule[] = [
  filledRule('companyNameCn'),
  filledRule('companyNameEn'),
  ['creditCode', 'creditCode', (of) => of.creditCode.length === limits.creditCodeChars],
  ['licencePhoto', 'licence', (of) => of.licencePhoto !== ''],
  ['country', 'country', (of) => of.country !== ''],
  filledRule('province'),
  filledRule('city'),
  filledRule('address'),
  filledRule('contactName'),
  ['mobile', 'mobile', (of) => mobileOf(of.mobileAreaCode, of.mobile) !== null],
  [
    'phoneCode',
    'phoneCode',
    (company, phone) => isMobileVerified({ company, verifiedPhone: phone }),
  ],
  filledRule('landlineAreaCode'),
  ['landline', 'landline', (of) => isLandline(of.country, of.landlineAreaCode, of.landline)],
  filledRule('platform'),
  ['models', 'models', (of) => new Set(of.models).size === MODELS],
];

/** A website may be left out; one that is given begins with http:// or https://. */
export const isWebsite = (text: string): boolean =>
  text === '' || /^https?:\/\/[^\s/.]+\.\S+$/i.test(text);

/** Fields that keep a settlement from being sent in, in the order of the form. */
export function missing({ company, verifiedPhone }: Declared): readonly Missing[] {
  const violations = rules.flatMap(([field, key, holds]) =>
    holds(company, verifiedPhone) ? [] : [{ field, key }],
  );
  return isWebsite(company.website)
    ? violations
    : [...violations, { field: 'website', key: 'website' } as const];
}

/** How much of what is required is there, 0 to 1 with three decimals. */
export function filledShare({ company, verifiedPhone }: Declared): number {
  const there = rules.filter(([, , holds]) => holds(company, verifiedPhone)).length;
  return Math.round((there / rules.length) * 1000) / 1000;
}

/** Whether the credit code's check sign is right; null for a company that has no such code. */
export const creditCodeHolds = ({ country, creditCode }: SellerCompany): boolean | null =>
  country === CODED ? isCreditCode(creditCode) : null;

/** Fields whose values differ between two submissions. */
export function changedFields(before: SellerCompany, after: SellerCompany): string[] {
  const fields = Object.keys(after) as (keyof SellerCompany)[];
  return fields.filter((field) => String(before[field]) !== String(after[field]));
}
