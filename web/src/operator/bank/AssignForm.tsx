import { useState } from 'react';
import { opsBankAssign } from '#contract/bank/calls.ts';
import type { BankLine } from '#contract/bank/line-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { AssignFields, type People } from './AssignFields.tsx';
import { StepForm } from './StepForm.tsx';

/** Says who looks into an open line, until when. */
export function AssignForm(props: { line: BankLine; people: People; onClose: () => void }) {
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
      <AssignFields
        form={form}
        people={people}
        labels={{ person: t('assignTo'), choose: t('choosePerson'), note: t('note') }}
        draft={draft}
        onChange={setDraft}
      >
        <Field label={t('assignUntil')} required error={form.error('until')}>
          <TextInput
            type="date"
            value={draft.until}
            onChange={(until) => setDraft({ ...draft, until })}
          />
        </Field>
      </AssignFields>
    </StepForm>
  );
}
