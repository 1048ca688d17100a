import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type Console, consoleOf, orderListPath, orderPath } from '#contract/addresses.ts';
import { orderOne } from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { rechargeList, walletOne } from '#contract/wallet/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { OrderLines } from '#web/order-parts/OrderLines.tsx';
import { OrderMoney } from '#web/order-parts/OrderMoney.tsx';
import { OrderTerms } from '#web/order-parts/OrderTerms.tsx';
import { GoodsWarning } from '#web/order-parts/warning/GoodsWarning.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { announcedTransfers } from '../AnnouncedTransfer.tsx';
import { isEventAllowed } from '../moves/use-move.ts';
import styles from '../order-page.module.css';
import { PaymentBox } from '../PaymentBox.tsx';

/** Pays one order: from the balance, or by a bank transfer that is tied to it. */
export default function OrderPaymentPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const t = useTranslator('orders');
  const order = useCallQuery(orderOne, { id });
  // The balance and an announced transfer decide what the box says: asked with the order, nothing jumps.
  const wallet = useCallQuery(walletOne, {});
  const announced = useCallQuery(rechargeList, announcedTransfers);
  const isKnown = !wallet.isPending && !announced.isPending;
  if (order.data && isKnown) return <Payment order={order.data} console={consoleOf(pathname)} />;
  if (!order.isError) return <SkeletonLines label={t('loading')} lines={6} />;
  return (
    <Note tone="fail" action={<Button onClick={() => order.refetch()}>{t('retry')}</Button>}>
      {t('failed')} {order.error.message}
    </Note>
  );
}

function Payment({ order, console }: { order: OrderView; console: Console }) {
  const t = useTranslator('orders/payment');
  const shared = useTranslator('orders');
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);
  const page = orderPath(console, order.kind, order.id);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: shared(order.kind), to: orderListPath(console, order.kind) },
          { label: order.no, to: page },
          { label: t('crumb') },
        ]}
      />
      <PageHead title={t('title', { no: order.no })} />
      <div className={layout.stack}>
        {refused && <Note tone="fail">{refused}</Note>}
        <GoodsWarning order={order} />
        {isEventAllowed(order, 'pay') ? (
          <PaymentBox
            order={order}
            console={console}
            station={undefined}
            onRefused={setRefused}
            onPaid={() => navigate(page)}
          />
        ) : (
          <Note action={<ButtonLink to={page}>{t('toOrder')}</ButtonLink>}>{t('notNow')}</Note>
        )}
      </div>
      <div className={styles.cols} style={{ marginTop: 32 }}>
        <div className={layout.sections}>
          <OrderLines order={order} />
        </div>
        <aside className={layout.sections}>
          <OrderMoney order={order} />
          <OrderTerms order={order} />
        </aside>
      </div>
    </>
  );
}
