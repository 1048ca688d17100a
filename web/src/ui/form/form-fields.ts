import type { ComponentProps, FocusEvent } from 'react';
import type { Field } from './Field.tsx';

/** The part of a form that its fields use. */
interface FieldsOf {
  error(field: string): string | null | undefined;
  left(field: string): (event?: FocusEvent) => void;
}

/** The props of a control together with its field in a form. */
export type FormFieldProps<Control> = Omit<Control, 'form' | 'name' | 'required'> &
  Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'required'> & {
    readonly form: FieldsOf;
    /** The field of the form's input. */
    readonly name: string;
  };
