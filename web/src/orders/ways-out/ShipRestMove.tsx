import { type FormEvent, useId } from 'react';
import { acknowledgeCount, shipRest } from '#contract/orders/calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DockLabel } from '#web/order-parts/dock-label/DockLabel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { missingPieces } from '../consequence.ts';
import { MoveFrame } from '../moves/MoveFrame.tsx';
import { ShipmentFields, ShipmentLines } from '../moves/ShipmentFields.tsx';
import { isEventAllowed, type MoveProps, useMove } from '../moves/use-move.ts';
import { useShipment } from '../moves/use-shipment.ts';
import styles from './ways-out.module.css';

/** The seller sends the pieces that the dock counted short, in a parcel of their own. */
export function ShipRestMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/ways-out');
  const formId = useId();
  const short = order.lines
    .map((line) => ({ id: line.id, mpn: line.mpn, pieces: missingPieces(line) }))
    .filter(({ pieces }) => pieces > 0);
  const shipment = useShipment(`shipRest:${order.id}`, short);
  const input = {
    id: order.id,
    version: order.version,
    ...shipment.sent,
    // A line of which none is sent now is left out.
    lines: shipment.single.filter(({ pieces }) => pieces !== 0),
  };
  const form = useForm(input, validateInput(shipRest, input));
  const move = useMove(shipRest, 'shipRest', props, shipment.forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) move.take(input);
  };
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('rest.title')}
      effects={[{ key: 'count', text: t('rest.effect') }]}
      hint={t('rest.hint')}
      action={
        <>
          <AcknowledgeCount {...props} />
          <Button type="submit" form={formId} variant="primary" size="md" loading={move.busy}>
            {t('rest.button')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.frame} onSubmit={submit} noValidate>
        <DockLabel dock={order.dockAddress} labelPath={`/seller-dock-label/${order.id}`} />
        <ShipmentLines
          shipment={shipment}
          form={form}
          label={t('rest.pieces')}
          hint={({ pieces }) => t('rest.missing', { count: pieces })}
          className={styles.count}
        />
        <ShipmentFields shipment={shipment} form={form} />
      </form>
    </MoveFrame>
  );
}

/** The seller may say as well that it has seen the count. */
function AcknowledgeCount(props: MoveProps) {
  const t = useTranslator('orders/moves');
  const move = useMove(acknowledgeCount, 'acknowledge', props);
  if (!isEventAllowed(props.order, 'acknowledge')) return null;
  return (
    <Button size="md" loading={move.busy} onClick={() => move.take({})}>
      {t('count.button')}
    </Button>
  );
}
