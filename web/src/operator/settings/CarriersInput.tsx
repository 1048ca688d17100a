import { CARRIER_NAME_MAX } from '#contract/options.ts';
import {
  CARRIERS_MOST,
  carrierOffers,
  TRACKING_ADDRESS_MAX,
  TRACKING_HOLE,
} from '#contract/settings/carriers.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './settings.module.css';

interface Props {
  readonly carriers: readonly CarrierEntry[];
  /** The carriers of now: these keep their keys and stay in the list. */
  readonly current: readonly CarrierEntry[];
  readonly error: (field: string) => string | undefined;
  readonly onLeave: (field: string) => void;
  readonly onChange: (carriers: CarrierEntry[]) => void;
}

type TextName = 'key' | 'name' | 'nameZh' | 'tracking';

const longest: Readonly<Record<TextName, number>> = {
  key: 20,
  name: CARRIER_NAME_MAX,
  nameZh: CARRIER_NAME_MAX,
  tracking: TRACKING_ADDRESS_MAX,
};

const NEW: CarrierEntry = { key: '', name: '', nameZh: '', tracking: '', offered: 'inland' };

/** Types the carriers of parcels: their names, tracking pages, and where forms offer them. */
export function CarriersInput({ carriers, current, error, onLeave, onChange }: Props) {
  const t = useTranslator('operator/settings');
  return (
    <Field label={t('field.carriers')} group error={error('carriers')}>
      <p className={styles.quiet}>{t('carriers.hint', { hole: TRACKING_HOLE })}</p>
      <ol className={styles.carriers}>
        {carriers.map((entry, index) => (
          <CarrierRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            key={index}
            entry={entry}
            index={index}
            // Those of now come first, in their order.
            isNew={index >= current.length}
            error={error}
            onLeave={onLeave}
            onChange={(change) =>
              onChange(
                carriers.map((one, place) => (place === index ? { ...one, ...change } : one)),
              )
            }
            onRemove={() => onChange(carriers.filter((_, place) => place !== index))}
          />
        ))}
      </ol>
      {carriers.length < CARRIERS_MOST && (
        <div>
          <Button size="sm" onClick={() => onChange([...carriers, NEW])}>
            {t('carriers.add')}
          </Button>
        </div>
      )}
    </Field>
  );
}

interface RowProps extends Pick<Props, 'error' | 'onLeave'> {
  readonly entry: CarrierEntry;
  readonly index: number;
  readonly isNew: boolean;
  readonly onChange: (change: Partial<CarrierEntry>) => void;
  readonly onRemove: () => void;
}

function CarrierRow({ entry, index, isNew, error, onLeave, onChange, onRemove }: RowProps) {
  const t = useTranslator('operator/settings');
  const text = (name: TextName) => (
    <Field
      label={t(`carriers.${name}`)}
      required={name === 'key' || name === 'name'}
      error={error(`carriers.${index}.${name}`)}
    >
      <TextInput
        name={`${name}-${index}`}
        mono={name === 'tracking'}
        maxLength={longest[name]}
        autoComplete="off"
        value={entry[name]}
        onChange={(typed) => onChange({ [name]: typed })}
        onBlur={() => onLeave(`carriers.${index}.${name}`)}
      />
    </Field>
  );
  return (
    <li>
      <fieldset className={styles.carrier}>
        <legend translate={isNew ? undefined : 'no'}>
          {isNew ? t('carriers.new') : entry.key}
        </legend>
        {isNew && text('key')}
        {text('name')}
        {text('nameZh')}
        <Field label={t('carriers.offered')} required>
          <Select
            name={`offered-${index}`}
            value={entry.offered}
            options={carrierOffers.map((value) => ({
              value,
              label: t(`carriers.offer.${value}`),
            }))}
            onChange={(offered) => onChange({ offered })}
          />
        </Field>
        <div className={styles.tracking}>{text('tracking')}</div>
        {isNew && (
          <Button size="sm" onClick={onRemove}>
            {t('carriers.remove')}
          </Button>
        )}
      </fieldset>
    </li>
  );
}
