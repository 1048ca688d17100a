import type { SuspicionState } from '#contract/suspicions/machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<SuspicionState, TagTone> = {
  open: 'fail',
  underReview: 'wait',
  reported: 'ink',
  cleared: 'none',
};

/** Where a finding stands. */
export function SuspicionTag({ state }: { state: SuspicionState }) {
  const t = useTranslator('operator/suspicions');
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
}
