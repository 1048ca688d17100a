import type { GoldenSample } from '#contract/qc/golden-sample-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';

/** The state of a golden sample; amber where its report is no longer in force. */
export function GoldenTag({ sample }: { readonly sample: GoldenSample }) {
  const t = useTranslator('operator/bench');
  if (sample.removed !== null) return <Tag>{t('golden.tab.removed')}</Tag>;
  return <Tag tone={sample.reportNo === null ? 'wait' : 'pass'}>{t('golden.tab.kept')}</Tag>;
}
