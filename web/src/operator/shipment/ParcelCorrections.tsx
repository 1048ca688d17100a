import { correctedWays } from '#contract/orders/constants.ts';
import type { CorrectedWay } from '#contract/orders/staff-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { CorrectionSteps } from './CorrectionSteps.tsx';
import { ParcelCorrectionDialog } from './ParcelCorrectionDialog.tsx';

interface Way {
  readonly kind: 'order.correctInbound' | 'order.correctReturn';
  /** States of an order in which its parcel may be corrected. */
  readonly states: readonly OrderState[];
  readonly parcelOf: (order: OrderView) => OrderView['outbound'];
}

const ways: Readonly<Record<CorrectedWay, Way>> = {
  inbound: {
    kind: 'order.correctInbound',
    states: ['inbound'],
    parcelOf: ({ inbound }) => inbound,
  },
  return: {
    kind: 'order.correctReturn',
    states: ['cleared', 'dispatched', 'returned'],
    parcelOf: ({ back }) => back,
  },
};

/** Lets two people correct the parcels to the dock and back to the seller. */
export function ParcelCorrections({ order, may }: { order: OrderView; may: boolean }) {
  if (!may) return null;
  const open = correctedWays.filter(
    (way) => ways[way].states.includes(order.state) && ways[way].parcelOf(order) !== null,
  );
  return open.map((way) => <ParcelCorrection key={way} order={order} way={way} />);
}

function ParcelCorrection({ order, way }: { order: OrderView; way: CorrectedWay }) {
  const t = useTranslator('operator/shipment');
  const { nameOf } = useCarriers();
  const { kind, parcelOf } = ways[way];
  const parcel = parcelOf(order);
  if (parcel === null) return null;
  return (
    <Section title={t(`parcel.${way}`)}>
      <CorrectionSteps
        order={order}
        kind={kind}
        button={t('parcel.button')}
        textOf={(facts) =>
          t('parcel.sentOn', {
            parcel: `${nameOf(String(facts['carrier']))} ${facts['trackingNo']}`,
            day: String(facts['sentOn']),
          })
        }
        dialog={(onClose) => (
          <ParcelCorrectionDialog order={order} way={way} parcel={parcel} onClose={onClose} />
        )}
      />
    </Section>
  );
}
