import type { ReceivedState } from '#contract/cases/case.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<ReceivedState, TagTone> = {
  toAnswer: 'wait',
  late: 'fail',
  answered: 'pass',
  withdrawn: 'none',
  closed: 'none',
};

/** Where a forwarded complaint stands for its seller. */
export function ReceivedTag({ state }: { state: ReceivedState }) {
  const t = useTranslator('cases/received');
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
}
