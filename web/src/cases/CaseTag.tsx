import type { CaseState } from '#contract/cases/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';

/** How each state looks; a new state does not compile until it stands here. */
const tones: Record<CaseState, TagTone> = {
  submitted: 'wait',
  inReview: 'wait',
  withSeller: 'wait',
  answered: 'pass',
  waitingForYou: 'wait',
  closed: 'none',
};

/** Where a case stands, in one tag; `mine` where its reader must reply. */
export function CaseTag({ state, mine }: { state: CaseState; mine?: boolean }) {
  const t = useTranslator('cases');
  return <Tag tone={tones[state]}>{mine ? t('yourTurn') : t(`state.${state}`)}</Tag>;
}
