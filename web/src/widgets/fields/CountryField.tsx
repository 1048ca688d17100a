import { countryList } from '#contract/accounts/country-calls.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Combobox } from '#web/ui/form/Combobox.tsx';
import { type Country, countryLine, findCountries } from './country-search.ts';

interface Props {
  /** The code of the chosen country, in upper case, or empty. */
  readonly value: string;
  readonly onChange: (country: Country) => void;
  readonly disabled?: boolean | undefined;
  /** Where no country may be meant: how that reads, and what choosing it does. */
  readonly empty?: { readonly label: string; readonly onChoose: () => void } | undefined;
}

/** A country, found by code, English name or local name. Inside a Field it is labelled by it. */
export function CountryField({ value, onChange, disabled, empty }: Props) {
  const t = useTranslator('widgets');
  const list = useCallQuery(countryList, {}).data ?? [];
  const chosen = list.find((country) => country.id === value.toUpperCase());
  return (
    <Combobox
      value={value}
      displayValue={chosen ? countryLine(chosen) : value || (empty?.label ?? '')}
      find={(typed) => [
        ...(empty && typed === '' ? [{ value: '', label: empty.label }] : []),
        ...findCountries(list, typed).map((country) => ({
          value: country.id,
          label: countryLine(country),
        })),
      ]}
      onChange={(id) => {
        if (id === '') empty?.onChoose();
        const country = list.find((one) => one.id === id);
        if (country) onChange(country);
      }}
      nothing={t('countryNothing')}
      placeholder={t('countryHint')}
      delayMs={limits.suggestDelayMs}
      disabled={disabled}
    />
  );
}
