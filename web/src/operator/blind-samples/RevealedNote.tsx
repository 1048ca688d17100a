import { blindResult } from '#contract/proficiency/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { OutcomeTag } from './SampleTag.tsx';
import { TestResults } from './TestResults.tsx';
import { useTruthLabel } from './use-truth-label.ts';

/** Tells the lab that a signed inspection was a blind sample, once an administrator reveals it. */
export function RevealedNote({ inspectionId }: { inspectionId: string }) {
  const t = useTranslator('operator/blind-samples');
  const truth = useTruthLabel();
  const read = useCallQuery(blindResult, { inspectionId });
  if (!read.data) return null;
  const { no, outcome, results } = read.data;
  return (
    <Section title={t('was', { no })} aside={truth(read.data.truth)}>
      <p>{outcome && <OutcomeTag outcome={outcome} />}</p>
      <TestResults results={results} />
    </Section>
  );
}
