import type { OpsDeposit } from '#contract/deposits/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<OpsDeposit['state'], TagTone> = {
  announced: 'wait',
  held: 'pass',
  returning: 'wait',
  returned: 'none',
  bankReturned: 'wait',
  replaced: 'none',
  failed: 'fail',
};

/** How a deposit stands. */
export function DepositTag({ state }: { state: OpsDeposit['state'] }) {
  const t = useTranslator('operator/finance');
  return <Tag tone={tones[state]}>{t(`deposit.state.${state}`)}</Tag>;
}
