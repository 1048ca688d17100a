import { releaseMoment } from '#contract/orders/money-place.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';

/** Returns when the payment of an order is released to the seller, as a clause for its reader. */
export function useRelease(order: {
  readonly kind: OrderKind;
  readonly me: 'buyer' | 'seller' | 'staff';
}): string {
  const t = useTranslator('widgets/track');
  const moment = releaseMoment(order.kind);
  return t(
    moment === 'receipt' && order.me === 'buyer' ? 'release.receiptYou' : `release.${moment}`,
  );
}
