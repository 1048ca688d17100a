import type { BuyerRequest, QuoteVersion } from '#contract/enquiries/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { CountryName } from '#web/widgets/CountryName.tsx';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './enquiries.module.css';

/** Shows the rest of a quote: breaks, origin, note, photos, versions, counter-offer. */
export function QuoteMore({ request }: { request: BuyerRequest }) {
  const t = useTranslator('enquiries');
  const facts = useTranslator('order-parts');
  const format = useFormat();
  const { quote, earlier, counter } = request;
  if (quote === null) return null;
  const items: Definition[] = [];
  const add = (key: string, term: string, value: Definition['value']) =>
    items.push({ key, term, value });
  if (quote.priceBreaks.length > 0) {
    const breaks = quote.priceBreaks.map((one) =>
      t('quote.breakAt', {
        quantity: format.number(one.quantity),
        price: format.unitPrice(one.unitPrice),
      }),
    );
    add('breaks', t('more.breaks'), breaks.join(t('join')));
  }
  if (quote.packaging) add('packaging', t('more.packaging'), facts(`packaging.${quote.packaging}`));
  if (quote.origin) add('origin', t('more.origin'), <CountryName code={quote.origin} />);
  if (quote.note) add('note', t('more.note'), <span className={styles.pre}>{quote.note}</span>);
  if (quote.photos.length > 0) add('photos', t('more.photos'), <Photos photos={quote.photos} />);
  if (counter) {
    add(
      'counter',
      t('more.counter'),
      <>
        <UnitPriceText price={counter.unitPrice} currency="USD" />
        {t('comma')}
        {t(`more.counterState.${counter.isAgreed ? 'agreed' : counter.state}`)}
        {counter.note && `${t('comma')}${counter.note}`} <DateTime at={counter.at} zone />
      </>,
    );
  }
  if (earlier.length > 0) add('earlier', t('more.earlier'), <EarlierVersions versions={earlier} />);
  add(
    'hash',
    t('more.hash'),
    <>
      <span className={styles.hash} translate="no">
        {t('more.version', { version: quote.version })} {quote.hash.slice(0, 16)}
      </span>
      <Agreed version={quote} />
    </>,
  );
  return <DefinitionList items={items} />;
}

function Photos({ photos }: { photos: readonly { url: string; name: string }[] }) {
  return (
    <ul className={styles.files}>
      {photos.map((photo) => (
        <li key={photo.url}>
          <a href={photo.url} target="_blank" rel="noreferrer" translate="no">
            {photo.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function EarlierVersions({ versions }: { versions: BuyerRequest['earlier'] }) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  return (
    <ol className={styles.versions}>
      {versions.map((one) => (
        <li key={one.version}>
          {t('more.version', { version: one.version })}
          {t('colon')}
          {t.parts('more.earlierLine', {
            price: <UnitPriceText price={one.unitPrice} currency="USD" />,
            quantity: format.quantity(one.quantity),
            until: <DateTime at={one.validUntil} form="day" />,
          })}
          <Agreed version={one} />
        </li>
      ))}
    </ol>
  );
}

/** Says of a version that it agrees to a counter-offer, and at which price. */
function Agreed({ version: { agreedPrice } }: { version: Pick<QuoteVersion, 'agreedPrice'> }) {
  const t = useTranslator('enquiries');
  if (agreedPrice === null) return null;
  const price = <UnitPriceText price={agreedPrice} currency="USD" />;
  return (
    <>
      {t('comma')}
      {t.parts('more.agreed', { price })}
    </>
  );
}
