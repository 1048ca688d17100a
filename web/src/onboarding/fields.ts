import type { FieldKey } from '#contract/locales/dictionaries.ts';
import type { SellerCompany } from '#contract/onboarding/schemas.ts';

export const stepNames = ['company', 'proof', 'deposit'] as const;
export type StepName = (typeof stepNames)[number];

export type FieldName = keyof SellerCompany;

/** The step on which a field is filled in; what is not named here belongs to the company. */
const proofFields: ReadonlySet<string> = new Set([
  'mainProducts',
  'platform',
  'models',
  'website',
  'profile',
]);

export const stepOf = (field: string): StepName =>
  proofFields.has(field.split('.')[0] ?? field) ? 'proof' : 'company';

/** The sentences of a missing field where it is more than "needed". */
const reasons: Partial<Record<FieldName | 'phoneCode', FieldKey>> = {
  creditCode: 'creditCode',
  licencePhoto: 'licence',
  country: 'country',
  mobile: 'mobile',
  phoneCode: 'phoneCode',
  landline: 'landline',
  models: 'models',
  website: 'website',
};

export const reasonOf = (field: FieldName | 'phoneCode'): FieldKey => reasons[field] ?? 'needed';

export const MODELS = 3;

/** Returns the company to send, without part numbers that were left empty. */
export const sentCompany = (company: SellerCompany): SellerCompany => ({
  ...company,
  models: company.models.filter((model) => model.trim() !== ''),
});
