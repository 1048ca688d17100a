import type { FactorResetState } from '#contract/factors/reset-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<FactorResetState, TagTone> = {
  asked: 'wait',
  waiting: 'wait',
  done: 'pass',
  refused: 'fail',
  cancelled: 'none',
  expired: 'none',
};

/** How a reset of second factors stands. */
export function ResetTag({ state }: { state: FactorResetState }) {
  const t = useTranslator('operator/resets');
  return <Tag tone={tones[state]}>{t(`tab.${state}`)}</Tag>;
}
