import type { OrderView } from '#contract/orders/calls.ts';
import { disputeDecisions } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './OrderFacts.module.css';

/** Why the order is in dispute and what support decided, for both parties to read. */
export function OrderDispute({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { dispute } = order;
  if (dispute === null || (dispute.reason === '' && order.offer !== null)) return null;
  const rejected = order.lines.filter((line) => dispute.lines.includes(line.id));
  const decision = disputeDecisions.find((one) => one === dispute.decision);
  return (
    <Note tone={decision ? 'info' : 'wait'}>
      <div className={styles.dispute}>
        <p>
          {dispute.reason ? t('dispute.buyer', { reason: dispute.reason }) : t('dispute.clock')}
        </p>
        {rejected.length > 0 && (
          <p>
            {t('dispute.lines', {
              parts: rejected.map((line) => line.mpn).join(t('inspection.join')),
            })}
          </p>
        )}
        {decision && <p>{t(`dispute.decision.${decision}`)}</p>}
        {dispute.decidedReason && <p>{t('dispute.reason', { reason: dispute.decidedReason })}</p>}
      </div>
    </Note>
  );
}
