import type { InboundShipment } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { expectedPlaces, ParcelSelect } from './ParcelSelect.tsx';
import styles from './parcels.module.css';

interface Props {
  readonly inbound: InboundShipment | null;
  readonly place: number;
  readonly restMissing: boolean;
  readonly onChange: (facts: { readonly parcel?: number; readonly restMissing?: boolean }) => void;
}

/** States which parcel of several came, how many have come, and whether the rest is missing. */
export function ParcelChoice({ inbound, place, restMissing, onChange }: Props) {
  const t = useTranslator('order-parts');
  if (inbound === null || inbound.parcels.length < 2) return null;
  const all = inbound.parcels.length;
  const expected = expectedPlaces(inbound).length;
  const received = inbound.parcels.filter(({ receivedAt }) => receivedAt !== null).length;
  return (
    <div className={styles.choice}>
      <p>{t('parcels.progress', { received, all })}</p>
      <ParcelSelect
        all
        inbound={inbound}
        place={place}
        onChange={(parcel) => onChange({ parcel })}
      />
      {expected > 1 && (
        <Checkbox checked={restMissing} onChange={(ticked) => onChange({ restMissing: ticked })}>
          {t('parcels.restMissing')}
        </Checkbox>
      )}
    </div>
  );
}
