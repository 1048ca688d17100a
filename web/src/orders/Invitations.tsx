import { orderList } from '#contract/orders/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { OrderRows } from './OrderRows.tsx';

const filter = { kind: 'agent', side: 'seller', tab: 'open', pageSize: 20 } as const;

/** Reads the open agent orders of a seller; a buyer has none. */
export const useInvitations = (isSeller: boolean) =>
  useCallQuery(orderList, filter, { enabled: isSeller });

/** Agent orders that name the reader as their supplier and that it has not confirmed yet. */
export function Invitations() {
  const t = useTranslator('orders/dashboard');
  const open = useInvitations(true);
  const invited = open.data?.list.filter(({ state }) => state === 'placed' || state === 'priced');
  if (invited === undefined || invited.length === 0) return null;
  return (
    <Section title={t('invited')} aside={t('invitedAside')}>
      <OrderRows label={t('invited')} console="seller" orders={invited} empty={null} />
    </Section>
  );
}
