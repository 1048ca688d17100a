import { useId, useState } from 'react';
import { opsQueues } from '#contract/operator/calls.ts';
import { inspectionList, inspectionOne, recordTest } from '#contract/qc/calls.ts';
import { catalogue } from '#contract/qc/catalogue.ts';
import { outcomes } from '#contract/qc/constants.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { isOutside } from '#contract/qc/limits/limits.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { GoldenReferences } from '../../golden-samples/GoldenReferences.tsx';
import styles from '../bench.module.css';
import { isAccepted, OutsideValues } from '../Deviations.tsx';
import { LeaveOut, LeftOutText } from '../LeaveOut.tsx';
import { Instrument } from './Instrument.tsx';
import { Measurements } from './Measurements.tsx';
import { outcomeFits } from './marks.ts';
import { SampleFigures } from './SampleFigures.tsx';
import { SampleSize } from './SampleSize.tsx';
import { TestPhotos } from './TestPhotos.tsx';
import {
  figuresOf,
  GRID_MAX,
  outcomeOf,
  recordingOf,
  type Test,
  type TestDraft,
  useTestDraft,
} from './test-draft.ts';

interface Props {
  readonly inspection: Inspection;
  readonly test: Test;
  /** Called with the inspection as it is after the record. */
  readonly onRecorded: (inspection: Inspection) => void;
}

/** The current test: its sample, figures, measurements, instrument and note; its photos beside. */
export function TestBench({ inspection, test, onRecorded }: Props) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const [draft, setDraft, forget] = useTestDraft(inspection.id, test);
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<Error | null>(null);
  const input = recordingOf(inspection, test, draft);
  const form = useForm(input, validateInput(recordTest, input));
  const record = useCommand(recordTest, {
    changes: [inspectionOne, inspectionList, opsQueues],
    onDone: (after) => {
      forget();
      setRefused(null);
      toast(t('bench.recorded', { test: facts(`test.${test.test}`) }));
      onRecorded(after);
    },
    onFail: (error) => {
      setRefused(error);
      form.refuse(error);
    },
  });
  const set = (change: Partial<TestDraft>) => setDraft((before) => ({ ...before, ...change }));
  const missing = missingOf(test, draft);
  const rule = missing === null ? ruleOf(inspection, test, draft) : null;
  const reasonId = useId();
  const reason = useReason({ missing, rule, uploading, whole: test.planned > GRID_MAX });
  return (
    <>
      <Section
        title={facts(`test.${test.test}`)}
        aside={test.planned <= GRID_MAX && <Progress test={test} draft={draft} />}
        action={
          <>
            <SampleSize inspection={inspection} test={test} />
            <LeaveOut inspection={inspection} test={test} />
          </>
        }
        className={styles.middle}
      >
        <form
          ref={form.frame}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (form.ready()) record.mutate(input);
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
            <TextArea
              value={draft.note}
              rows={2}
              maxLength={2000}
              onChange={(note) => set({ note })}
            />
          </Field>
          <div>
            <span className={styles.label}>{t('bench.outcome')}</span>
            <Segmented
              label={t('bench.outcome')}
              value={outcomeOf(test, draft)}
              onChange={(outcome) => set({ outcome })}
              options={outcomes.map((one) => ({
                value: one,
                label: facts(`outcome.${one}`),
                tone: one === 'pass' ? 'yes' : one === 'fail' ? 'no' : undefined,
                disabled: !outcomeFits(one, figuresOf(test, draft)),
              }))}
            />
          </div>
          {outcomeOf(test, draft) === 'suspect' && (
            <p className={styles.amber}>{t('bench.suspectStops')}</p>
          )}
          <FailNote error={refused} />
          <div className={styles.submit}>
            <span id={reasonId} className={styles.amber} aria-live="polite">
              {reason}
            </span>
            <Button
              type="submit"
              variant="primary"
              loading={record.isPending}
              disabled={reason !== null}
              aria-describedby={reasonId}
            >
              {t(test.outcome === null ? 'bench.complete' : 'bench.correct')}
            </Button>
          </div>
        </form>
      </Section>
      <div className={styles.right}>
        <TestPhotos
          photos={draft.photos}
          name={facts(`test.${test.test}`)}
          error={(index) => form.error(`photos.${index}.caption`)}
          onChange={(change) =>
            setDraft((before) => ({ ...before, photos: change(before.photos) }))
          }
          onBusy={setUploading}
          target={{ kind: 'inspection', id: inspection.id, test: test.test }}
        />
        <GoldenReferences
          inspectionId={inspection.id}
          test={test.test}
          used={draft.photos.map(({ url }) => url)}
          onUse={(photo) =>
            setDraft((before) => ({ ...before, photos: [...before.photos, photo] }))
          }
        />
      </div>
    </>
  );
}

interface Hindrances {
  readonly missing: ReturnType<typeof missingOf>;
  readonly rule: ReturnType<typeof ruleOf>;
  readonly uploading: boolean;
  /** All pieces of the lot are counted, not marked one by one. */
  readonly whole: boolean;
}

/** Says why a result cannot be recorded yet; null where it can. */
function useReason({ missing, rule, uploading, whole }: Hindrances): string | null {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  if (missing !== null) {
    const { key, count } = missing;
    return whole && key === 'bench.left' ? own('missing.figures', { count }) : t(key, { count });
  }
  if (rule !== null) return own(`missing.${rule}`);
  return uploading ? own('missing.uploading') : null;
}

/** The rule of the lab that a draft breaks; null where it may be recorded. */
function ruleOf(
  inspection: Inspection,
  test: Test,
  draft: TestDraft,
): 'instrument' | 'photo' | 'limits' | 'value' | null {
  const outcome = outcomeOf(test, draft);
  if (catalogue[test.test].needsInstrument && draft.equipmentId === '') return 'instrument';
  const isOpen = (row: TestDraft['rows'][number]) =>
    isOutside(row) === true && !isAccepted(inspection, test.test, row);
  if (outcome === 'pass' && draft.rows.some(isOpen)) return 'limits';
  const isEmpty = ({ value, min, max }: TestDraft['rows'][number]) =>
    value.trim() === '' && (min !== '' || max !== '');
  if (outcome === 'pass' && draft.rows.some(isEmpty)) return 'value';
  const isBad = outcome === 'fail' || outcome === 'suspect';
  return isBad && !draft.photos.some((photo) => !photo.reference) ? 'photo' : null;
}

/** The figures that stand against recording the test; null where none do. */
function missingOf(test: Test, draft: TestDraft) {
  const { planned, passed, failed } = figuresOf(test, draft);
  if (passed + failed > planned) {
    return { key: 'bench.tooMany', count: passed + failed - planned } as const;
  }
  const outcome = outcomeOf(test, draft);
  if (outcome === null) return { key: 'bench.left', count: planned - passed - failed } as const;
  const fits = outcomeFits(outcome, { planned, passed, failed });
  return fits ? null : ({ key: 'bench.unfit', count: planned } as const);
}

function Progress({ test, draft }: { test: Test; draft: TestDraft }) {
  const t = useTranslator('operator');
  const { planned, passed, failed } = figuresOf(test, draft);
  return <>{t('bench.of', { done: passed + failed, planned })}</>;
}
