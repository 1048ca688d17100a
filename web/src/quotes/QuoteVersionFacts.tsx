import type { QuoteVersion } from '#contract/enquiries/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './quotes.module.css';

/** A version as both sides see it, with the fingerprint that an order takes over. */
export function QuoteVersionFacts({ quote, title }: { quote: QuoteVersion; title: string }) {
  const t = useTranslator('quotes');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const prices = usePriceTexts(quote);
  const items: Definition[] = [
    { key: 'mpn', term: t('form.model'), value: <Mpn mpn={quote.mpn} /> },
    {
      key: 'maker',
      term: t('form.maker'),
      value: <span translate="no">{quote.manufacturer}</span>,
    },
    { key: 'price', term: t('form.price'), value: prices.join(' · ') },
    ...(quote.agreedPrice === null
      ? []
      : [{ key: 'agreed', term: t('detail.agreed'), value: format.price(quote.agreedPrice) }]),
    { key: 'quantity', term: t('form.quantity'), value: format.quantity(quote.quantity) },
    ...(quote.moq === null
      ? []
      : [{ key: 'moq', term: t('form.moq'), value: format.quantity(quote.moq) }]),
    {
      key: 'condition',
      term: t('form.condition'),
      value: facts(`condition.${quote.condition}`),
    },
    ...(quote.packaging
      ? [
          {
            key: 'packaging',
            term: facts('offering.packaging'),
            value: facts(`packaging.${quote.packaging}`),
          },
        ]
      : []),
    ...(quote.dateCode
      ? [{ key: 'dateCode', term: t('form.dateCode'), value: quote.dateCode }]
      : []),
    { key: 'lead', term: t('detail.leadTime'), value: t(`leadTime.${quote.leadTime}`) },
    {
      key: 'warranty',
      term: t('form.warranty'),
      value: quote.warrantyDays === 0 ? t('form.none') : t('days', { count: quote.warrantyDays }),
    },
    { key: 'until', term: t('head.until'), value: <DateTime at={quote.validUntil} zone /> },
    ...(quote.origin
      ? [{ key: 'origin', term: t('form.origin'), value: <CountryName code={quote.origin} /> }]
      : []),
    ...(quote.photos.length > 0
      ? [
          {
            key: 'photos',
            term: t('form.photos'),
            value: <QuotePhotos photos={quote.photos} />,
          },
        ]
      : []),
    ...(quote.note ? [{ key: 'note', term: t('form.note'), value: quote.note }] : []),
    {
      key: 'hash',
      term: t('detail.hash'),
      value: (
        <span className={styles.hash} translate="no">
          {quote.hash}
        </span>
      ),
    },
  ];
  return (
    <Section title={title} aside={<DateTime at={quote.at} zone />}>
      <DefinitionList items={items} />
    </Section>
  );
}

/** Returns the unit price of a quote and its price breaks as texts. */
function usePriceTexts({ unitPrice, priceBreaks }: QuoteVersion): readonly string[] {
  const t = useTranslator('quotes');
  const format = useFormat();
  return [
    format.price(unitPrice),
    ...priceBreaks.map(
      (one) => `≥ ${format.quantity(one.quantity)}${t('colon')}${format.price(one.unitPrice)}`,
    ),
  ];
}

const QuotePhotos = ({ photos }: Pick<QuoteVersion, 'photos'>) =>
  photos.map((photo) => (
    <a
      key={photo.url}
      className={styles.photo}
      href={photo.url}
      target="_blank"
      rel="noreferrer"
      translate="no"
    >
      {photo.name}
    </a>
  ));
