import type { ReplyState as State } from '#contract/boards/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<State, TagTone> = {
  open: 'wait',
  taken: 'pass',
  closed: 'none',
  expired: 'none',
  cancelled: 'none',
};

/** The state of a quote in one tag. */
export function ReplyState({ state }: { state: State }) {
  const t = useTranslator('boards');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
