import { Link } from 'react-router';
import { staffOrderPath } from '#contract/addresses.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { EscrowStrip } from '#web/widgets/orders/EscrowStrip.tsx';
import { factsOfSummary } from '#web/widgets/orders/track-facts.ts';
import { trackView } from '#web/widgets/orders/track-view.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import styles from '../queues/queues.module.css';
import own from './orders.module.css';

const pathOf = (order: OrderSummary): string => staffOrderPath(order.id);

/** Orders of all parties: who trades what, where goods and money are, what is due. */
export function OrderTable(props: {
  orders: readonly OrderSummary[] | undefined;
  refetching: boolean;
}) {
  const t = useTranslator('operator');
  const columns: Column<OrderSummary>[] = [
    {
      key: 'order',
      head: t('orders.order'),
      width: 168,
      phone: 'title',
      cell: (order) => <NumberCell order={order} />,
    },
    {
      key: 'parts',
      head: t('orders.parts'),
      cell: (order) => <PartsCell order={order} />,
    },
    {
      key: 'parties',
      foldsUnder: 'parts',
      head: t('orders.parties'),
      phone: 'wide',
      cell: (order) => (
        <>
          {order.sellerName}
          <CellNote>→ {order.buyerName}</CellNote>
        </>
      ),
    },
    {
      key: 'total',
      head: t('orders.total'),
      figures: true,
      phone: 'value',
      cell: (order) => <TotalCell order={order} />,
    },
    {
      key: 'progress',
      head: t('orders.progress'),
      phone: 'wide',
      cell: (order) => <ProgressCell order={order} />,
    },
    {
      key: 'open',
      head: t('open'),
      action: true,
      cell: (order) => (
        <ButtonLink to={pathOf(order)} size="xs" aria-label={`${t('open')} ${order.no}`}>
          {t('open')}
        </ButtonLink>
      ),
    },
  ];
  return (
    <Table
      label={t('orders.title')}
      columns={columns}
      rows={props.orders}
      rowKey={(order) => order.id}
      refetching={props.refetching}
    />
  );
}

interface CellProps {
  readonly order: OrderSummary;
}

function NumberCell({ order }: CellProps) {
  const t = useTranslator('operator');
  return (
    <>
      <Link to={pathOf(order)} className={styles.ref} translate="no">
        {order.no}
      </Link>
      <CellNote>{t(`kind.${order.kind}`)}</CellNote>
    </>
  );
}

/** The total, and what of it is held now. */
function TotalCell({ order }: CellProps) {
  const t = useTranslator('operator');
  const format = useFormat();
  return (
    <>
      <MoneyText money={order.total} bare />
      {/[1-9]/.test(order.held.amount) && (
        <CellNote>{t('orders.held', { money: format.amount(order.held.amount) })}</CellNote>
      )}
    </>
  );
}

function ProgressCell({ order }: CellProps) {
  const t = useTranslator('operator');
  return (
    <>
      <span className={own.progress}>
        <EscrowStrip view={trackView(factsOfSummary(order))} />
      </span>
      {order.yourMove && <CellNote tone="amber">{t('orders.yours')}</CellNote>}
    </>
  );
}

function PartsCell({ order }: CellProps) {
  const t = useTranslator('operator');
  const [first, ...more] = order.lines;
  if (!first) return null;
  return (
    <>
      <Mpn mpn={first.mpn} />
      <CellNote>
        {first.manufacturer} · <Quantity count={first.quantity} />
        {more.length > 0 && ` · ${t('orders.more', { count: more.length })}`}
      </CellNote>
    </>
  );
}
