import type { Truth } from '#contract/proficiency/truths.ts';
import { useTranslator } from '#web/i18n/translator.ts';

/** Returns the name of what a sample is. */
export function useTruthLabel(): (truth: Truth) => string {
  const t = useTranslator('operator/blind-samples');
  const kinds = useTranslator('widgets/coverage');
  return (truth) => (truth === 'genuine' ? t('genuine') : kinds(`kind.${truth}`));
}
