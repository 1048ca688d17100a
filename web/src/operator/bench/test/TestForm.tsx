import { useId } from 'react';
import { outcomes } from '#contract/qc/constants.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../bench.module.css';
import { OutsideValues } from '../Deviations.tsx';
import { LeftOutText } from '../LeaveOut.tsx';
import { Instrument } from './Instrument.tsx';
import { Measurements } from './Measurements.tsx';
import { outcomeFits } from './marks.ts';
import { SampleFigures } from './SampleFigures.tsx';
import { figuresOf, outcomeOf, type Test } from './test-draft.ts';
import type { Recording } from './use-recording.ts';

interface Props {
  readonly inspection: Inspection;
  readonly test: Test;
  readonly recording: Recording;
}

/** The result of a test: sample, measurements, instrument, note and outcome. */
export function TestForm({ inspection, test, recording }: Props) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const { draft, form, set } = recording;
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        recording.submit();
      }}
    >
      {test.leftOutReason !== null && (
        <div>
          <LeftOutText test={test} bought={inspection.bought.includes(test.test)} />
          <p className={styles.quiet}>{own('leaveOut.again')}</p>
        </div>
      )}
      <SampleFigures test={test} draft={draft} onChange={set} />
      <Measurements
        test={test.test}
        packageName={inspection.package}
        rows={draft.rows}
        error={(index, field) => form.error(`measurements.${index}.${field}`)}
        onChange={(rows) => set({ rows })}
      />
      <OutsideValues inspection={inspection} test={test.test} rows={draft.rows} />
      <Instrument test={test.test} draft={draft} form={form} onChange={set} />
      <Field label={t('bench.note')} aside={t('optional')} error={form.error('note')}>
        <TextArea value={draft.note} rows={2} maxLength={2000} onChange={(note) => set({ note })} />
      </Field>
      <OutcomeChoice test={test} recording={recording} />
      <FailNote error={recording.refused} />
      <RecordButton test={test} recording={recording} />
    </form>
  );
}

/** Chooses the outcome of the test; those that its figures rule out are disabled. */
function OutcomeChoice({ test, recording: { draft, set } }: Omit<Props, 'inspection'>) {
  const t = useTranslator('operator');
  const facts = useTranslator('order-parts');
  const outcome = outcomeOf(test, draft);
  return (
    <>
      <div>
        <span className={styles.label}>{t('bench.outcome')}</span>
        <Segmented
          label={t('bench.outcome')}
          value={outcome}
          onChange={(outcome) => set({ outcome })}
          options={outcomes.map((one) => ({
            value: one,
            label: facts(`outcome.${one}`),
            tone: one === 'pass' ? 'yes' : one === 'fail' ? 'no' : undefined,
            disabled: !outcomeFits(one, figuresOf(test, draft)),
          }))}
        />
      </div>
      {outcome === 'suspect' && <p className={styles.amber}>{t('bench.suspectStops')}</p>}
    </>
  );
}

/** The button that records the result, beside the reason why it cannot be recorded yet. */
function RecordButton({ test, recording: { reason, isPending } }: Omit<Props, 'inspection'>) {
  const t = useTranslator('operator');
  const reasonId = useId();
  return (
    <div className={styles.submit}>
      <span id={reasonId} className={styles.amber} aria-live="polite">
        {reason}
      </span>
      <Button
        type="submit"
        variant="primary"
        loading={isPending}
        disabled={reason !== null}
        aria-describedby={reasonId}
      >
        {t(test.outcome === null ? 'bench.complete' : 'bench.correct')}
      </Button>
    </div>
  );
}
