import { type FormEvent, useState } from 'react';
import { equipmentList, recordCalibration } from '#contract/qc/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './instruments.module.css';

/** Records a calibration of an instrument by its certificate. */
export function CalibrationDialog(props: {
  instrument: { readonly id: string; readonly name: string };
  onClose: () => void;
}) {
  const { instrument, onClose } = props;
  const t = useTranslator('qc/instruments');
  const common = useTranslator('operator');
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <Dialog
      open
      width="narrow"
      title={t('dialog', { name: `${instrument.id} ${instrument.name}` })}
      onClose={onClose}
      busy={command.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            {common('cancel')}
          </Button>
          <Button type="submit" form="calibration" variant="primary" loading={command.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="calibration" ref={form.frame} noValidate onSubmit={submit} className={styles.form}>
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
        <Field label={t('certificate')} required error={form.error('certificate')}>
          <TextInput
            value={typed.certificate}
            maxLength={80}
            onChange={(certificate) => setTyped({ ...typed, certificate })}
            onBlur={form.left('certificate')}
          />
        </Field>
        {command.error && <FailNote error={command.error} />}
      </form>
    </Dialog>
  );
}
