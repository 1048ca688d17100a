import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import type { FormFieldProps } from './form-fields.ts';
import { TextInput } from './TextInput.tsx';

type Props = FormFieldProps<ComponentProps<typeof TextInput>>;

/** One line of text as a field of a form, with what is wrong with it below. */
export function TextInputField({ form, name, label, hint, aside, required, ...control }: Props) {
  return (
    <Field label={label} hint={hint} aside={aside} required={required} error={form.error(name)}>
      <TextInput {...control} onBlur={form.left(name)} />
    </Field>
  );
}
