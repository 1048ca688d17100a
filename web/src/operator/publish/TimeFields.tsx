import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import type { TypedTime } from './publish-time.ts';

interface Props {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
  readonly value: TypedTime;
  readonly onChange: (value: TypedTime) => void;
}

/** At once or at a time, as one field of a form. */
export function TimeFields({ form, name, label, value, onChange }: Props) {
  const t = useTranslator('operator/publish');
  const { isTimed, time } = value;
  return (
    <>
      <Field label={label} group error={isTimed ? undefined : form.error(name)}>
        <RadioGroup
          label={label}
          value={isTimed ? 'time' : 'now'}
          options={[
            { value: 'now', label: t('atOnce') },
            { value: 'time', label: t('atTime') },
          ]}
          onChange={(chosen) => onChange({ isTimed: chosen === 'time', time })}
        />
      </Field>
      {isTimed && (
        <TextInputField
          form={form}
          name={name}
          label={label}
          required
          type="datetime-local"
          value={time}
          onChange={(typed) => onChange({ isTimed, time: typed })}
        />
      )}
    </>
  );
}
