import type { FakeHitState } from '#contract/fakes/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Readonly<Record<FakeHitState, TagTone>> = {
  open: 'wait',
  contested: 'wait',
  upheld: 'fail',
  dismissed: 'none',
};

/** The state of a warning. */
export function WarningTag({ state }: { state: FakeHitState }) {
  const t = useTranslator('fakes');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
