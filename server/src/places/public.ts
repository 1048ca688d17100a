import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import type { Implementation } from '#server/kit/implement.ts';
import { areaCalled, areaName, namesOfArea } from './areas.ts';
import { placesCalls } from './calls.ts';
import * as countries from './countries.ts';

/** The slice of facts about the world: countries, areas, dialling codes, languages. */
export const placesSlice = (): { readonly calls: readonly Implementation[] } => ({
  calls: placesCalls,
});

/** Whether a code, in upper case, names a country of the list. */
export const isCountry = (code: string): boolean => countries.isCountry(code);

/** A province or city in the reader's language; as it was written where the data has none of it. */
export function placeName(country: string, place: string, lang: Language): string {
  const area = areaCalled(country, place);
  return area === null ? place : areaName(area, lang);
}

/** All names of a province or city, so that it is found in each language. */
export function placeNames(country: string, place: string): readonly string[] {
  const area = areaCalled(country, place);
  return area === null ? [] : namesOfArea(area);
}

/** The name of a country in a language; its code where no country has it. */
export const countryName = (code: string, lang: Language): string =>
  countries.isCountry(code) ? countries.countryName(code, lang) : code;

/** The names of a country in all languages. */
export const countryNames = (code: string): readonly string[] => [
  ...new Set(
    languages.flatMap((lang) => {
      const country = countries.countryList(lang).find(({ id }) => id === code);
      return country === undefined ? [] : [country.name, country.nameEn];
    }),
  ),
];
