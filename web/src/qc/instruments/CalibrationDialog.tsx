import { useState } from 'react';
import { equipmentList, recordCalibration } from '#contract/qc/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

/** Records a calibration of an instrument by its certificate. */
export function CalibrationDialog(props: {
  instrument: { readonly id: string; readonly name: string };
  onClose: () => void;
}) {
  const { instrument, onClose } = props;
  const t = useTranslator('qc/instruments');
  const [typed, setTyped] = useState({ calibratedOn: '', dueOn: '', certificate: '' });
  const input = { id: instrument.id, ...typed };
  const empty = Object.entries(typed).filter(([, text]) => text === '');
  const missing = Object.fromEntries(empty.map(([field]) => [field, 'needed' as const]));
  const form = useForm(input, { ...validateInput(recordCalibration, input), ...missing });
  const command = useCommand(recordCalibration, {
    changes: [equipmentList],
    onDone: () => {
      toast(t('done'));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  return (
    <CommandDialog
      title={t('dialog', { name: `${instrument.id} ${instrument.name}` })}
      submit={t('save')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      {(['calibratedOn', 'dueOn'] as const).map((field) => (
        <Field key={field} label={t(field)} required error={form.error(field)}>
          <TextInput
            type="date"
            value={typed[field]}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
            onBlur={form.left(field)}
          />
        </Field>
      ))}
      <TextInputField
        form={form}
        name="certificate"
        label={t('certificate')}
        required
        value={typed.certificate}
        maxLength={80}
        onChange={(certificate) => setTyped({ ...typed, certificate })}
      />
    </CommandDialog>
  );
}
