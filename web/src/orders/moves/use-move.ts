import type { Call } from '#contract/call.ts';
import type { OrderEvent, OrderGuard } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type MoveProps, useOrderCommand } from '#web/order-parts/order-command.ts';
import { toast } from '#web/ui/overlay/toast.ts';

export { isEventAllowed, type MoveProps } from '#web/order-parts/order-command.ts';

type Placing = 'confirm' | 'decline' | 'cancel' | 'acceptTerms' | 'pay' | 'cancelLate';
type Shipping =
  | 'ship'
  | 'shipRest'
  | 'updateTracking'
  | 'acknowledge'
  | 'requestRest'
  | 'closeShort'
  | 'confirmReceipt';
type Judging = 'accept' | 'reject' | 'contest' | 'acceptReturn' | 'authorise';
type Settling = 'offer' | 'withdrawOffer' | 'acceptOffer' | 'requestRuling';
export type MoveName = Placing | Shipping | Judging | Settling;

/** Takes a row of the order's table and says that it is done, or why it is not. */
export function useMove<C extends Call>(
  call: C,
  name: MoveName,
  props: Pick<MoveProps, 'order' | 'onRefused'>,
  onDone?: () => void,
) {
  const t = useTranslator('orders/moves');
  return useOrderCommand(call, props, {
    onDone: () => {
      toast(t(`done.${name}`));
      onDone?.();
    },
    onFail: (error) => props.onRefused(error.message || t('network')),
  });
}

/** Returns the guard that blocks an event of the reader's party; null where none does. */
export const findBlockingGuard = (order: OrderView, event: OrderEvent): OrderGuard | null =>
  order.allowedEvents.find((move) => move.event === event && !move.allowed)?.why ?? null;
