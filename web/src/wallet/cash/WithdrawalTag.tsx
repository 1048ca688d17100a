import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<WithdrawalState, TagTone> = {
  applied: 'wait',
  approved: 'wait',
  sent: 'wait',
  completed: 'pass',
  returned: 'fail',
  refused: 'fail',
  cancelled: 'none',
};

/** The state of a withdrawal. */
export function WithdrawalTag({ state }: { state: WithdrawalState }) {
  const t = useTranslator('wallet/cash');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
