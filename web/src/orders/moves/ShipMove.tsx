import { type FormEvent, useId } from 'react';
import { shipOrder } from '#contract/orders/calls.ts';
import { previewShip } from '#contract/orders/money/preview-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DockLabel } from '#web/order-parts/dock-label/DockLabel.tsx';
import { piecesIn } from '#web/order-parts/parcels/ParcelContents.tsx';
import { usePreview } from '#web/order-parts/use-preview.ts';
import { Button } from '#web/ui/Button.tsx';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { MoveFrame } from './MoveFrame.tsx';
import styles from './moves.module.css';
import { ShipmentFields, ShipmentLines } from './ShipmentFields.tsx';
import { type MoveProps, useMove } from './use-move.ts';
import { type ShippedLine, useShipment } from './use-shipment.ts';

/** The seller sends the goods to the dock: carrier, tracking number, pieces per line. */
export function ShipMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/moves');
  const formId = useId();
  const shipment = useShipment(
    `ship:${order.id}`,
    order.lines.map(({ id, mpn, quantity }) => ({ id, mpn, pieces: quantity })),
  );
  const { sent, single } = shipment;
  const all = [...sent.contents, single];
  const pieces = new Map(order.lines.map(({ id }) => [id, piecesIn(all, id)]));
  const input = { id: order.id, version: order.version, ...sent, lines: single };
  const form = useForm(input, validateInput(shipOrder, input));
  const { figures } = usePreview(
    previewShip,
    { id: order.id, lines: [...pieces].map(([lineId, count]) => ({ lineId, pieces: count })) },
    [...pieces.values()].every(Number.isSafeInteger),
  );
  const ship = useMove(shipOrder, 'ship', props, shipment.forget);
  const when = useRelease(order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) ship.take(input);
  };
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('ship.title')}
      effects={[
        {
          key: 'receive',
          money: figures?.money?.seller?.receives,
          text: t('ship.receive', { when }),
        },
        { key: 'count', text: t('ship.count') },
      ]}
      hint={t('ship.hint')}
      action={
        <Button type="submit" form={formId} variant="primary" size="md" loading={ship.busy}>
          {t('ship.button')}
        </Button>
      }
    >
      <form id={formId} ref={form.frame} onSubmit={submit} noValidate>
        <DockLabel dock={order.dockAddress} labelPath={`/seller-dock-label/${order.id}`} />
        <ShipmentFields shipment={shipment} form={form} />
        <ShipmentLines
          shipment={shipment}
          form={form}
          label={t('ship.pieces')}
          hint={(line) => <Difference line={line} pieces={pieces.get(line.id) ?? 0} />}
          className={styles.pieces}
        />
      </form>
    </MoveFrame>
  );
}

function Difference({ line, pieces }: { line: ShippedLine; pieces: number }) {
  const t = useTranslator('orders/moves');
  const by = pieces - line.pieces;
  if (by === 0 || pieces === 0) return <>{t('ship.piecesOf', { count: line.pieces })}</>;
  return (
    <span className={styles.amber}>
      {t(by < 0 ? 'ship.less' : 'ship.more', { count: Math.abs(by) })}
    </span>
  );
}
