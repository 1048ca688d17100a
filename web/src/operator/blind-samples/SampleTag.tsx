import type { SampleState } from '#contract/proficiency/table.ts';
import type { TestOutcome } from '#contract/proficiency/truths.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<SampleState, TagTone> = {
  planned: 'wait',
  inLab: 'wait',
  judged: 'wait',
  revealed: 'pass',
  void: 'none',
};

/** How a blind sample stands. */
export function SampleTag({ state }: { state: SampleState }) {
  const t = useTranslator('operator/blind-samples');
  return <Tag tone={tones[state]}>{t(`tab.${state}`)}</Tag>;
}

const outcomeTones: Record<TestOutcome, TagTone> = {
  detected: 'pass',
  correct: 'pass',
  missed: 'fail',
  falseAlarm: 'fail',
  notCounted: 'none',
};

/** The outcome of a sample, or of one test on it. */
export function OutcomeTag({ outcome }: { outcome: TestOutcome }) {
  const t = useTranslator('operator/blind-samples');
  return <Tag tone={outcomeTones[outcome]}>{t(`outcome.${outcome}`)}</Tag>;
}
