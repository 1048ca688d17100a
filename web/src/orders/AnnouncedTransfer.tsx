import type { OrderView } from '#contract/orders/view-schemas.ts';
import { rechargeList } from '#contract/wallet/calls.ts';
import type { Recharge } from '#contract/wallet/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { subtract } from './consequence.ts';

/** Names the transfers among which that of an order is looked for. */
export const announcedTransfers = { state: 'pending', pageSize: 100 } as const;

/** A bank transfer that the buyer announced for an order and finance has yet to confirm. */
export function useAnnouncedTransfer(order: OrderView): Recharge | null {
  const waits = order.me === 'buyer' && order.state === 'confirmed';
  const all = useCallQuery(rechargeList, announcedTransfers, { enabled: waits });
  // Of several the first that was announced: the newest come first.
  return (waits && all.data?.list.findLast((one) => one.order?.id === order.id)) || null;
}

/** Says that a transfer is on its way, so that nobody pays twice, and whether it pays the order. */
export function AnnouncedTransfer({ order }: { order: OrderView }) {
  const t = useTranslator('orders/payment');
  const format = useFormat();
  const transfer = useAnnouncedTransfer(order);
  if (!transfer) return null;
  const { amount, no } = transfer;
  const isShort = subtract(amount, order.sums.total).amount.startsWith('-');
  const key = isShort ? 'announcedShort' : 'announced';
  return (
    <div style={{ paddingBottom: 12 }}>
      <Note tone="wait">{t(key, { money: format.money(amount), no })}</Note>
    </div>
  );
}
