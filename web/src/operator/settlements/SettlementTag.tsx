import type { SettlementState } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<SettlementState, TagTone> = {
  draft: 'none',
  submitted: 'wait',
  rejected: 'fail',
  pass: 'pass',
};

/** How the settlement of a seller stands. */
export function SettlementTag({ state }: { state: SettlementState }) {
  const t = useTranslator('operator/settlements');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
