import { useParams } from 'react-router';
import { orderPath } from '#contract/addresses.ts';
import { appointmentOne } from '#contract/appointments/calls.ts';
import { dockLabels } from '#contract/dock/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { spanOf } from '#web/order-parts/appointment/windows.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import QrCode from '#web/widgets/QrCode.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../ways-out/ways-out.module.css';

const pageOf = ({ id, kind }: Pick<OrderView, 'id' | 'kind'>): string =>
  orderPath('seller', kind, id);

/** The label that a seller prints and puts on its parcel to the dock. */
export default function SellerDockLabelPage() {
  const { id = '' } = useParams();
  const t = useTranslator('orders/ways-out');
  const order = useCallQuery(orderOne, { id });
  const labels = useCallQuery(dockLabels, { id });
  const error = order.error ?? labels.error;
  return (
    <>
      <PageHead
        title={t('dock.labelTitle')}
        actions={
          <>
            {order.data && <ButtonLink to={pageOf(order.data)}>{t('dock.back')}</ButtonLink>}
            <Button variant="primary" disabled={!labels.data} onClick={() => window.print()}>
              {t('dock.printButton')}
            </Button>
          </>
        }
      />
      <FailNote error={error} again={() => Promise.all([order.refetch(), labels.refetch()])} />
      {!error && !(order.data && labels.data) && (
        <SkeletonLines label={t('dock.loading')} lines={6} />
      )}
      {order.data && labels.data && (
        <>
          <p className={styles.printHint}>{t('dock.labelHint')}</p>
          <ParcelLabel order={order.data} url={labels.data.order.url} />
        </>
      )}
    </>
  );
}

function ParcelLabel({ order, url }: { order: OrderView; url: string }) {
  const t = useTranslator('orders/ways-out');
  const format = useFormat();
  const { dockAddress, seller } = order;
  const booked = useCallQuery(appointmentOne, { id: order.id }).data?.appointment;
  if (dockAddress === null) return null;
  const isExpected = booked?.state === 'booked' || booked?.state === 'late';
  const visit = isExpected && `${format.prose(booked.startsAt, { time: false })} ${spanOf(booked)}`;
  const { lines, hours, isDemo } = dockAddress;
  return (
    <>
      {isDemo && <Note tone="wait">{t('dock.demo')}</Note>}
      <section className={styles.parcelLabel} aria-label={order.no}>
        <div translate="no">
          <small>{t('dock.from')}</small>
          <p>{seller?.name}</p>
          <small>{t('dock.to')}</small>
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <h2>{order.no}</h2>
          {visit && <p>{t('dock.visit', { time: visit })}</p>}
          {hours && <p>{t('dock.hours', { hours })}</p>}
        </div>
        <QrCode text={url} />
      </section>
    </>
  );
}
