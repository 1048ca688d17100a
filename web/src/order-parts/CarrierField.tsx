import { CARRIER_NAME_MAX } from '#contract/options.ts';
import type { CarrierLeg } from '#contract/settings/carriers.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './CarrierField.module.css';
import { useCarrierOptions } from './ordering/use-carrier-options.ts';

const OTHER = 'other';

interface Props {
  readonly label: string;
  readonly leg: CarrierLeg;
  /** The key of a carrier of the list, or the name of another one as typed. */
  readonly carrier: string;
  readonly error?: string | undefined;
  readonly onChange: (carrier: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Chooses the carrier of a parcel; one that is not in the list is named. */
export function CarrierField({ label, leg, carrier, error, onChange, onBlur }: Props) {
  const t = useTranslator('order-parts');
  const options = useCarrierOptions(leg, carrier);
  const isListed = options.some(({ value }) => value === carrier);
  return (
    <div className={styles.carrier}>
      <Field label={label} required error={isListed ? error : undefined}>
        <Select
          value={isListed ? carrier : OTHER}
          options={[...options, { value: OTHER, label: t('carrier.other') }]}
          onChange={(chosen) => onChange(chosen === OTHER ? '' : chosen)}
        />
      </Field>
      {!isListed && (
        <Field label={t('carrier.name')} required error={error}>
          <TextInput
            value={carrier}
            maxLength={CARRIER_NAME_MAX}
            autoComplete="off"
            onChange={onChange}
            onBlur={onBlur}
          />
        </Field>
      )}
    </div>
  );
}
