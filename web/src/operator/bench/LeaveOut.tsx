import { useState } from 'react';
import { leaveTestOut } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';
import styles from './bench.module.css';
import type { Test } from './test/test-draft.ts';

interface Props {
  readonly inspection: Inspection;
  readonly test: Test;
}

/** Opens the form that leaves a test out, with a reason that both parties read. */
export function LeaveOut({ inspection, test }: Props) {
  const own = useTranslator('operator/bench');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="text" onClick={() => setOpen(true)}>
        {own('leaveOut.open')}
      </Button>
      {open && (
        <LeaveOutDialog inspection={inspection} test={test} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function LeaveOutDialog({ inspection, test, onClose }: Props & { onClose: () => void }) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const [reason, setReason] = useState(test.leftOutReason ?? '');
  const input = { id: inspection.id, version: inspection.version, test: test.test, reason };
  const { form, command } = useFormCommand(leaveTestOut, input, {
    onDone: () => {
      toast(own('leaveOut.done'));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={own('leaveOut.title', { test: facts(`test.${test.test}`) })}
      submit={own('leaveOut.save')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
      field={{
        label: t('reason'),
        hint: own('leaveOut.hint'),
        value: reason,
        maxLength: 500,
        onChange: setReason,
      }}
    />
  );
}

/** Says that a test is left out, why, and that a bought one is refunded. */
export function LeftOutText({ test, bought }: { test: Test; bought: boolean }) {
  const own = useTranslator('operator/bench');
  if (test.leftOutReason === null) return null;
  return (
    <div className={styles.words}>
      <p>
        <b>{own('leaveOut.because')}</b> {test.leftOutReason}
      </p>
      {bought && <p className={styles.quiet}>{own('leaveOut.refunded')}</p>}
    </div>
  );
}
