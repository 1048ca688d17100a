import type { Audit } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';

/** Shows what the last review said of a part number; nothing for one that it did not see. */
export function ModelResult({ audit, model }: { audit: Audit; model: string }) {
  const t = useTranslator('onboarding');
  const result = audit.modelResults.find((one) => one.model === model);
  if (result === undefined) return null;
  return result.isAccepted ? (
    <Tag tone="pass">{t('modelResult.accepted')}</Tag>
  ) : (
    <Tag tone="fail">{t('modelResult.change')}</Tag>
  );
}
