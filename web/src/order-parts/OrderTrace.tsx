import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './OrderFacts.module.css';

/** That the carrier searches for a parcel, for both parties and the desks to read. */
export function OrderTrace({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { trace } = order;
  const parcel = trace === null ? null : order[trace.way];
  if (trace === null || parcel === null) return null;
  const { carrier, trackingNo } = parcel;
  return (
    <Note tone="wait">
      <div className={styles.dispute}>
        <p>{t('dispute.trace', { carrier, trackingNo, caseNo: trace.caseNo })}</p>
        <p>{trace.note}</p>
        {trace.lossRequested && <p>{t('dispute.lossAsked')}</p>}
      </div>
    </Note>
  );
}
