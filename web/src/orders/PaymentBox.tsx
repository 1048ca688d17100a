import type { ReactNode } from 'react';
import type { Console } from '#contract/addresses.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { payOrder } from '#contract/orders/calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { AnnouncedTransfer } from './AnnouncedTransfer.tsx';
import { rechargePath } from './addresses.ts';
import { subtract } from './consequence.ts';
import { MoveFrame } from './moves/MoveFrame.tsx';
import { type MoveProps, useMove } from './moves/use-move.ts';

type Props = MoveProps & {
  readonly console: Console;
  readonly onPaid?: () => void;
  /** Controls of what the payer may do instead. */
  readonly others?: ReactNode;
};

/** Pays an order from the balance; where it does not suffice, leads to a transfer of the rest or the sum. */
export function PaymentBox({ console, onPaid, others, ...props }: Props) {
  const { order, station } = props;
  const t = useTranslator('orders/payment');
  const shared = useTranslator('orders');
  const format = useFormat();
  const wallet = useCallQuery(walletOne, {});
  const pay = useMove(payOrder, 'pay', props, onPaid);
  const { total } = order.sums;
  const left = wallet.data && subtract(wallet.data.balance, total);
  const enough = left !== undefined && !left.amount.startsWith('-');
  const missing = left && !enough ? { ...left, amount: left.amount.replace('-', '') } : null;
  // An empty balance lacks the whole sum.
  const isPart = missing !== null && missing.amount !== total.amount;
  const when = useRelease(order);
  const transfer = rechargePath(console, order.id);
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t(enough ? 'from' : wallet.data ? 'byTransfer' : 'crumb')}
      effects={[
        { key: 'held', money: total, text: t('held') },
        { key: 'until', text: t('until', { when }) },
      ]}
      hint={t(isPart ? 'missingText' : missing ? 'transferText' : 'bankText')}
      action={
        enough ? (
          <>
            {others}
            <ButtonLink size="md" to={transfer}>
              {t('rechargeMore')}
            </ButtonLink>
            <Button variant="primary" size="md" loading={pay.busy} onClick={() => pay.take({})}>
              {t('button', { money: format.money(total) })}
            </Button>
          </>
        ) : (
          <>
            {others}
            <ButtonLink
              variant={wallet.isPending || isPart ? 'default' : 'primary'}
              size="md"
              to={transfer}
            >
              {t('recharge', { money: format.money(total) })}
            </ButtonLink>
            {isPart && (
              <ButtonLink
                variant="primary"
                size="md"
                to={rechargePath(console, order.id, missing.amount)}
              >
                {t('missingButton', { money: format.money(missing) })}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <AnnouncedTransfer order={order} />
      {wallet.isPending && <SkeletonLines label={t('balance')} />}
      {wallet.isError && (
        <Note
          tone="fail"
          action={<Button onClick={() => wallet.refetch()}>{shared('retry')}</Button>}
        >
          {t('walletFailed')}
        </Note>
      )}
      {wallet.data && left && (
        <BalanceFacts balance={wallet.data.balance} total={total} left={left} missing={missing} />
      )}
    </MoveFrame>
  );
}

/** The balance, what the order takes of it, and what is left or lacks. */
function BalanceFacts(props: {
  balance: MoneyWire;
  total: MoneyWire;
  left: MoneyWire;
  missing: MoneyWire | null;
}) {
  const { balance, total, left, missing } = props;
  const t = useTranslator('orders/payment');
  const format = useFormat();
  const rest =
    missing === null ? <MoneyText money={left} /> : t('missing', { money: format.money(missing) });
  return (
    <DefinitionList
      sum
      items={[
        { key: 'balance', term: t('balance'), value: <MoneyText money={balance} /> },
        { key: 'total', term: t('total'), value: <MoneyText money={total} /> },
        { key: 'left', term: t('left'), value: rest, total: true },
      ]}
    />
  );
}
