import { useState } from 'react';
import { verdicts } from '#contract/orders/history.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { Grade } from '#contract/orders/line-schemas.ts';
import { concludeInspection } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import type { Form } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from '../bench.module.css';
import { gradesOf } from '../test/marks.ts';
import { GradePicker } from './GradePicker.tsx';
import { Comparing, waitsForPhotos } from './PhotoComparisons.tsx';
import { SignOffPeople } from './SignOff.tsx';

interface Draft {
  readonly grade: Grade | '';
  readonly verdict: Verdict | '';
  readonly conclusion: string;
  readonly notCovered: string;
  readonly deviations: string;
}

const draftOf = ({ grade, verdict, conclusion, notCovered, deviations }: Inspection): Draft => ({
  grade: grade ?? '',
  verdict: verdict ?? '',
  conclusion,
  notCovered,
  deviations,
});

/** The author's conclusion on a lot: verdict, grade, words for both sides; then a second person. */
export function Conclusion({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator');
  const [initial] = useState(() => draftOf(inspection));
  const [draft, setDraft, forget] = useDraft<Draft>(`conclude:${inspection.id}`, initial);
  const { tests, proposed } = inspection;
  const verdict = draft.verdict || proposed || '';
  const may = (grade: Grade) => verdict === '' || gradesOf[verdict].includes(grade);
  const grade = draft.grade !== '' && may(draft.grade) ? draft.grade : '';
  const input = {
    ...draft,
    id: inspection.id,
    version: inspection.version,
    verdict: verdict as Verdict,
    grade: grade as Grade,
  };
  const { form, command: conclude } = useFormCommand(concludeInspection, input, {
    onDone: () => {
      forget();
      toast(t('bench.concluded'));
    },
  });
  const bad = tests.some(({ outcome }) => outcome === 'fail' || outcome === 'suspect');
  const open = tests.filter(
    (test) => test.outcome === null && test.leftOutReason === null && test.planned > 0,
  ).length;
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const proposedText =
    proposed === null ? null : t('bench.proposed', { verdict: t(`verdict.${proposed}`) });
  return (
    <form
      ref={form.frame}
      noValidate
      className={styles.verdict}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.ready()) conclude.mutate(input);
      }}
    >
      <Section title={t('bench.grade')} aside={t('bench.gradeAside')}>
        <VerdictField
          verdict={verdict}
          error={form.error('verdict')}
          mayPass={!bad}
          hint={open > 0 ? t('bench.provisional', { count: open }) : proposedText}
          onChange={(chosen) => set({ verdict: chosen })}
        />
        <Field label={t('bench.gradeLabel')} group error={form.error('grade')}>
          <GradePicker value={grade} may={may} onChange={(chosen) => set({ grade: chosen })} />
        </Field>
      </Section>
      <Words form={form} draft={draft} set={set} />
      <Section title={t('bench.signOff')}>
        <SignOffPeople inspection={inspection} />
        <Comparing inspection={inspection} />
        {conclude.error && <FailNote error={conclude.error} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={conclude.isPending}
          disabled={open > 0 || inspection.state === 'stopped' || waitsForPhotos(inspection)}
        >
          {t('bench.toReview')}
        </Button>
        <p className={styles.small}>
          {open > 0 ? t('bench.testsLeft', { count: open }) : t('bench.reviewHint')}
        </p>
      </Section>
    </form>
  );
}

interface VerdictProps {
  readonly verdict: Verdict | '';
  readonly error: string | undefined;
  readonly mayPass: boolean;
  readonly hint: string | null;
  readonly onChange: (verdict: Verdict) => void;
}

function VerdictField({ verdict, error, mayPass, hint, onChange }: VerdictProps) {
  const t = useTranslator('operator');
  return (
    <Field label={t('bench.verdict')} group error={error}>
      <div className={styles.verdictRow}>
        <Segmented
          label={t('bench.verdict')}
          value={verdict === '' ? null : verdict}
          onChange={onChange}
          options={verdicts.map((one) => ({
            value: one,
            label: t(`verdict.${one}`),
            tone: one === 'pass' ? 'yes' : one === 'fail' ? 'no' : undefined,
            disabled: one === 'pass' && !mayPass,
          }))}
        />
        <span className={styles.quiet}>{hint}</span>
      </div>
    </Field>
  );
}

/** The words of the report: what was found, and what the tests do not cover or did otherwise. */
function Words(props: { form: Form; draft: Draft; set: (change: Partial<Draft>) => void }) {
  const { form, draft, set } = props;
  const t = useTranslator('operator');
  return (
    <Section title={t('bench.conclusion')}>
      <div className={styles.form}>
        <TextAreaField
          form={form}
          name="conclusion"
          label={t('bench.conclusionLabel')}
          required
          hint={t('bench.conclusionHint')}
          value={draft.conclusion}
          rows={4}
          maxLength={2000}
          onChange={(conclusion) => set({ conclusion })}
        />
        {(['notCovered', 'deviations'] as const).map((field) => (
          <Field
            key={field}
            label={t(`bench.${field}`)}
            aside={t('optional')}
            error={form.error(field)}
          >
            <TextArea
              value={draft[field]}
              rows={2}
              maxLength={1000}
              onChange={(text) => set({ [field]: text })}
            />
          </Field>
        ))}
      </div>
    </Section>
  );
}
