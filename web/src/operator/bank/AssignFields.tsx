import type { ReactNode } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';

const NOTE_MAX = 500;

/** People of whom one can be chosen. */
export type People = readonly { readonly id: string; readonly name: string }[];

interface Assignment {
  readonly to: string;
  readonly note: string;
}

interface Props<D extends Assignment> {
  readonly form: Form;
  readonly people: People;
  readonly labels: { readonly person: string; readonly choose: string; readonly note: string };
  readonly draft: D;
  readonly isNoteRequired?: boolean;
  readonly onChange: (draft: D) => void;
  /** Fields between the person and the note. */
  readonly children?: ReactNode;
}

/** Who looks into an open record, and a note on it. */
export function AssignFields<D extends Assignment>(props: Props<D>) {
  const { form, labels, draft, onChange } = props;
  return (
    <>
      <Field label={labels.person} required error={form.error('to')}>
        <Select
          value={draft.to}
          placeholder={labels.choose}
          options={props.people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(to) => onChange({ ...draft, to })}
        />
      </Field>
      {props.children}
      <TextAreaField
        form={form}
        name="note"
        label={labels.note}
        required={props.isNoteRequired ?? false}
        value={draft.note}
        maxLength={NOTE_MAX}
        counted
        onChange={(note) => onChange({ ...draft, note })}
      />
    </>
  );
}
