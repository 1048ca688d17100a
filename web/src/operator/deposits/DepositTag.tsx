import type { OpsDeposit } from '#contract/deposits/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { depositTones } from '#web/widgets/money/state-tones.ts';

/** How a deposit stands. */
export function DepositTag({ state }: { state: OpsDeposit['state'] }) {
  const t = useTranslator('operator/deposits');
  return <Tag tone={depositTones[state]}>{t(`state.${state}`)}</Tag>;
}
