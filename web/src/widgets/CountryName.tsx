import { countryList } from '#contract/accounts/country-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';

/** The name of a country in the reader's language; its code until the names are here. */
export function CountryName({ code }: { code: string }) {
  const countries = useCallQuery(countryList, {}).data ?? [];
  return countries.find(({ id }) => id === code.toUpperCase())?.name ?? code;
}
