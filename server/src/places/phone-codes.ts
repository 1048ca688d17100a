import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Language } from '#contract/option-schemas.ts';
import type { PhoneCode } from '#contract/places/schemas.ts';
import { countryName } from './countries.ts';

const lists = new Map<Language, readonly PhoneCode[]>();

/** All dialling codes with the country's name in a language, lowest code first. */
export function phoneCodes(lang: Language): readonly PhoneCode[] {
  const known = lists.get(lang);
  if (known !== undefined) return known;
  const list = getCountries()
    .map((id) => ({
      id: String(id),
      code: String(getCountryCallingCode(id)),
      name: countryName(id, lang),
      nameEn: countryName(id, 'en'),
    }))
    .sort((one, other) =>
      one.code === other.code
        ? one.nameEn.localeCompare(other.nameEn, 'en')
        : one.code.localeCompare(other.code, 'en'),
    );
  lists.set(lang, list);
  return list;
}
