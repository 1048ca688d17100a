import { useTranslator } from '#web/i18n/translator.ts';
import { NumberFields, type TypedParcel } from '#web/order-parts/parcels/NumberFields.tsx';
import styles from './moves.module.css';

interface Props {
  readonly parcel: TypedParcel;
  readonly error: (field: string) => string | undefined;
  readonly onBlur: (field: string) => () => void;
  readonly onChange: (change: Partial<TypedParcel>) => void;
}

/** Carrier and tracking number of a parcel that the seller sends to the dock. */
export function ParcelFields(props: Props) {
  const t = useTranslator('orders/moves');
  return (
    <div className={styles.parcel}>
      <NumberFields
        leg="inland"
        label={{
          carrier: t('ship.carrier'),
          trackingNo: t('ship.trackingNo'),
          hint: t('ship.trackingHint'),
        }}
        {...props}
      />
    </div>
  );
}
