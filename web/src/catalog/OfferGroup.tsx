import { useWords } from '#web/i18n/words.ts';
import { Mpn } from '#web/parts/Mpn.tsx';
import { Quantity } from '#web/parts/Quantity.tsx';
import { columnDecimals, UnitPriceText } from '#web/parts/UnitPriceText.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './catalog.module.css';
import type { OfferGroup as Group, Offer } from './group-offers.ts';
import { daysSince } from './stock-age.ts';

/** A post of the mall that asks for this part, ready to be sent. */
export const requestPath = (model: string): string =>
  `/shopping-mall/index?${new URLSearchParams({ model })}`;

/** One part number of one maker: why it was found, and its offers side by side. */
export function OfferGroup({ group, asked }: { group: Group; asked: string }) {
  const t = useWords('catalog');
  const sellers = new Set(group.offers.map((offer) => offer.sellerId)).size;
  return (
    <section className={styles.group} aria-label={`${group.mpn} ${group.manufacturer}`}>
      <header className={styles.groupHead}>
        <div>
          <h2>
            <Mpn mpn={group.mpn} size={20} differsFrom={asked} />
          </h2>
          <p>
            <b>{group.manufacturer}</b>
            <span className={group.why === 'key' ? styles.warn : undefined}>
              {t(`search.why.${group.why}`)}
            </span>
          </p>
        </div>
        <div className={styles.groupEnd}>
          {group.from !== null && (
            <b>
              {t.parts('search.from', {
                money: <UnitPriceText price={group.from} currency="USD" />,
              })}
            </b>
          )}
          <span>{t('search.sellers', { count: sellers })}</span>
        </div>
        <ButtonLink to={requestPath(group.mpn)}>{t('search.request')}</ButtonLink>
      </header>
      <Offers group={group} />
    </section>
  );
}

function Offers({ group }: { group: Group }) {
  const t = useWords('catalog');
  const facts = useWords('order-parts');
  const { offers } = group;
  const decimals = columnDecimals(offers.flatMap((one) => one.unitPrice ?? []));
  const columns: Column<Offer>[] = [
    {
      key: 'seller',
      head: t('search.seller'),
      width: '24%',
      cell: (one) => one.sellerName,
      phone: 'title',
    },
    {
      key: 'condition',
      head: t('search.condition'),
      width: '14%',
      cell: (one) => facts(`condition.${one.condition}`),
      phone: 'left',
    },
    {
      key: 'dateCode',
      head: t('search.dateCode'),
      width: '10%',
      cell: (one) => one.dateCode || '–',
      phone: 'left',
      phoneLabel: t('search.dateCode'),
    },
    {
      key: 'packaging',
      head: t('search.packaging'),
      width: '10%',
      cell: (one) => (one.packaging ? facts(`packaging.${one.packaging}`) : '–'),
      phone: 'off',
    },
    {
      key: 'stock',
      head: t('search.stock'),
      width: '12%',
      cell: (one) => <Quantity count={one.quantity} bare />,
      figures: true,
      phone: 'right',
    },
    {
      key: 'price',
      head: t('search.price'),
      width: '12%',
      cell: (one) => <Price price={one.unitPrice} decimals={decimals} />,
      figures: true,
      phone: 'value',
    },
    {
      key: 'lead',
      head: t('search.lead'),
      width: '10%',
      cell: (one) => t(`leadTime.${one.leadTime}`),
      phone: 'left',
    },
    {
      key: 'confirmed',
      head: t('search.confirmed'),
      cell: (one) => <Age at={one.confirmedAt} />,
      phone: 'right',
    },
  ];
  return (
    <Table
      label={t('search.offers', { model: group.mpn })}
      columns={columns}
      rows={offers}
      rowKey={(one) => one.id}
    />
  );
}

function Price({ price, decimals }: { price: string | null; decimals: number }) {
  const t = useWords('catalog');
  if (price === null) return t('search.onRequest');
  return <UnitPriceText price={price} decimals={decimals} />;
}

function Age({ at }: { at: string }) {
  const t = useWords('catalog');
  const days = daysSince(at, Date.now());
  return (
    <time dateTime={at}>
      {days === 0 ? t('search.today') : t('search.daysAgo', { count: days })}
    </time>
  );
}
