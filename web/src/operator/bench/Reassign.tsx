import { useState } from 'react';
import { reassignInspection } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  readonly inspection: Inspection;
  readonly onClose: () => void;
}

/** Takes a lot over from an absent inspector, with a reason. */
export function ReassignDialog({ inspection, onClose }: Props) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const [reason, setReason] = useState('');
  const name = inspection.author ?? '–';
  const input = { id: inspection.id, version: inspection.version, reason };
  const form = useForm(input, validateInput(reassignInspection, input));
  const command = useCommand(reassignInspection, {
    onDone: () => {
      toast(own('reassign.done'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={own('reassign.title', { name })}
      submit={own('reassign.save')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{own('reassign.text', { name })}</p>
      <Field
        label={t('move.reason')}
        required
        hint={own('reassign.hint')}
        error={form.error('reason')}
      >
        <TextArea
          value={reason}
          maxLength={500}
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}
