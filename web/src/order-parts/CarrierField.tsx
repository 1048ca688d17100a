import type { InboundCarrier } from '#contract/option-schemas.ts';
import { CARRIER_NAME_MAX, carrierNames } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import styles from './CarrierField.module.css';

const OTHER = 'other';

interface Props {
  readonly label: string;
  readonly offered: readonly InboundCarrier[];
  /** The code of an offered carrier, or the name of another one as typed. */
  readonly carrier: string;
  readonly error?: string | undefined;
  readonly onChange: (carrier: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Chooses the carrier of a parcel; one that is not offered is named. */
export function CarrierField({ label, offered, carrier, error, onChange, onBlur }: Props) {
  const t = useTranslator('order-parts');
  const isOffered = offered.some((one) => one === carrier);
  return (
    <div className={styles.carrier}>
      <Field label={label} required error={isOffered ? error : undefined}>
        <Select
          value={isOffered ? carrier : OTHER}
          options={[
            ...offered.map((one) => ({ value: one as string, label: carrierNames[one] })),
            { value: OTHER, label: t('carrier.other') },
          ]}
          onChange={(chosen) => onChange(chosen === OTHER ? '' : chosen)}
        />
      </Field>
      {!isOffered && (
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
