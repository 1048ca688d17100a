import type { Console } from '#contract/addresses.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { AnnouncedTransfer, useAnnouncedTransfer } from '../AnnouncedTransfer.tsx';
import { paymentPath } from '../addresses.ts';
import { PaymentBox } from '../PaymentBox.tsx';
import { MoveFrame } from './MoveFrame.tsx';
import { SecondaryActions } from './QuietMoves.tsx';
import type { MoveProps } from './use-move.ts';

/** The buyer pays: on the payment page, or here where the console has none. */
export function PayMove(props: MoveProps & { console: Console }) {
  const { order, station, console } = props;
  const t = useTranslator('orders/moves');
  const announced = useAnnouncedTransfer(order) !== null;
  const others = <SecondaryActions {...props} />;
  if (console === 'seller') return <PaymentBox {...props} console={console} others={others} />;
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('pay.title')}
      effects={[
        { key: 'amount', money: order.sums.total, text: t('pay.amount') },
        { key: 'next', text: t('pay.next') },
      ]}
      hint={t('pay.hint')}
      action={
        <>
          {others}
          <ButtonLink
            variant={announced ? 'default' : 'primary'}
            size="md"
            to={paymentPath(order.kind, order.id)}
          >
            {t('pay.button')}
          </ButtonLink>
        </>
      }
    >
      <AnnouncedTransfer order={order} />
    </MoveFrame>
  );
}
