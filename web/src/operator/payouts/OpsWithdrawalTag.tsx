import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<WithdrawalState, TagTone> = {
  applied: 'wait',
  approved: 'wait',
  sent: 'wait',
  completed: 'pass',
  returned: 'fail',
  refused: 'none',
  cancelled: 'none',
};

/** The state of a withdrawal as the desk works on it. */
export function OpsWithdrawalTag({ state }: { state: WithdrawalState }) {
  const t = useTranslator('operator/payouts');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
