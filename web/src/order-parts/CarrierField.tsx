import { useState } from 'react';
import { CARRIER_NAME_MAX } from '#contract/options.ts';
import type { CarrierLeg } from '#contract/settings/carriers.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './CarrierField.module.css';
import { useCarrierOptions } from './ordering/use-carrier-options.ts';

const OTHER = 'other';
/** The choice of no carrier; an empty text is another carrier that is not named yet. */
export const NO_CARRIER = 'none';

interface Props {
  readonly label: string;
  readonly leg: CarrierLeg;
  /** The key of a carrier of the list, or the name of another one as typed. */
  readonly carrier: string;
  /** Names the choice of no carrier; without it a parcel has one. */
  readonly none?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (carrier: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Chooses the carrier of a parcel; one that is not in the list is named. */
export function CarrierField({ label, leg, carrier, none, error, onChange, onBlur }: Props) {
  const t = useTranslator('order-parts');
  const listed = useCarrierOptions(leg, carrier);
  const options = none === undefined ? listed : [{ value: NO_CARRIER, label: none }, ...listed];
  const [isNaming, setNaming] = useState(false);
  const isListed = !isNaming && options.some(({ value }) => value === carrier);
  const choose = (chosen: string) => {
    setNaming(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <div className={styles.carrier}>
      <Field label={label} required={none === undefined} error={isListed ? error : undefined}>
        <Select
          value={isListed ? carrier : OTHER}
          options={[...options, { value: OTHER, label: t('carrier.other') }]}
          onChange={choose}
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
