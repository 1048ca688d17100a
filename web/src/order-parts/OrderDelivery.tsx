import type { ReactNode } from 'react';
import { compareDateCode, proposeLots } from '#contract/dock/lots.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { countryName } from '#web/i18n/region-names.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import styles from './OrderFacts.module.css';

/** Where the goods go, and every parcel with its carrier and tracking number. */
export function OrderDelivery({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { shipTo } = order;
  const carrier = useCarriers().nameOf(shipTo?.carrier ?? '');
  return (
    <Section title={t('delivery.title')}>
      {shipTo ? (
        <>
          <p translate="no">
            {shipTo.company && (
              <>
                {shipTo.company}
                <br />
              </>
            )}
            {shipTo.name}
            <br />
            {shipTo.address}
            <br />
            {[shipTo.city, shipTo.postcode].filter(Boolean).join(' ')},{' '}
            {countryName(shipTo.country, t.lang)}
            <br />
            {shipTo.phone}
          </p>
          <p className={styles.note}>
            {shipTo.freightAccount
              ? t('delivery.own', { carrier, account: shipTo.freightAccount })
              : t('delivery.assay', { carrier })}
          </p>
        </>
      ) : (
        <p className={styles.note}>{t('delivery.hidden')}</p>
      )}
      <Parcels order={order} />
      <Dock order={order} />
    </Section>
  );
}

function Parcels({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const several = <InboundParcels order={order} />;
  const items = (['inbound', 'outbound', 'back'] as const).flatMap((way): Definition[] => {
    const parcel = order[way];
    if (parcel === null) return [];
    const delivered = parcel.deliveredAt && (
      <small className={styles.under}>
        {t('delivery.delivered', { time: format.prose(parcel.deliveredAt) })}
      </small>
    );
    const isSeveral = way === 'inbound' && (order.inbound?.parcels.length ?? 0) > 1;
    const value: ReactNode = isSeveral ? (
      several
    ) : (
      <>
        <span translate="no">{nameOf(parcel.carrier)}</span>{' '}
        <TrackingNumber parcel={parcel} className={styles.mono} />{' '}
        <span className={styles.copy}>
          <CopyButton text={parcel.trackingNo} />
        </span>
        {delivered}
      </>
    );
    return [{ key: way, term: t(`delivery.${way}`), value }];
  });
  if (items.length === 0) return null;
  return (
    <div className={styles.more}>
      <DefinitionList items={items} />
    </div>
  );
}

/** Returns the pieces of a line in a parcel; null where nobody has stated them. */
const piecesIn = (
  pieces: readonly { lineId: string; pieces: number }[] | null,
  lineId: string,
): number | null => pieces && (pieces.find((one) => one.lineId === lineId)?.pieces ?? 0);

/** Every parcel of a shipment to the dock, and how many of them have come. */
function InboundParcels({ order: { inbound, lines } }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const parcels = inbound?.parcels ?? [];
  const received = parcels.filter(({ receivedAt }) => receivedAt !== null).length;
  return (
    <>
      {t('parcels.progress', { received, all: parcels.length })}
      <ul className={styles.lots}>
        {parcels.map((parcel) => (
          <li key={parcel.trackingNo}>
            <span translate="no">{nameOf(parcel.carrier)}</span>{' '}
            <TrackingNumber parcel={parcel} className={styles.mono} />
            {parcel.receivedAt && (
              <small className={styles.under}>
                {t('parcels.came', { time: format.prose(parcel.receivedAt) })}
                {parcel.pieces !== null && `, ${t('parcels.pieces', { count: parcel.pieces })}`}
              </small>
            )}
            {parcel.abandonedAt && (
              <small className={styles.under}>
                {t('parcels.abandoned', { time: format.prose(parcel.abandonedAt) })}
              </small>
            )}
            {lines.map(({ id, mpn }) => {
              const declared = piecesIn(parcel.declared, id);
              const counted = piecesIn(parcel.counted, id);
              if (!declared && !counted) return null;
              return (
                <small key={id} className={styles.under}>
                  {t('parcels.line', {
                    mpn,
                    declared: declared === null ? '–' : format.number(declared),
                    counted: counted === null ? '–' : format.number(counted),
                  })}
                </small>
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Dock({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const format = useFormat();
  const { dock } = order;
  if (dock === null) return null;
  const { parcels: count, weightKg: weight, seals, packageSeals } = dock;
  return (
    <>
      <p className={styles.note}>
        {t('delivery.dock', { time: format.prose(dock.at), count, weight })}
        {seals && ` ${t('delivery.seals', { seals })}`}
      </p>
      {packageSeals && (
        <p className={styles.note}>
          {t('delivery.found', {
            tape: t(`delivery.sealState.${packageSeals.tape}`),
            bag: t(`delivery.sealState.${packageSeals.bag}`),
            card:
              packageSeals.card === 'none'
                ? t('delivery.sealState.none')
                : `${packageSeals.card} %`,
          })}
        </p>
      )}
      <DockLots order={order} />
    </>
  );
}

/** The lots that the dock read from the labels of packs, those with another date code marked. */
function DockLots({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const lots = proposeLots(order.dock?.packs ?? []);
  if (lots.length === 0) return null;
  return (
    <ul className={styles.lots}>
      {lots.map((lot) => {
        const line = order.lines.find(({ id }) => id === lot.lineId);
        const agreed = line?.dateCode ?? '';
        const isOther = compareDateCode(agreed, lot.dateCode) === 'differs';
        return (
          <li key={`${lot.lineId} ${lot.dateCode} ${lot.lotCode}`}>
            {t('delivery.lot', {
              mpn: line?.mpn ?? '',
              dateCode: lot.dateCode || '–',
              lotCode: lot.lotCode || '–',
              count: lot.pieces,
              packs: lot.packs,
            })}
            {isOther && <b> {t('delivery.otherDateCode', { agreed })}</b>}
          </li>
        );
      })}
    </ul>
  );
}
