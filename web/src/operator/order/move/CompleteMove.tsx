import { completeOrder } from '#contract/orders/staff-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { isPositive } from '#web/order-parts/is-positive.ts';
import { DeskMoveBox, type Effect } from './DeskMoveBox.tsx';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

/** The dock ends an order of which tests consumed all that its buyer keeps. */
export function CompleteMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const input = { id: order.id, version: order.version };
  const form = useForm(input, validateInput(completeOrder, input));
  const move = useDeskMove(completeOrder, 'complete', props, { refuse: form.refuse });
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.complete.title')}
      effects={useCompletion(order)}
      hint={t('move.complete.consumed')}
      button={t('move.complete.button')}
      busy={move.busy}
      form={form}
      onSubmit={() => move.take({})}
    />
  );
}

/** States what the seller is paid and what goes back to the buyer. */
function useCompletion(order: DeskMoveProps['order']): Effect[] {
  const t = useTranslator('operator/order');
  const money = eventMoneyOf(order, 'complete');
  const sums = [
    { key: 'release', money: money?.seller?.receives, text: t('move.dispatch.release') },
    { key: 'refund', money: money?.refund.all, text: t('move.complete.refund') },
  ];
  return sums.filter((one) => one.money && isPositive(one.money));
}
