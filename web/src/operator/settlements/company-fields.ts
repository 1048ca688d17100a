import type { SellerCompany } from '#contract/onboarding/schemas.ts';

/** The fields of a settlement in the order of its form, by the part of the form. */
export const companyFields = {
  company: ['companyNameCn', 'companyNameEn', 'creditCode', 'licencePhoto', 'logo'],
  place: ['country', 'province', 'city', 'district', 'address', 'website'],
  contact: ['contactName', 'mobile', 'landline', 'whatsapp', 'skype', 'line'],
  trade: ['mainProducts', 'profile', 'platform', 'models'],
} as const satisfies Record<string, readonly (keyof SellerCompany)[]>;

export const companyParts = Object.keys(companyFields) as (keyof typeof companyFields)[];

export type CompanyField = (typeof companyFields)[keyof typeof companyFields][number];

/** Returns a field as one text; empty where it has no value. Pictures are shown apart. */
export function fieldValue(company: SellerCompany, field: CompanyField): string {
  if (field === 'models') return company.models.join(', ');
  const number = (code: string, rest: string) => (rest === '' ? '' : `+${code} ${rest}`.trim());
  if (field === 'mobile') return number(company.mobileAreaCode, company.mobile);
  if (field === 'landline') {
    return [company.landlineAreaCode, company.landline].filter(Boolean).join(' ');
  }
  return company[field];
}

/** Returns the field under which a change of one part number is kept. */
export const modelField = (index: number): string => `models.${index}`;

/** Returns the place of the part number that a field names, counted from one; null for others. */
export function modelPlace(field: string): number | null {
  const [, index] = /^models\.(\d+)$/.exec(field) ?? [];
  return index === undefined ? null : Number(index) + 1;
}
