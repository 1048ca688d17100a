import { limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { NumberFields, type TypedParcel } from './NumberFields.tsx';
import styles from './parcels.module.css';

interface Props {
  readonly parcels: readonly TypedParcel[];
  /** The carrier of the first parcel: that of the others at first. */
  readonly carrier: string;
  /** The error of a field by its place and name, such as `moreParcels.0.trackingNo`. */
  readonly error: (field: string) => string | undefined;
  readonly onChange: (parcels: readonly TypedParcel[]) => void;
  readonly onBlur: (field: string) => () => void;
}

/** Parcels that are sent to the dock together with the first: a row for each, added on demand. */
export function MoreParcels({ parcels, carrier, error, onChange, onBlur }: Props) {
  const t = useTranslator('order-parts');
  const change = (place: number, facts: Partial<TypedParcel>) =>
    onChange(parcels.map((parcel, index) => (index === place ? { ...parcel, ...facts } : parcel)));
  return (
    <div className={styles.more}>
      {parcels.map((parcel, index) => {
        const n = index + 2;
        return (
          // A row has no name of its own, and rows never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className={styles.row}>
            <NumberFields
              leg="inland"
              label={{
                carrier: t('parcels.carrier', { n }),
                trackingNo: t('parcels.trackingNo', { n }),
              }}
              parcel={parcel}
              error={(field) => error(`moreParcels.${index}.${field}`)}
              onBlur={(field) => onBlur(`moreParcels.${index}.${field}`)}
              onChange={(facts) => change(index, facts)}
            />
            <Button onClick={() => onChange(parcels.filter((_, i) => i !== index))}>
              {t('parcels.remove', { n })}
            </Button>
          </div>
        );
      })}
      {parcels.length < limits.shipmentParcelsMax - 1 && (
        <Button onClick={() => onChange([...parcels, { carrier, trackingNo: '', asTyped: false }])}>
          {t('parcels.add')}
        </Button>
      )}
    </div>
  );
}
