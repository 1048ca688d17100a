import { wantedDays } from '#contract/enquiries/shapes.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';

interface Props {
  /** A number of days as text; empty where any day will do. */
  readonly value: string;
  readonly onChange: (days: string) => void;
}

/** In how many days a buyer wants quotes; sellers read the day. */
export function WantedField({ value, onChange }: Props) {
  const t = useTranslator('order-parts');
  return (
    <Field label={t('wanted.label')} hint={t('wanted.hint')}>
      <Select
        value={value}
        placeholder={t('wanted.any')}
        options={wantedDays.map((days) => ({
          value: `${days}`,
          label: t('wanted.days', { count: days }),
        }))}
        onChange={onChange}
      />
    </Field>
  );
}
