import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

/** What a form knows of its fields. */
interface FieldsOf {
  error(field: string): string | undefined;
  left(field: string): ComponentProps<typeof TextArea>['onBlur'];
}

type Props = Omit<ComponentProps<typeof TextArea>, 'form' | 'name' | 'required'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'required'> & {
    readonly form: FieldsOf;
    /** The field of the form's input. */
    readonly name: string;
  };

/** Several lines of text as a field of a form, with what is wrong with it below. */
export function TextAreaField({ form, name, label, hint, aside, required, ...area }: Props) {
  return (
    <Field label={label} hint={hint} aside={aside} required={required} error={form.error(name)}>
      <TextArea {...area} onBlur={form.left(name)} />
    </Field>
  );
}
