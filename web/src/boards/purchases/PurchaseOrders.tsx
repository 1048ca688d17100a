import { Link } from 'react-router';
import { loginUser } from '#contract/accounts/session-calls.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { factsOfSummary } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { orderPath } from '../addresses.ts';
import { nextOfOrder } from './paths.ts';
import styles from './purchases.module.css';

const VISIBLE_ORDERS = 2;

/** Who reads, which decides on the console that an order's page belongs to. */
export const useIdentity = () => useCallQuery(loginUser, {}).data?.mainIdentity ?? null;

/** The orders of a purchase in a cell: number, and where it is with who acts by when. */
export function OrdersCell({ orders }: { orders: readonly OrderSummary[] }) {
  const p = useTranslator('boards/purchases');
  const identity = useIdentity();
  if (orders.length === 0) return null;
  const visible = orders.slice(-VISIBLE_ORDERS);
  const more = orders.length - visible.length;
  return (
    <ul className={styles.orders}>
      {more > 0 && <li>{p('moreOrders', { count: more })}</li>}
      {visible.map((order) => (
        <li key={order.id}>
          <Link to={orderPath(identity, order.id)} translate="no">
            {order.no}
          </Link>
          <EscrowStrip view={trackView(factsOfSummary(order))} />
        </li>
      ))}
    </ul>
  );
}

/** The orders that a purchase became, each with where it is and the next step. */
export function PurchaseOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const p = useTranslator('boards/purchases');
  const identity = useIdentity();
  if (orders.length === 0) return null;
  const columns: Column<OrderSummary>[] = [
    {
      key: 'no',
      head: p('order.no'),
      cell: (order) => (
        <>
          <Link to={orderPath(identity, order.id)} translate="no">
            {order.no}
          </Link>
          <CellNote>{order.counterparty}</CellNote>
        </>
      ),
      phone: 'title',
    },
    {
      key: 'progress',
      head: p('order.progress'),
      cell: (order) => <EscrowStrip view={trackView(factsOfSummary(order))} />,
      phone: 'wide',
    },
    {
      key: 'total',
      head: p('order.total'),
      cell: (order) => <MoneyText money={order.total} />,
      figures: true,
      phone: 'value',
    },
    {
      key: 'next',
      head: p('order.next'),
      cell: (order) => <OrderNext order={order} main />,
      action: true,
    },
  ];
  return (
    <Section title={p('order.title')}>
      <Table
        label={p('order.title')}
        columns={columns}
        rows={orders}
        rowKey={(order) => order.id}
        middle
      />
    </Section>
  );
}

/** The next step of an order: pay it, go on with it, or see where it is. */
export function OrderNext({ order, main = false }: { order: OrderSummary; main?: boolean }) {
  const p = useTranslator('boards/purchases');
  const next = nextOfOrder(order, useIdentity());
  const isMain = main && next.word === 'pay';
  return (
    <ButtonLink
      size={main ? 'sm' : 'xs'}
      variant={isMain ? 'primary' : undefined}
      to={next.to}
      aria-label={`${p(`next.${next.word}`)} ${order.no}`}
    >
      {p(`next.${next.word}`)}
    </ButtonLink>
  );
}
