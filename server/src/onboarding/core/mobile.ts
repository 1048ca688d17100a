import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString as parseAny,
} from 'libphonenumber-js/max';
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

/**
 * Tells whether a landline exists by the numbering plan of its country, with the code of its city
 * as it is dialled there. Places without city codes give the code of the country instead.
 */
export function isLandline(country: string, areaCode: string, number: string): boolean {
  const area = areaCode.replace(/\D/g, '');
  const digits = number.replace(/[\s().-]/g, '');
  if (area === '' || !/^\d{4,15}$/.test(digits)) return false;
  const code = country.toUpperCase();
  const national = isSupportedCountry(code)
    ? parseAny(area + digits, code as CountryCode)
    : undefined;
  return [national, parseAny(`+${area.replace(/^00/, '')}${digits}`)].some(
    (parsed) => parsed?.isValid() === true && parsed.country === code,
  );
}
