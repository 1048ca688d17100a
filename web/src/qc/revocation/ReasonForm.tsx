import { type FormEvent, useState } from 'react';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

/** Takes a reason that is needed, and sends it. */
export function ReasonForm(props: {
  label: string;
  hint?: string;
  button: string;
  command: { isPending: boolean; error: Error | null };
  onSubmit: (reason: string) => void;
  onClose: () => void;
}) {
  const { command } = props;
  const t = useTranslator('qc/revocation');
  const [reason, setReason] = useState('');
  const form = useForm({ reason }, reason.trim() === '' ? { reason: 'needed' } : {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) props.onSubmit(reason);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit}>
      <TextAreaField
        form={form}
        name="reason"
        label={props.label}
        required
        hint={props.hint}
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
      <FailNote error={command.error} />
      <p>
        <Button type="submit" variant="primary" loading={command.isPending}>
          {props.button}
        </Button>{' '}
        <Button onClick={props.onClose} disabled={command.isPending}>
          {t('back')}
        </Button>
      </p>
    </form>
  );
}
