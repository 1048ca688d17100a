import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import type { ClaimState } from '#contract/claims/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { stateKey } from './track.ts';

/** How each state looks; a new state does not compile until it stands here. */
const tones: Record<ClaimState, TagTone> = {
  applied: 'wait',
  refused: 'fail',
  negotiating: 'wait',
  arbitrating: 'wait',
  returnAuthorised: 'wait',
  returning: 'none',
  returned: 'none',
  replacing: 'none',
  refunded: 'pass',
  replaced: 'pass',
  compensated: 'pass',
  rejected: 'fail',
  withdrawn: 'none',
};

/** A claim's state or end in one tag; "Waiting for you" where the reader must act. */
export function ClaimTag({ claim }: { claim: ClaimSummary }) {
  const t = useTranslator('claims');
  const { state, yourMove } = claim;
  if (yourMove) return <Tag tone="wait">{t('head.you')}</Tag>;
  return <Tag tone={tones[state]}>{t(stateKey(claim))}</Tag>;
}
