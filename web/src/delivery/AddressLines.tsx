import { addressFormat } from '#contract/delivery/format.ts';
import type { Address } from '#contract/delivery/schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useLanguage } from '#web/i18n/translator.ts';

/** An address as its country writes it, then the country in the reader's language. */
export function AddressLines({ address }: { address: Address }) {
  const lang = useLanguage();
  const parts = addressFormat(address.country)
    .order.map((part) => address[part])
    .filter((text) => text !== '');
  return (
    <>
      <span translate="no">{parts.join(', ')}</span>
      {' · '}
      {countryName(address.country, lang)}
    </>
  );
}
