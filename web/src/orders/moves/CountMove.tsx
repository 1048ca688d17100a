import { acknowledgeCount, type OrderLine } from '#contract/orders/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { Mpn } from '#web/widgets/Mpn.tsx';
import { Quantity } from '#web/widgets/Quantity.tsx';
import { MoveFrame } from './MoveFrame.tsx';
import styles from './moves.module.css';
import { type MoveProps, useMove } from './use-move.ts';

/** The dock counted other than was ordered or declared: both parties say that they have seen it. */
export function CountMove(props: MoveProps) {
  const { order, at } = props;
  const t = useTranslator('orders');
  const acknowledge = useMove(acknowledgeCount, 'acknowledge', props);
  const pieces = order.lines.reduce((all, line) => all + (line.pieces?.received ?? 0), 0);
  return (
    <MoveFrame
      order={order}
      at={at}
      title={t('move.count.title')}
      effects={[
        { key: 'pieces', pieces, text: t('move.count.effect') },
        {
          key: 'money',
          text: t(order.me === 'buyer' ? 'move.count.effectPay' : 'move.count.effectSell'),
        },
      ]}
      hint={t('move.count.hint')}
      action={
        <Button
          variant="primary"
          size="md"
          loading={acknowledge.busy}
          onClick={() => acknowledge.take({})}
        >
          {t('move.count.button')}
        </Button>
      }
    >
      <div className={styles.counted}>
        <CountTable lines={order.lines} />
      </div>
    </MoveFrame>
  );
}

function CountTable({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslator('orders');
  const difference = (line: OrderLine) => (line.pieces?.received ?? 0) - line.quantity;
  const signed = (count: number) => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'));
  const columns: Column<OrderLine>[] = [
    {
      key: 'part',
      head: t('move.count.part'),
      cell: (line) => <Mpn mpn={line.mpn} />,
      phone: 'title',
    },
    {
      key: 'ordered',
      head: t('move.count.ordered'),
      cell: (line) => <Quantity count={line.quantity} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('move.count.ordered'),
    },
    {
      key: 'shipped',
      head: t('move.count.shipped'),
      cell: (line) => <Quantity count={line.pieces?.shipped ?? line.quantity} bare />,
      figures: true,
      phone: 'wide',
      phoneLabel: t('move.count.shipped'),
    },
    {
      key: 'counted',
      head: t('move.count.counted'),
      cell: (line) => <Quantity count={line.pieces?.received ?? 0} bare />,
      figures: true,
      phone: 'wide',
      phoneLabel: t('move.count.counted'),
    },
    {
      key: 'difference',
      head: t('move.count.difference'),
      cell: (line) => (
        <span className={difference(line) === 0 ? undefined : styles.amber}>
          {signed(difference(line))}
        </span>
      ),
      figures: true,
      phone: 'value',
    },
  ];
  return (
    <Table
      dense
      label={t('move.count.title')}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
    />
  );
}
