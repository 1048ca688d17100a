import { orderList, orderOne } from '#contract/orders/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import type { ShipToDraft } from './ship-to.ts';

/** Fills in the address of the reader's last order as a buyer, where there is one. */
export function LastAddress({ onFound }: { onFound: (shipTo: ShipToDraft) => void }) {
  const t = useTranslator('order-parts/ordering');
  const orders = useCallQuery(orderList, { kind: 'trade', tab: 'all', side: 'buyer', pageSize: 1 })
    .data?.list;
  const last = orders?.[0];
  const order = useCallQuery(
    orderOne,
    { id: last?.id ?? '' },
    { enabled: last !== undefined },
  ).data;
  const shipTo = order?.shipTo;
  if (!shipTo) return null;
  return (
    <Button variant="text" onClick={() => onFound(shipTo)}>
      {t('lastAddress')}
    </Button>
  );
}
