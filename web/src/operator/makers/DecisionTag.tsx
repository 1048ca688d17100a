import type { ManufacturerDecision } from '#contract/manufacturers/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<ManufacturerDecision['state'], TagTone> = {
  moving: 'wait',
  done: 'pass',
  undoing: 'wait',
  undone: 'none',
};

/** How far a decision about a name is. */
export function DecisionTag({ state }: { state: ManufacturerDecision['state'] }) {
  const t = useTranslator('operator/makers');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
