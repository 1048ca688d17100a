import { releaseMoment } from '#contract/orders/money/money-place.ts';
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

/** Returns when the payments of escrow and of trade orders are released, for public pages. */
export function useReleases(): Readonly<Record<OrderKind, string>> {
  const trade = useRelease({ kind: 'trade', me: 'staff' });
  const agent = useRelease({ kind: 'agent', me: 'staff' });
  return { trade, agent };
}
