import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import { TrackingNumber } from '#web/widgets/orders/TrackingNumber.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import styles from './OrderFacts.module.css';

/** That the carrier searches for a parcel, for both parties and the desks to read. */
export function OrderTrace({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { nameOf } = useCarriers();
  const { trace } = order;
  if (trace === null) return null;
  return (
    <Note tone="wait">
      <div className={styles.dispute}>
        <p>
          {t.parts('dispute.trace', {
            carrier: <span translate="no">{nameOf(trace.carrier)}</span>,
            trackingNo: <TrackingNumber parcel={trace} />,
            caseNo: trace.caseNo,
          })}
        </p>
        <p>{trace.note}</p>
        {trace.lossRequested && <p>{t('dispute.lossAsked')}</p>}
      </div>
    </Note>
  );
}
