import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { CorrectionSteps } from './CorrectionSteps.tsx';

/**
 * Lets two people correct the shipment to the buyer that was recorded wrongly; where it is on its
 * way no more, says that nothing is corrected any more.
 */
export function ShipmentCorrection({ order, may }: { order: OrderView; may: boolean }) {
  if (order.outbound === null || !may) return null;
  return <Correction order={order} />;
}

function Correction({ order }: { order: OrderView }) {
  const t = useTranslator('operator/shipment');
  const { nameOf } = useCarriers();
  const textOf = (facts: Readonly<Record<string, unknown>>): string => {
    const parcel = `${nameOf(String(facts['carrier']))} ${facts['trackingNo']}`;
    const day = facts['deliveredOn'];
    return typeof day === 'string' ? t('recordedOn', { parcel, day }) : t('none', { parcel });
  };
  return (
    <Section title={t('title')}>
      {order.state === 'dispatched' ? (
        <CorrectionSteps
          order={order}
          kind="order.correctShipment"
          button={t('button')}
          textOf={textOf}
          dialog={(onClose) => <CorrectionDialog order={order} onClose={onClose} />}
        />
      ) : (
        <p>{t('closed')}</p>
      )}
    </Section>
  );
}
