import { useState } from 'react';
import { issueReport, sendBackInspection } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';
import styles from '../bench.module.css';

interface DialogProps {
  readonly inspection: Inspection;
  readonly onClose: () => void;
}

/** Asks the second person to issue the report. */
export function IssueDialog({ inspection, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const command = useCommand(issueReport, {
    onDone: () => {
      toast(t('bench.issued'));
      onClose();
    },
  });
  const { id, version, lotNo, mpn, verdict, grade } = inspection;
  return (
    <CommandDialog
      title={t('bench.issueTitle', { lot: lotNo })}
      submit={t('bench.issue')}
      width="middle"
      command={command}
      onSubmit={() => command.mutate({ id, version })}
      onClose={onClose}
    >
      <p>
        {t('bench.issueText', {
          mpn,
          verdict: verdict ? t(`verdict.${verdict}`) : '–',
          grade: grade ?? '–',
        })}
      </p>
      {inspection.repeats.length > 0 && (
        <p>{own('repeats.issue', { count: inspection.repeats.length })}</p>
      )}
      <p className={styles.quiet}>{t('bench.issueEffect')}</p>
    </CommandDialog>
  );
}

/** Sends a conclusion back to its inspector, with a note. */
export function SendBackDialog({ inspection, onClose }: DialogProps) {
  const t = useTranslator('operator');
  const [note, setNote] = useState('');
  const input = { id: inspection.id, version: inspection.version, note };
  const { form, command } = useFormCommand(sendBackInspection, input, {
    onDone: () => {
      toast(t('bench.sentBack', { name: inspection.author ?? '' }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('bench.sendBackTitle', { name: inspection.author ?? '' })}
      submit={t('bench.sendBack')}
      width="middle"
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
      field={{
        name: 'note',
        label: t('bench.sendBackNote'),
        hint: t('bench.sendBackHint'),
        value: note,
        maxLength: 500,
        onChange: setNote,
      }}
    />
  );
}
