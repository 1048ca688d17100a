import type { QuarantineState } from '#contract/quarantine/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Readonly<Record<QuarantineState, TagTone>> = {
  held: 'wait',
  sampling: 'wait',
  cleared: 'pass',
  confirmed: 'fail',
  returned: 'none',
  scrapped: 'none',
};

/** The state of an entry of the register. */
export function QuarantineTag({ state }: { state: QuarantineState }) {
  const t = useTranslator('order-parts/quarantine');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
