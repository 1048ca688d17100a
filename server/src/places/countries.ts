import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '#contract/option-schemas.ts';

/** A country as the selector shows it: code, name in the reader's language, English name. */
export interface Country {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
}

/** The locale whose names of countries each language uses. */
const locales: Record<Language, string> = {
  zh: 'zh-CN',
  en: 'en',
  es: 'es',
  fr: 'fr',
  ru: 'ru',
};

interface CountryRecord {
  readonly cca2: string;
  readonly name: { readonly common: string };
}

/** The package is a file of a megabyte with all facts of all countries: only these are kept. */
function readCountries(): readonly CountryRecord[] {
  const file = fileURLToPath(import.meta.resolve('world-countries/countries.json'));
  const all = JSON.parse(readFileSync(file, 'utf8')) as readonly CountryRecord[];
  return all.map(({ cca2, name }) => ({ cca2, name: { common: name.common } }));
}

const countries = readCountries();
const lists = new Map<Language, readonly Country[]>();
const codes: ReadonlySet<string> = new Set(countries.map((country) => country.cca2));

const namers = new Map<Language, Intl.DisplayNames>();

function namesOf(lang: Language): Intl.DisplayNames {
  const known = namers.get(lang) ?? new Intl.DisplayNames(locales[lang], { type: 'region' });
  namers.set(lang, known);
  return known;
}

/** All countries in the order of their codes. */
export function countryList(lang: Language): readonly Country[] {
  const known = lists.get(lang);
  if (known !== undefined) return known;
  const names = namesOf(lang);
  const list = countries
    .map(({ cca2, name }) => ({
      id: cca2,
      name: names.of(cca2) ?? name.common,
      nameEn: name.common,
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  lists.set(lang, list);
  return list;
}

/** The name of a country or region in a language; its code where there is none. */
export const countryName = (code: string, lang: Language): string => namesOf(lang).of(code) ?? code;

/** Whether a code, in upper case, names a country of the list. */
export const isCountry = (code: string): boolean => codes.has(code);
