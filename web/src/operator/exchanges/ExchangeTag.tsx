import type { OpsExchange } from '#contract/exchange/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<OpsExchange['state'], TagTone> = {
  frozen: 'wait',
  success: 'pass',
  returned: 'fail',
  failed: 'fail',
};

/** How an exchange stands. */
export function ExchangeTag({ state }: { state: OpsExchange['state'] }) {
  const t = useTranslator('operator/exchanges');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
