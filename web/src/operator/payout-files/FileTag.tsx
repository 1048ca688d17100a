import type { PayoutFileState } from '#contract/bank/payout-machine.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<PayoutFileState, TagTone> = {
  made: 'wait',
  released: 'pass',
  cancelled: 'none',
};

/** Where a file of payments stands. */
export function FileTag({ state }: { state: PayoutFileState }) {
  const t = useTranslator('operator/payout-files');
  return <Tag tone={tones[state]}>{t(`file.${state}`)}</Tag>;
}
