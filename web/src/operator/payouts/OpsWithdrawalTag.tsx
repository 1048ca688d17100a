import type { WithdrawalState } from '#contract/wallet/withdrawal-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { withdrawalTones } from '#web/widgets/money/state-tones.ts';

/** A refusal is the desk's own decision: nothing went wrong. */
const tones = { ...withdrawalTones, refused: 'none' } as const;

/** The state of a withdrawal as the desk works on it. */
export function OpsWithdrawalTag({ state }: { state: WithdrawalState }) {
  const t = useTranslator('operator/payouts');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
