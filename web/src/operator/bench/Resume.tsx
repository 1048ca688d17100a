import type { FormEvent } from 'react';
import { resumeInspection } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './bench.module.css';

/** Takes the reason by which the inspector goes on after a suspect finding. */
export function Resume({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const [reason, setReason, forget] = useDraft(`resume:${inspection.id}`, '');
  const input = { id: inspection.id, version: inspection.version, reason };
  const { form, command } = useFormCommand(resumeInspection, input, {
    onDone: () => {
      forget();
      toast(t('bench.resumed'));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) command.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={styles.resume}>
      <TextInputField
        form={form}
        name="reason"
        label={t('bench.resumeReason')}
        required
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
      <Button type="submit" loading={command.isPending}>
        {t('bench.resume')}
      </Button>
      <FailNote error={command.error} />
    </form>
  );
}
