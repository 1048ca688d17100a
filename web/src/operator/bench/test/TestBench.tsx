import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { GoldenReferences } from '../../golden-samples/GoldenReferences.tsx';
import styles from '../bench.module.css';
import { LeaveOut } from '../LeaveOut.tsx';
import { SampleSize } from './SampleSize.tsx';
import { TestForm } from './TestForm.tsx';
import { TestPhotos } from './TestPhotos.tsx';
import { figuresOf, GRID_MAX, type Test, type TestDraft } from './test-draft.ts';
import { type RecordingOptions, useRecording } from './use-recording.ts';

/** The current test: its sample, figures, measurements, instrument and note; its photos beside. */
export function TestBench(props: RecordingOptions) {
  const { inspection, test } = props;
  const facts = useTranslator('order-parts');
  const recording = useRecording(props);
  const { draft, form, setPhotos } = recording;
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
        <TestForm inspection={inspection} test={test} recording={recording} />
      </Section>
      <div className={styles.right}>
        <TestPhotos
          photos={draft.photos}
          name={facts(`test.${test.test}`)}
          error={(index) => form.error(`photos.${index}.caption`)}
          onChange={setPhotos}
          onBusy={recording.setUploading}
          target={{ kind: 'inspection', id: inspection.id, test: test.test }}
        />
        <GoldenReferences
          inspectionId={inspection.id}
          test={test.test}
          used={draft.photos.map(({ url }) => url)}
          onUse={(photo) => setPhotos((photos) => [...photos, photo])}
        />
      </div>
    </>
  );
}

function Progress({ test, draft }: { test: Test; draft: TestDraft }) {
  const t = useTranslator('operator');
  const { planned, passed, failed } = figuresOf(test, draft);
  return <>{t('bench.of', { done: passed + failed, planned })}</>;
}
