import { useState } from 'react';
import { WORK_NOTE_MAX } from '#contract/operator/constants.ts';
import type { RecordRef } from '#contract/operator/schemas.ts';
import { opsWorkTransfer } from '#contract/operator/work-calls.ts';
import type { WorkOn } from '#contract/operator/work-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '../records/CommandDialog.tsx';

interface Props {
  readonly recordRef: RecordRef;
  readonly colleagues: WorkOn['colleagues'];
  readonly onClose: () => void;
}

/** Gives a record to a colleague, with a note that both read later. */
export function TransferWork({ recordRef, colleagues, onClose }: Props) {
  const t = useTranslator('widgets/claims');
  const [to, setTo] = useState(colleagues.length === 1 ? (colleagues[0]?.id ?? '') : '');
  const [note, setNote] = useState('');
  const input = { ...recordRef, to, note };
  const { form, command: transfer } = useFormCommand(opsWorkTransfer, input, {
    onDone: () => {
      const name = colleagues.find(({ id }) => id === to)?.name ?? '';
      toast(t('handed', { ref: recordRef.ref, name }));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('handTitle', { ref: recordRef.ref })}
      submit={t('handOver')}
      form={form}
      command={transfer}
      onSubmit={() => transfer.mutate(input)}
      onClose={onClose}
    >
      <Field label={t('colleague')} required error={form.error('to')}>
        <Select
          value={to}
          placeholder={t('choose')}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTo}
        />
      </Field>
      <TextAreaField
        form={form}
        name="note"
        label={t('note')}
        required
        hint={t('noteHint')}
        value={note}
        maxLength={WORK_NOTE_MAX}
        onChange={setNote}
      />
    </CommandDialog>
  );
}
