import type { ComponentProps, ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { CommandDialog } from './CommandDialog.tsx';

type Field = ComponentProps<typeof TextAreaField>;

interface Props extends Omit<ComponentProps<typeof CommandDialog>, 'form' | 'children'> {
  readonly form: Form;
  /** The field of the text; it is the command's `reason` where it has no other name. */
  readonly field: Omit<Field, 'form' | 'name' | 'required'> & Partial<Pick<Field, 'name'>>;
  readonly children?: ReactNode;
}

/** A dialog around a command that needs one text of its caller: a reason or a note. */
export function ReasonDialog({ field, children, ...dialog }: Props) {
  return (
    <CommandDialog {...dialog}>
      {children}
      <TextAreaField name="reason" required form={dialog.form} {...field} />
    </CommandDialog>
  );
}
