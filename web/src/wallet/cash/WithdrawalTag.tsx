import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { withdrawalTones } from '#web/widgets/money/state-tones.ts';

/** The state of a withdrawal. */
export function WithdrawalTag({ state }: { state: WithdrawalState }) {
  const t = useTranslator('wallet/cash');
  return <Tag tone={withdrawalTones[state]}>{t(`state.${state}`)}</Tag>;
}
