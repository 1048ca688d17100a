import { useState } from 'react';
import { opsBankAssign } from '#contract/bank/calls.ts';
import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { StepForm } from './StepForm.tsx';

const NOTE_MAX = 500;

/** Says who looks into an open line, until when. */
export function AssignForm(props: {
  line: BankLine;
  people: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
}) {
  const { line, people, onClose } = props;
  const t = useTranslator('operator/bank');
  const [draft, setDraft] = useState({
    to: people.find(({ name }) => name === line.assignedTo)?.id ?? '',
    until: line.assignedUntil ?? '',
    note: line.note,
  });
  const input = { id: line.id, version: line.version, ...draft };
  const { form, command: assign } = useFormCommand(opsBankAssign, input, {
    onDone: () => {
      toast(t('assigned'));
      onClose();
    },
  });
  return (
    <StepForm
      form={form}
      command={assign}
      submit={t('assign')}
      onSubmit={() => assign.mutate(input)}
      onBack={onClose}
    >
      <Field label={t('assignTo')} required error={form.error('to')}>
        <Select
          value={draft.to}
          placeholder={t('choosePerson')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(to) => setDraft({ ...draft, to })}
        />
      </Field>
      <Field label={t('assignUntil')} required error={form.error('until')}>
        <TextInput
          type="date"
          value={draft.until}
          onChange={(until) => setDraft({ ...draft, until })}
        />
      </Field>
      <Field label={t('note')} error={form.error('note')}>
        <TextArea
          value={draft.note}
          maxLength={NOTE_MAX}
          counted
          onChange={(note) => setDraft({ ...draft, note })}
        />
      </Field>
    </StepForm>
  );
}
