import type { NoticeState } from '#contract/notices/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

const tones: Record<NoticeState, TagTone> = {
  draft: 'none',
  scheduled: 'wait',
  sending: 'wait',
  sent: 'pass',
  withdrawn: 'none',
};

/** Where a notice stands. */
export function NoticeTag({ state }: { state: NoticeState }) {
  const t = useTranslator('operator/notices');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
