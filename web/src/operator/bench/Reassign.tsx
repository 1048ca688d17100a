import { useState } from 'react';
import { reassignInspection } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
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
  const { form, command } = useFormCommand(reassignInspection, input, {
    onDone: () => {
      toast(own('reassign.done'));
      onClose();
    },
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
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        required
        hint={own('reassign.hint')}
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
