import type { countryList } from '#contract/accounts/country-calls.ts';
import type { Output } from '#contract/call.ts';

export type Country = Output<typeof countryList>[number];

/** How a country is read in the selector: code - English name - local name. */
export const countryLine = ({ id, nameEn, name }: Country): string =>
  nameEn === name ? `${id} - ${nameEn}` : `${id} - ${nameEn} - ${name}`;

function rankOf(country: Country, typed: string): number | null {
  const code = country.id.toUpperCase();
  if (code === typed) return 0;
  if (code.startsWith(typed)) return 1;
  const english = country.nameEn.toUpperCase();
  if (english.startsWith(typed)) return 2;
  if (english.includes(typed)) return 3;
  const local = country.name.toUpperCase();
  if (local.startsWith(typed)) return 4;
  return local.includes(typed) ? 5 : null;
}

/** Codes keep their order; names are read in the order of the alphabet. */
const byName = (one: string, other: string, rank: number): number =>
  rank < 2 ? 0 : one.localeCompare(other, 'en');

/** The countries that a typed text means: by code, then English name, then local name. */
export function findCountries(countries: readonly Country[], text: string): Country[] {
  const typed = text.trim().toUpperCase();
  if (typed === '') return [...countries];
  return (
    countries
      .map((country) => ({ country, rank: rankOf(country, typed) }))
      .filter((one): one is { country: Country; rank: number } => one.rank !== null)
      // Of equal rank the name that says no more than was typed comes first: US before UM.
      .sort(
        (one, other) =>
          one.rank - other.rank || byName(one.country.nameEn, other.country.nameEn, one.rank),
      )
      .map(({ country }) => country)
  );
}
