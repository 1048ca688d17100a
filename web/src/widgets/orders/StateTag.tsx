import type { OrderState } from '#contract/orders/table.ts';
import { useTranslator } from '../../i18n/translator.ts';
import { Tag, type TagTone } from '../../ui/Tag.tsx';

/** How each order state looks; a new state does not compile until it stands here. */
const tones: Record<OrderState | 'pricing', TagTone> = {
  pricing: 'wait',
  placed: 'wait',
  priced: 'wait',
  confirmed: 'wait',
  paid: 'wait',
  inbound: 'none',
  received: 'none',
  inspecting: 'none',
  reported: 'wait',
  disputed: 'wait',
  quarantined: 'fail',
  cleared: 'none',
  dispatched: 'none',
  suspended: 'fail',
  returning: 'fail',
  returned: 'fail',
  refunding: 'wait',
  completed: 'pass',
  refunded: 'none',
  cancelled: 'none',
};

/**
 * An order's state in one tag, as `spokenState` names it; "Waiting for you" where the reader must
 * act.
 */
export function StateTag({ state, mine }: { state: OrderState | 'pricing'; mine?: boolean }) {
  const t = useTranslator('widgets');
  const track = useTranslator('widgets/track');
  if (mine) return <Tag tone="wait">{t('waitingForYou')}</Tag>;
  return (
    <Tag tone={tones[state]}>
      {state === 'pricing' ? track('next.pricing') : t(`state.${state}`)}
    </Tag>
  );
}
