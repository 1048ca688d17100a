import { CARRIER_NAME_MAX } from '#contract/options.ts';
import type { CarrierLeg } from '#contract/settings/carriers.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/Field.tsx';
import type { Option } from '#web/ui/Select.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useCarriers } from '#web/widgets/use-carriers.ts';
import styles from './CarrierField.module.css';

const OTHER = 'other';

/** Returns the carriers offered on a way, and the chosen one where it is offered no longer. */
export function useCarrierOptions(leg: CarrierLeg, chosen: string): Option<string>[] {
  const t = useTranslator('order-parts');
  const { offered, isKnown, nameOf } = useCarriers();
  const options = offered(leg).map(({ key }) => ({ value: key, label: nameOf(key) }));
  if (!isKnown(chosen) || options.some(({ value }) => value === chosen)) return options;
  const label = t('carrier.closed', { name: nameOf(chosen) });
  return [...options, { value: chosen, label }];
}

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
