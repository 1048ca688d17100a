import type { SellerRow } from '#contract/companies/schemas.ts';
import { Country } from './Country.tsx';
import { CompanyText } from './Said.tsx';

/** Where a seller is: city, province as it wrote them, country in the reader's language. */
export function Place({ of }: { of: Pick<SellerRow, 'areaId' | 'province' | 'city'> }) {
  const parts = [...new Set([of.city, of.province])].filter((part) => part !== '');
  return (
    <>
      {parts.map((part) => (
        <span key={part}>
          <CompanyText text={part} name />
          {' · '}
        </span>
      ))}
      <Country code={of.areaId} />
    </>
  );
}
