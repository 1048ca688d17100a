import type { BlacklistState } from '#contract/content/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<BlacklistState, TagTone> = {
  proposed: 'wait',
  noticed: 'wait',
  published: 'ink',
  ended: 'none',
  dropped: 'none',
};

/** Where an entry of the blacklist stands. */
export function EntryTag({ state }: { state: BlacklistState }) {
  const t = useTranslator('content-desk');
  return <Tag tone={tones[state]}>{t(`blacklist.state.${state}`)}</Tag>;
}
