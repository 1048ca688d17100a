import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * A mobile number in the international form, `+8613800138000`, by the numbering plan of its area
 * code; null where that plan has no such mobile.
 */
export function mobileOf(areaCode: string, number: string): string | null {
  const area = areaCode.replace(/\D/g, '').replace(/^00/, '');
  const digits = number.replace(/[\s().-]/g, '');
  if (area === '' || !/^\d{4,15}$/.test(digits)) return null;
  const parsed = parsePhoneNumberFromString(`+${area}${digits}`);
  return parsed?.isValid() ? parsed.number : null;
}
