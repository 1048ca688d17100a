import { type FormEvent, useState } from 'react';
import { issueReport, sendBackInspection } from '#contract/qc/calls.ts';
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

interface DialogProps {
  readonly inspection: Inspection;
  readonly onClose: () => void;
}

/** Asks the second person to issue the report. */
export function IssueDialog({ inspection, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const command = useCommand(issueReport, {
    onDone: () => {
      toast(t('bench.issued'));
      onClose();
    },
  });
  const { id, version, lotNo, mpn, verdict, grade } = inspection;
  return (
    <Dialog
      open
      title={t('bench.issueTitle', { lot: lotNo })}
      onClose={onClose}
      busy={command.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={command.isPending}
            onClick={() => command.mutate({ id, version })}
          >
            {t('bench.issue')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {t('bench.issueText', {
            mpn,
            verdict: verdict ? t(`verdict.${verdict}`) : '–',
            grade: grade ?? '–',
          })}
        </p>
        <p className={styles.quiet}>{t('bench.issueEffect')}</p>
        {command.error && <FailNote error={command.error} />}
      </div>
    </Dialog>
  );
}

/** Sends a conclusion back to its inspector, with a note. */
export function SendBackDialog({ inspection, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const [note, setNote] = useState('');
  const input = { id: inspection.id, version: inspection.version, note };
  const form = useForm(input, validateInput(sendBackInspection, input));
  const command = useCommand(sendBackInspection, {
    onDone: () => {
      toast(t('bench.sentBack', { name: inspection.author ?? '' }));
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
      title={t('bench.sendBackTitle', { name: inspection.author ?? '' })}
      onClose={onClose}
      busy={command.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="bench-back" variant="primary" loading={command.isPending}>
            {t('bench.sendBack')}
          </Button>
        </>
      }
    >
      <form id="bench-back" ref={form.frame} noValidate onSubmit={submit} className={styles.form}>
        <Field
          label={t('bench.sendBackNote')}
          required
          hint={t('bench.sendBackHint')}
          error={form.error('note')}
        >
          <TextArea value={note} maxLength={500} onChange={setNote} onBlur={form.left('note')} />
        </Field>
        {command.error && <FailNote error={command.error} />}
      </form>
    </Dialog>
  );
}
