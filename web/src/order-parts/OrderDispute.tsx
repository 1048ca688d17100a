import { disputeDecisions } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './OrderFacts.module.css';

/** Why the order is in dispute and what support decided, for both parties to read. */
export function OrderDispute({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const { dispute } = order;
  if (dispute === null) return null;
  const rejected = order.lines.filter((line) => dispute.lines.includes(line.id));
  const decision = disputeDecisions.find((one) => one === dispute.decision);
  return (
    <Note tone={decision ? 'info' : 'wait'}>
      <div className={styles.dispute}>
        {(dispute.reason !== '' || order.offer === null) && (
          <p>
            {dispute.reason ? t('dispute.buyer', { reason: dispute.reason }) : t('dispute.clock')}
          </p>
        )}
        {rejected.length > 0 && (
          <p>
            {t('dispute.lines', {
              parts: rejected.map((line) => line.mpn).join(t('inspection.join')),
            })}
          </p>
        )}
        <RulingTime dispute={dispute} />
        {decision && <p>{t(`dispute.decision.${decision}`)}</p>}
        {dispute.decidedReason && <p>{t('dispute.reason', { reason: dispute.decidedReason })}</p>}
      </div>
    </Note>
  );
}

/** From when support may rule, and which side has asked it to; nothing where the dispute is over. */
function RulingTime({ dispute }: { dispute: NonNullable<OrderView['dispute']> }) {
  const t = useTranslator('order-parts');
  const widgets = useTranslator('widgets');
  const format = useFormat();
  const { rulingFrom, rulingOpen, rulingRequestedBy } = dispute;
  if (rulingFrom === null) return null;
  const namesOf = (sides: readonly ('buyer' | 'seller')[]) =>
    sides.map((side) => widgets(`party.${side}`)).join(t('inspection.join'));
  const timeOf = (instant: string | null) =>
    instant === null ? '' : format.prose(instant, { zone: true });
  const requestedBy = namesOf(rulingRequestedBy);
  const silent = namesOf(dispute.silent);
  const windowEnds = { who: silent, time: timeOf(dispute.evidenceUntil) };
  return (
    <>
      <p>
        {rulingOpen
          ? t('dispute.rulingNow')
          : t('dispute.rulingFrom', { time: timeOf(rulingFrom) })}
      </p>
      {silent !== '' && (
        <p>
          {rulingOpen
            ? t('dispute.wasSilent', windowEnds)
            : t('dispute.isSilent', { ...windowEnds, end: timeOf(dispute.negotiationUntil) })}
        </p>
      )}
      {requestedBy !== '' && <p>{t('dispute.rulingRequestedBy', { who: requestedBy })}</p>}
    </>
  );
}
