import { type FormEvent, useState } from 'react';
import { reassignInspection } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './bench.module.css';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <Dialog
      open
      width="narrow"
      title={own('reassign.title', { name })}
      onClose={onClose}
      busy={command.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="reassign" variant="primary" loading={command.isPending}>
            {own('reassign.save')}
          </Button>
        </>
      }
    >
      <form id="reassign" ref={form.frame} noValidate onSubmit={submit} className={styles.form}>
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
        {command.error && <FailNote error={command.error} />}
      </form>
    </Dialog>
  );
}
