import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/Section.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { CorrectionSteps } from './CorrectionSteps.tsx';

/**
 * Lets two people correct the shipment to the buyer that was recorded wrongly; where money was
 * released it says that nothing is corrected any more.
 */
export function ShipmentCorrection({ order, may }: { order: OrderView; may: boolean }) {
  if (order.outbound === null || !may) return null;
  return <Correction order={order} />;
}

function Correction({ order }: { order: OrderView }) {
  const t = useTranslator('operator/shipment');
  const isOpen = order.state === 'dispatched' && order.kind === 'trade';
  const textOf = (facts: Readonly<Record<string, unknown>>): string => {
    const parcel = `${facts['carrier']} ${facts['trackingNo']}`;
    const day = facts['deliveredOn'];
    return typeof day === 'string' ? t('recordedOn', { parcel, day }) : t('none', { parcel });
  };
  return (
    <Section title={t('title')}>
      {isOpen ? (
        <CorrectionSteps
          order={order}
          kind="order.correctShipment"
          button={t('button')}
          textOf={textOf}
          dialog={(onClose) => <CorrectionDialog order={order} onClose={onClose} />}
        />
      ) : (
        <p>{t(order.kind === 'agent' ? 'releasedAgent' : 'released')}</p>
      )}
    </Section>
  );
}
