import { acknowledgeCount, closeShort, requestRest } from '#contract/orders/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { eventMoneyOf } from '#web/order-parts/event-money.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { missingPieces } from '../consequence.ts';
import { type Effect, MoveFrame } from './MoveFrame.tsx';
import styles from './moves.module.css';
import { isEventAllowed, type MoveProps, useMove } from './use-move.ts';

/**
 * The dock counted other than was ordered or declared: both parties say that they have seen it. Of
 * a short count the buyer may ask for the rest, or have its price back at once.
 */
export function CountMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/moves');
  const acknowledge = useMove(acknowledgeCount, 'acknowledge', props);
  const ways = useTranslator('orders/ways-out');
  const format = useFormat();
  const request = useMove(requestRest, 'requestRest', props);
  const close = useMove(closeShort, 'closeShort', props);
  const pieces = order.lines.reduce((all, line) => all + (line.pieces?.received ?? 0), 0);
  const missing = order.lines.reduce((all, line) => all + missingPieces(line), 0);
  const asking: Effect[] = isEventAllowed(order, 'requestRest')
    ? [{ key: 'ask', pieces: missing, text: ways('count.askEffect') }]
    : [];
  const refund = eventMoneyOf(order, 'closeShort')?.refund;
  const busy = acknowledge.busy || request.busy || close.busy;
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('count.title')}
      effects={[
        { key: 'pieces', pieces, text: t('count.effect') },
        {
          key: 'money',
          text: t(order.me === 'buyer' ? 'count.effectPay' : 'count.effectSell'),
        },
        ...asking,
      ]}
      hint={t('count.hint')}
      action={
        <>
          {isEventAllowed(order, 'requestRest') && (
            <Button
              size="md"
              loading={request.busy}
              disabled={busy}
              onClick={() => request.take({})}
            >
              {ways('count.ask')}
            </Button>
          )}
          {isEventAllowed(order, 'closeShort') && (
            <Button size="md" loading={close.busy} disabled={busy} onClick={() => close.take({})}>
              {refund
                ? ways('count.close', { money: format.money(refund.now) })
                : ways('count.closeOnly')}
            </Button>
          )}
          <Button
            variant="primary"
            size="md"
            loading={acknowledge.busy}
            disabled={busy}
            onClick={() => acknowledge.take({})}
          >
            {t('count.button')}
          </Button>
        </>
      }
    >
      <CountNotes order={order} />
      <div className={styles.counted}>
        <CountTable lines={order.lines} />
      </div>
    </MoveFrame>
  );
}

/** That the rest was asked for, and that a second person counted again. */
function CountNotes({ order: { count, me } }: Pick<MoveProps, 'order'>) {
  const t = useTranslator('orders/ways-out');
  const format = useFormat();
  if (count === null) return null;
  const { restRequestedAt, recountedAt } = count;
  return (
    <>
      {recountedAt && <p>{t('count.recounted', { time: format.prose(recountedAt) })}</p>}
      {restRequestedAt && me === 'buyer' && (
        <p>{t('count.asked', { time: format.prose(restRequestedAt) })}</p>
      )}
    </>
  );
}

function CountTable({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslator('orders/moves');
  const difference = (line: OrderLine) => (line.pieces?.received ?? 0) - line.quantity;
  const signed = (count: number) => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'));
  const columns: Column<OrderLine>[] = [
    {
      key: 'part',
      head: t('count.part'),
      cell: (line) => <Mpn mpn={line.mpn} />,
      phone: 'title',
    },
    {
      key: 'ordered',
      head: t('count.ordered'),
      cell: (line) => <Quantity count={line.quantity} bare />,
      figures: true,
      phone: 'left',
      phoneLabel: t('count.ordered'),
    },
    {
      key: 'shipped',
      head: t('count.shipped'),
      cell: (line) => <Quantity count={line.pieces?.shipped ?? line.quantity} bare />,
      figures: true,
      phone: 'wide',
      phoneLabel: t('count.shipped'),
    },
    {
      key: 'counted',
      head: t('count.counted'),
      cell: (line) => <Quantity count={line.pieces?.received ?? 0} bare />,
      figures: true,
      phone: 'wide',
      phoneLabel: t('count.counted'),
    },
    {
      key: 'difference',
      head: t('count.difference'),
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
      label={t('count.title')}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.id}
    />
  );
}
