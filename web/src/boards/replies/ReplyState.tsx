import type { Reply } from '#contract/boards/schemas.ts';
import type { ReplyState as State } from '#contract/boards/table.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { isAcceptedInPart } from './accept/accepted-in-part.ts';

const tones: Record<State, TagTone> = {
  open: 'wait',
  taken: 'pass',
  closed: 'none',
  withdrawn: 'none',
  expired: 'none',
  cancelled: 'none',
};

/** The state of a quote or a bid in one tag. */
export function ReplyState({ reply }: { reply: Reply | Bid }) {
  const t = useTranslator('boards');
  if (isAcceptedInPart(reply)) return <Tag tone="none">{t('state.partly')}</Tag>;
  return <Tag tone={tones[reply.state]}>{t(`state.${reply.state}`)}</Tag>;
}
