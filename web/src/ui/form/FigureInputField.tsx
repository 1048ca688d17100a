import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { FigureInput } from './FigureInput.tsx';
import type { FormFieldProps } from './form-fields.ts';

type Props = FormFieldProps<ComponentProps<typeof FigureInput>>;

/** A figure as a field of a form, with what is wrong with it below. */
export function FigureInputField({ form, name, label, hint, aside, required, ...control }: Props) {
  return (
    <Field label={label} hint={hint} aside={aside} required={required} error={form.error(name)}>
      <FigureInput {...control} onBlur={form.left(name)} />
    </Field>
  );
}
