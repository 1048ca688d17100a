import type { OpsRecharge } from '#contract/wallet/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<OpsRecharge['state'], TagTone> = {
  pending: 'wait',
  success: 'pass',
  failed: 'fail',
};

/** How a recharge stands. */
export function RechargeTag({ state }: { state: OpsRecharge['state'] }) {
  const t = useTranslator('operator/money');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
