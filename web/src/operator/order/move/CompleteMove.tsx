import { completeOrder } from '#contract/orders/staff-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { payOfUnsent } from '../figures.ts';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

/** The dock ends an order of which tests consumed all that its buyer keeps. */
export function CompleteMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const input = { id: order.id, version: order.version };
  const form = useForm(input, validateInput(completeOrder, input));
  const move = useDeskMove(completeOrder, 'complete', props, { refuse: form.refuse });
  const isReplacement = order.source?.kind === 'claim';
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('move.complete.title')}
      effects={[
        isReplacement
          ? { key: 'refund', money: order.sums.held, text: t('move.complete.refund') }
          : { key: 'release', money: payOfUnsent(order), text: t('move.dispatch.release') },
      ]}
      hint={t('move.complete.consumed')}
      button={t('move.complete.button')}
      busy={move.busy}
      form={form}
      onSubmit={() => move.take({})}
    />
  );
}
