import { type ReactNode, useState } from 'react';
import { opsWorkClaim } from '#contract/operator/work-calls.ts';
import {
  opsSuspicionAssign,
  opsSuspicionClear,
  opsSuspicionFree,
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
import { CompanyChoice } from './CompanyChoice.tsx';

type Step = 'report' | 'clear' | 'free';

/** The steps that the reader may take on a finding now. */
export function Steps({ suspicion }: { suspicion: Suspicion }) {
  const t = useTranslator('operator/suspicions');
  const [step, setStep] = useState<Step | null>(null);
  const { id, no, version, events, state } = suspicion;
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
  const onBack = () => setStep(null);
  if (step === 'report') {
    return <Report suspicion={suspicion} onDone={done(t('reported'))} onBack={onBack} />;
  }
  if (step === 'free') {
    return <Free suspicion={suspicion} onDone={done(t('asked'))} onBack={onBack} />;
  }
  if (step === 'clear') {
    const text = t(isTwo ? 'asked' : 'clearedNow');
    return <Clear suspicion={suspicion} onDone={done(text)} onBack={onBack} />;
  }
  const open = (next: Step, label: ReactNode) => (
    <Button onClick={() => setStep(next)}>{label}</Button>
  );
  return (
    <>
      <FailNote error={assign.error} />
      <div className={styles.buttons}>
        {events.includes('report') && open('report', t('report'))}
        {events.includes('proposeFree') && open('free', t('free'))}
        {(events.includes('clear') || isTwo) && open('clear', t(isTwo ? 'proposeClear' : 'clear'))}
        {events.includes('assign') && (
          <Button
            variant="primary"
            loading={assign.isPending}
            onClick={() => assign.mutate({ id, version })}
          >
            {t(state === 'open' ? 'assign' : 'takeOver')}
          </Button>
        )}
      </div>
    </>
  );
}

interface StepProps {
  readonly suspicion: Suspicion;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Records a report: its maker chooses the companies that it holds. */
function Report({ suspicion, onDone, onBack }: StepProps) {
  const t = useTranslator('operator/suspicions');
  const { id, version, severe } = suspicion;
  const companies = suspicion.related.filter(({ mayReport }) => mayReport);
  const fixed = companies.filter(({ held }) => held).map((one) => one.id);
  const [chosen, setChosen] = useState<readonly string[]>(
    companies.filter(({ involved, held }) => involved && !held).map((one) => one.id),
  );
  const command = useCommand(opsSuspicionReport, { onDone });
  // One that holds nothing is about all of them.
  const present = companies.map((one) => one.id);
  // Which companies it has may have changed since the choice.
  const added = chosen.filter((one) => present.includes(one) && !fixed.includes(one));
  const all = severe ? [...fixed, ...added] : present;
  return (
    <ReasonForm
      call={opsSuspicionReport}
      input={{ id, version, companies: all }}
      label={t('reportReason')}
      submit={t('report')}
      command={command}
      onBack={onBack}
      blocked={all.length === 0}
    >
      {severe && (
        <>
          <CompanyChoice
            label={t('chooseReport')}
            companies={companies}
            chosen={added}
            fixed={fixed}
            onChange={setChosen}
          />
          <p className={styles.quiet}>{t('reportHolds')}</p>
        </>
      )}
    </ReasonForm>
  );
}

/** Asks a second person to free some of the companies that the finding holds. */
function Free({ suspicion, onDone, onBack }: StepProps) {
  const t = useTranslator('operator/suspicions');
  const { id, version, related } = suspicion;
  const companies = related.filter(({ held }) => held);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const command = useCommand(opsSuspicionFree, { onDone });
  // Who is held may have changed since the choice.
  const freed = companies
    .filter((one) => chosen.includes(one.id))
    .map(({ id: own, accounts }) => ({ id: own, accounts }));
  const isAll = freed.length === companies.length;
  const isMissing = companies.some(
    ({ id: own, endsHoldOf }) =>
      chosen.includes(own) && endsHoldOf.some((other) => !chosen.includes(other)),
  );
  return (
    <ReasonForm
      call={opsSuspicionFree}
      input={{ id, version, companies: freed }}
      label={t('freeReason')}
      submit={t('free')}
      command={command}
      onBack={onBack}
      blocked={freed.length === 0 || isAll || isMissing}
    >
      <CompanyChoice
        label={t('chooseFree')}
        companies={companies}
        chosen={freed.map((one) => one.id)}
        onChange={setChosen}
      />
      {isMissing && <p className={styles.quiet}>{t('freeTogether')}</p>}
      {isAll && <p className={styles.quiet}>{t('freeNotAll')}</p>}
    </ReasonForm>
  );
}

/** Clears the finding, or asks a second person to. */
function Clear({ suspicion, onDone, onBack }: StepProps) {
  const t = useTranslator('operator/suspicions');
  const { id, version, events } = suspicion;
  const command = useCommand(opsSuspicionClear, { onDone });
  return (
    <ReasonForm
      call={opsSuspicionClear}
      input={{ id, version }}
      label={t('clearReason')}
      submit={t(events.includes('proposeClear') ? 'proposeClear' : 'clear')}
      command={command}
      onBack={onBack}
    />
  );
}
