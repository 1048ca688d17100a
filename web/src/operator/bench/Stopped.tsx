import type { FormEvent } from 'react';
import { testCodes } from '#contract/orders/terms.ts';
import { type Inspection, resumeInspection } from '#contract/qc/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { FailNote } from '#web/widgets/FailNote.tsx';
import styles from './bench.module.css';

/** A suspect finding stopped the plan: which one, and the author's way on, with a reason. */
export function Stopped({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const facts = useTranslator('order-parts');
  const code = testCodes.find((one) => one === inspection.stoppedBy);
  return (
    <Note tone="fail" className={styles.notice}>
      <p>{t('bench.stopped', { test: code ? facts(`test.${code}`) : '–' })}</p>
      {inspection.you.mayWrite && <Resume inspection={inspection} />}
    </Note>
  );
}

function Resume({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const [reason, setReason, forget] = useDraft(`resume:${inspection.id}`, '');
  const input = { id: inspection.id, version: inspection.version, reason };
  const form = useForm(input, validateInput(resumeInspection, input));
  const act = useCommand(resumeInspection, {
    onDone: () => {
      forget();
      toast(t('bench.resumed'));
    },
    onFail: (error) => form.refuse(error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) act.mutate(input);
  };
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={styles.resume}>
      <Field label={t('bench.resumeReason')} required error={form.error('reason')}>
        <TextInput
          value={reason}
          maxLength={500}
          onChange={setReason}
          onBlur={form.left('reason')}
        />
      </Field>
      <Button type="submit" loading={act.isPending}>
        {t('bench.resume')}
      </Button>
      <FailNote error={act.error} />
    </form>
  );
}
