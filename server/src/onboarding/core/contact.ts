import type { SellerContact } from '#contract/onboarding/schemas.ts';
import { mobileOf } from './mobile.ts';
import type { Missing } from './required.ts';

type TextField = Exclude<keyof SellerContact, 'mobileAreaCode' | 'mobile'>;
const textFields = [
  'province',
  'city',
  'district',
  'address',
  'contactName',
] as const satisfies readonly TextField[];

const isSameNumber = (before: SellerContact, after: SellerContact): boolean =>
  before.mobileAreaCode === after.mobileAreaCode && before.mobile === after.mobile;

/** Returns a mobile number as people read it; empty where there is none. */
const writtenMobile = ({ mobileAreaCode, mobile }: SellerContact): string =>
  mobile === '' ? '' : `+${mobileAreaCode} ${mobile}`;

/** Returns the fields that differ, each with its new value; a field that was emptied has a dash. */
export function changedContact(
  before: SellerContact,
  after: SellerContact,
): { field: TextField | 'mobile'; note: string }[] {
  const texts = textFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, note: after[field] || '–' }));
  return isSameNumber(before, after)
    ? texts
    : [...texts, { field: 'mobile', note: writtenMobile(after) || '–' }];
}

/**
 * Returns what is wrong with a proposed mobile number. One that stays as it is is not judged anew:
 * settlements that passed before numbers were verified have none that was.
 */
export function mobileViolations(
  before: SellerContact,
  after: SellerContact,
  verifiedPhone: string | null,
): readonly Missing[] {
  if (isSameNumber(before, after)) return [];
  const phone = mobileOf(after.mobileAreaCode, after.mobile);
  if (phone === null) return [{ field: 'mobile', key: 'mobile' }];
  return phone === verifiedPhone ? [] : [{ field: 'phoneCode', key: 'phoneCode' }];
}
