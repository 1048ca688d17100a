import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

const TYPED_MAX = 40;

/** The reference that was written into a transfer, as it is announced. */
export function ReferenceField(props: {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}) {
  const t = useTranslator('widgets/reference');
  return (
    <Field label={t('written')} required hint={t('writtenHint')} error={props.error}>
      <TextInput
        name="reference"
        mono
        maxLength={TYPED_MAX}
        value={props.value}
        onChange={props.onChange}
        onBlur={props.onBlur}
      />
    </Field>
  );
}
