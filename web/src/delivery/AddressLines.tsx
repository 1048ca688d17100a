import { addressFormat } from '#contract/delivery/format.ts';
import type { Address } from '#contract/delivery/schemas.ts';
import { useLanguage } from '#web/i18n/translator.ts';

/** A country in a language; its code where it has no name. */
function countryIn(code: string, lang: string): string {
  try {
    return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

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
      {countryIn(address.country, lang)}
    </>
  );
}
