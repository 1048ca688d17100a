import type { Form } from '#web/api/use-form.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

const REFERENCE_MAX = 64;

/** The bank's reference of a payment, copied from its advice or statement. */
export function BankReferenceField(props: {
  form: Form;
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const { form, label, hint, value, onChange } = props;
  return (
    <Field label={label} required hint={hint} error={form.error('bankReference')}>
      <TextInput
        mono
        name="bankReference"
        value={value}
        maxLength={REFERENCE_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={onChange}
        onBlur={form.left('bankReference')}
      />
    </Field>
  );
}
