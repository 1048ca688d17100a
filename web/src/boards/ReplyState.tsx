import type { ReplyState as State } from '#contract/boards/table.ts';
import { useWords } from '#web/i18n/words.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<State, TagTone> = {
  open: 'wait',
  taken: 'pass',
  closed: 'none',
  expired: 'none',
};

/** The state of a quote in one tag. */
export function ReplyState({ state }: { state: State }) {
  const t = useWords('boards');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
