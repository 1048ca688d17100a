import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Console, orderPath } from '#contract/addresses.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { HeldTag } from '#web/widgets/orders/HeldTag.tsx';
import { StateTag } from '#web/widgets/orders/StateTag.tsx';
import { factsOfSummary } from '#web/widgets/orders/track-facts.ts';
import { spokenState } from '#web/widgets/orders/track-sentence.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './OrderRows.module.css';

interface Props {
  readonly label: string;
  readonly console: Console;
  readonly orders: readonly OrderSummary[] | undefined;
  readonly empty: ReactNode;
  readonly refetching?: boolean | undefined;
}

/** Orders as rows: parts first, then the strip of the track with who acts and by when. */
export function OrderRows({ label, console, orders, empty, refetching }: Props) {
  const t = useTranslator('orders');
  const columns: Column<OrderSummary>[] = [
    {
      key: 'parts',
      head: t('rows.parts'),
      cell: (order) => <PartsCell order={order} console={console} />,
      phone: 'title',
    },
    {
      key: 'order',
      head: t('rows.order'),
      cell: (order) => <OrderNo order={order} console={console} />,
      phone: 'left',
    },
    {
      key: 'party',
      head: t('rows.party'),
      cell: (order) => <Party order={order} console={console} />,
      phone: 'right',
    },
    {
      key: 'progress',
      head: t('rows.progress'),
      cell: (order) => <Progress order={order} />,
      phone: 'wide',
    },
    {
      key: 'total',
      head: t('rows.total'),
      cell: (order) => <MoneyText money={order.total} />,
      figures: true,
      phone: 'value',
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={orders}
      rowKey={(order) => order.id}
      refetching={refetching}
      empty={empty}
    />
  );
}

type CellProps = { readonly order: OrderSummary; readonly console: Console };

/** Where goods and money are, who acts and by when; below it the state and what is held. */
function Progress({ order }: Pick<CellProps, 'order'>) {
  const view = trackView(factsOfSummary(order));
  return (
    <div className={styles.progress}>
      <EscrowStrip view={view} />
      <span className={styles.tags}>
        <StateTag state={spokenState(view)} mine={order.yourMove} />
        <HeldTag held={order.held} />
      </span>
    </div>
  );
}

function PartsCell({ order, console }: CellProps) {
  const t = useTranslator('orders');
  const [first, ...more] = order.lines;
  if (!first) return null;
  return (
    <>
      <Mpn mpn={first.mpn} to={orderPath(console, order.kind, order.id)} />
      <CellNote>
        {first.manufacturer} <Quantity count={first.quantity} />
        {more.length > 0 && t('rows.join') + t('rows.more', { count: more.length })}
      </CellNote>
    </>
  );
}

function OrderNo({ order, console }: CellProps) {
  return (
    <>
      <Link className={styles.no} translate="no" to={orderPath(console, order.kind, order.id)}>
        {order.no}
      </Link>
      <CellNote>
        <DateTime at={order.placedAt} form="day" />
      </CellNote>
    </>
  );
}

/** The other party; on the boards a buyer may sell and a seller may buy, which is then said. */
function Party({ order, console }: CellProps) {
  const t = useTranslator('orders');
  const turned = order.me !== console;
  return (
    <>
      {order.counterparty}
      <CellNote>
        {t(order.me === 'buyer' ? 'rows.seller' : 'rows.buyer')}
        {turned && t('rows.join') + t(order.me === 'seller' ? 'rows.youSell' : 'rows.youBuy')}
      </CellNote>
    </>
  );
}
