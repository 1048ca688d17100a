import { useState } from 'react';
import { opsWorkClaim } from '#contract/operator/work-calls.ts';
import {
  opsSuspicionAssign,
  opsSuspicionClear,
  opsSuspicionReport,
} from '#contract/suspicions/calls.ts';
import type { Suspicion } from '#contract/suspicions/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ReasonForm } from '../finance/ReasonForm.tsx';
import styles from '../money/money.module.css';

type Step = 'report' | 'clear';

/** The steps that the reader may take on a finding now. */
export function Steps({ suspicion }: { suspicion: Suspicion }) {
  const t = useTranslator('operator/suspicions');
  const [step, setStep] = useState<Step | null>(null);
  const { id, no, version, events, state, severe } = suspicion;
  const input = { id, version };
  const isTwo = events.includes('proposeClear');
  const done = (text: string) => () => {
    toast(text);
    setStep(null);
  };
  // Colleagues see in the queue who looks into it; the finding is assigned without that too.
  const claim = useCommand(opsWorkClaim, { onFail: () => true });
  const assign = useCommand(opsSuspicionAssign, {
    onDone: () => {
      done(t('taken'))();
      claim.mutate({ record: 'suspicion', ref: no, takeOver: true });
    },
  });
  const report = useCommand(opsSuspicionReport, { onDone: done(t('reported')) });
  const clear = useCommand(opsSuspicionClear, {
    onDone: done(t(isTwo ? 'asked' : 'clearedNow')),
  });
  if (step === 'report') {
    return (
      <>
        {severe && <p className={styles.quiet}>{t('reportHolds')}</p>}
        <ReasonForm
          call={opsSuspicionReport}
          input={input}
          label={t('reportReason')}
          submit={t('report')}
          command={report}
          onBack={() => setStep(null)}
        />
      </>
    );
  }
  if (step === 'clear') {
    return (
      <ReasonForm
        call={opsSuspicionClear}
        input={input}
        label={t('clearReason')}
        submit={t(isTwo ? 'proposeClear' : 'clear')}
        command={clear}
        onBack={() => setStep(null)}
      />
    );
  }
  return (
    <>
      <FailNote error={assign.error} />
      <div className={styles.buttons}>
        {events.includes('report') && (
          <Button onClick={() => setStep('report')}>{t('report')}</Button>
        )}
        {(events.includes('clear') || isTwo) && (
          <Button onClick={() => setStep('clear')}>{t(isTwo ? 'proposeClear' : 'clear')}</Button>
        )}
        {events.includes('assign') && (
          <Button variant="primary" loading={assign.isPending} onClick={() => assign.mutate(input)}>
            {t(state === 'open' ? 'assign' : 'takeOver')}
          </Button>
        )}
      </div>
    </>
  );
}
