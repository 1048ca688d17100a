import { useState } from 'react';
import { useParams } from 'react-router';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { inspectionOne } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../../bench/bench.module.css';
import { PendingDeviations } from '../../bench/Deviations.tsx';
import { eventForms, isOffered } from '../../bench/EventForms.tsx';
import { LotDescription } from '../../bench/lot/LotDescription.tsx';
import { LotHead } from '../../bench/lot/LotHead.tsx';
import { RetestNote } from '../../bench/lot/RetestNote.tsx';
import { PlanTable } from '../../bench/PlanTable.tsx';
import { Conclusion } from '../../bench/review/Conclusion.tsx';
import { FailedComparisons } from '../../bench/review/PhotoComparisons.tsx';
import { SignOff } from '../../bench/review/SignOff.tsx';
import { StoppedPlan } from '../../bench/Stopped.tsx';
import { RepeatedPhotos } from '../../bench/test/RepeatedPhotos.tsx';
import { TestBench } from '../../bench/test/TestBench.tsx';
import { TestResult } from '../../bench/test/TestResult.tsx';
import { RevealedNote } from '../../blind-samples/RevealedNote.tsx';
import { GoldenOffer } from '../../golden-samples/GoldenOffer.tsx';

/** The inspection of one lot, at the bench. */
export default function BenchPage() {
  const { id = '' } = useParams();
  const t = useTranslator('operator');
  const read = useCallQuery(inspectionOne, { id });
  if (read.data) return <Bench key={id} inspection={read.data} />;
  if (read.isPending) return <SkeletonLines label={t('loading')} lines={8} />;
  const isNotFound =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  if (isNotFound) {
    return (
      <Empty
        title={t('bench.notFound')}
        action={<ButtonLink to="/ops/lots">{t('lots.all')}</ButtonLink>}
      />
    );
  }
  return <FailNote error={read.error} again={() => read.refetch()} />;
}

/** The test that stopped the plan, else the first that waits for a result, else the first. */
function findInitialTest({ tests, state, stoppedBy }: Inspection): TestCode | null {
  const suspect = state === 'stopped' && tests.find((test) => test.test === stoppedBy);
  const open = tests.find(
    (test) => test.outcome === null && test.leftOutReason === null && test.planned > 0,
  );
  return (suspect || open || tests[0])?.test ?? null;
}

/** Says whose lot it is; another person of the lab may take it over. */
function ReadOnly({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const [open, setOpen] = useState(false);
  return (
    <Note className={styles.notice}>
      {t('bench.readOnly', { name: inspection.author ?? '–' })}{' '}
      <Button size="xs" onClick={() => setOpen(true)}>
        {own('reassign.open')}
      </Button>
      {open && eventForms.reassign?.({ inspection, onClose: () => setOpen(false) })}
    </Note>
  );
}

function Bench({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const [chosen, setChosen] = useState<TestCode | null>(null);
  const current = chosen ?? findInitialTest(inspection);
  const test = inspection.tests.find((one) => one.test === current);
  const own = useTranslator('operator/bench');
  const { state, sentBackNote, resumeReason, reassignedFrom, reassignReason } = inspection;
  const writes = isOffered(inspection, 'record');
  return (
    <>
      <LotHead inspection={inspection} />
      <RetestNote inspection={inspection} />
      <LotDescription inspection={inspection} />
      <WorkBar record="inspection" no={inspection.no} />
      {state === 'stopped' && <StoppedPlan inspection={inspection} />}
      {sentBackNote && (state === 'testing' || state === 'stopped') && (
        <Note tone="wait" className={styles.notice}>
          {t('bench.wasSentBack', { note: sentBackNote })}
        </Note>
      )}
      {resumeReason && state !== 'stopped' && (
        <Note className={styles.notice}>{t('bench.wasResumed', { reason: resumeReason })}</Note>
      )}
      {reassignedFrom && (
        <Note className={styles.notice}>
          {own('reassign.was', { name: reassignedFrom, reason: reassignReason ?? '' })}
        </Note>
      )}
      {inspection.staffIsParty && (
        <Note tone="wait" className={styles.notice}>
          {t('order.own')}
        </Note>
      )}
      {isOffered(inspection, 'reassign') && <ReadOnly inspection={inspection} />}
      {state === 'issued' && inspection.reportNo === null && (
        <RevealedNote inspectionId={inspection.id} />
      )}
      <GoldenOffer inspection={inspection} />
      <PendingDeviations inspection={inspection} />
      <FailedComparisons inspection={inspection} />
      <RepeatedPhotos inspection={inspection} />
      <div className={styles.bench}>
        <PlanTable inspection={inspection} current={current} onChoose={setChosen} />
        {test && writes && (
          <TestBench
            key={`${test.test} ${test.planned} ${test.at} ${test.leftOutReason}`}
            inspection={inspection}
            test={test}
            onRecorded={(after) => setChosen(findInitialTest(after))}
          />
        )}
        {test && !writes && (
          <TestResult key={test.test} test={test} bought={inspection.bought.includes(test.test)} />
        )}
      </div>
      {writes || isOffered(inspection, 'resume') ? (
        <Conclusion key={`${inspection.id} ${state}`} inspection={inspection} />
      ) : (
        <SignOff inspection={inspection} />
      )}
    </>
  );
}
