import { type FormEvent, useId } from 'react';
import { shipOrder } from '#contract/orders/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DockLabel } from '#web/order-parts/dock-label/DockLabel.tsx';
import { MoreParcels } from '#web/order-parts/parcels/MoreParcels.tsx';
import type { TypedParcel } from '#web/order-parts/parcels/NumberFields.tsx';
import {
  contentsOf,
  ParcelContents,
  piecesIn,
  type TypedContents,
} from '#web/order-parts/parcels/ParcelContents.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { useRelease } from '#web/widgets/orders/use-release.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { receivesForPieces } from '../consequence.ts';
import { MoveFrame } from './MoveFrame.tsx';
import styles from './moves.module.css';
import { ParcelFields } from './ParcelFields.tsx';
import { type MoveProps, useMove } from './use-move.ts';

interface Draft {
  /** The key of a carrier, or the name of another one; null for the first that is offered. */
  readonly carrier: string | null;
  readonly trackingNo: string;
  readonly asTyped?: boolean;
  /** Parcels that go with the first. */
  readonly moreParcels?: readonly TypedParcel[];
  /** Pieces of each of several parcels. */
  readonly contents?: TypedContents;
  /** Pieces as typed, by line; a line that is left out is sent as ordered. */
  readonly pieces: Readonly<Record<string, string>>;
}
const EMPTY: Draft = { carrier: null, trackingNo: '', pieces: {} };

/** The seller sends the goods to the dock: carrier, tracking number, pieces per line. */
export function ShipMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders');
  const formId = useId();
  const [draft, setDraft, forget] = useDraft(`ship:${order.id}`, EMPTY);
  const { first } = useCarriers();
  const carrier = draft.carrier ?? first('inland');
  const moreParcels = draft.moreParcels ?? [];
  const typed = (line: OrderLine) => draft.pieces[line.id] ?? `${line.quantity}`;
  const parcels = moreParcels.length + 1;
  const isOne = parcels === 1;
  const contents = contentsOf(order.lines, { typed: draft.contents ?? [], parcels });
  const sent = new Map(
    order.lines.map((line) => [line.id, isOne ? Number(typed(line)) : piecesIn(contents, line.id)]),
  );
  const input = {
    id: order.id,
    version: order.version,
    carrier,
    trackingNo: draft.trackingNo,
    asTyped: draft.asTyped ?? false,
    moreParcels: [...moreParcels],
    contents: isOne ? [] : contents,
    lines: isOne
      ? order.lines.map((line) => ({ lineId: line.id, pieces: sent.get(line.id) ?? 0 }))
      : [],
  };
  const form = useForm(input, validateInput(shipOrder, input));
  const ship = useMove(shipOrder, 'ship', props, forget);
  const when = useRelease(order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) ship.take(input);
  };
  return (
    <MoveFrame
      order={order}
      station={station}
      title={t('move.ship.title')}
      effects={[
        {
          key: 'receive',
          money: receivesForPieces(order, sent),
          text: t('move.ship.receive', { when }),
        },
        { key: 'count', text: t('move.ship.count') },
      ]}
      hint={t('move.ship.hint')}
      action={
        <Button type="submit" form={formId} variant="primary" size="md" loading={ship.busy}>
          {t('move.ship.button')}
        </Button>
      }
    >
      <form id={formId} ref={form.frame} onSubmit={submit} noValidate>
        <DockLabel dock={order.dockAddress} labelPath={`/seller-dock-label/${order.id}`} />
        <ParcelFields
          parcel={{ carrier, trackingNo: draft.trackingNo, asTyped: draft.asTyped ?? false }}
          error={form.error}
          onBlur={form.left}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <MoreParcels
          parcels={moreParcels}
          carrier={carrier}
          error={form.error}
          onChange={(more) => setDraft({ ...draft, moreParcels: more })}
          onBlur={form.left}
        />
        <ParcelContents
          lines={order.lines.map(({ id, mpn, quantity }) => ({ id, mpn, pieces: quantity }))}
          typed={draft.contents ?? []}
          parcels={parcels}
          error={form.error}
          onChange={(stated) => setDraft({ ...draft, contents: stated })}
          onBlur={form.left}
        />
        {(isOne ? order.lines : []).map((line, index) => (
          <MoveLine
            key={line.id}
            about={<Mpn mpn={line.mpn} size={16} />}
            control={
              <div className={styles.pieces}>
                <Field
                  label={`${t('move.ship.pieces')} ${line.mpn}`}
                  hint={<Difference line={line} pieces={sent.get(line.id) ?? 0} />}
                  error={form.error(`lines.${index}.pieces`) ?? form.error('lines')}
                >
                  <FigureInput
                    value={typed(line)}
                    onChange={(text) =>
                      setDraft({ ...draft, pieces: { ...draft.pieces, [line.id]: text } })
                    }
                    onBlur={form.left(`lines.${index}.pieces`)}
                  />
                </Field>
              </div>
            }
          />
        ))}
      </form>
    </MoveFrame>
  );
}

function Difference({ line, pieces }: { line: OrderLine; pieces: number }) {
  const t = useTranslator('orders');
  const by = pieces - line.quantity;
  if (by === 0 || pieces === 0) return <>{t('move.ship.piecesOf', { count: line.quantity })}</>;
  return (
    <span className={styles.amber}>
      {t(by < 0 ? 'move.ship.less' : 'move.ship.more', { count: Math.abs(by) })}
    </span>
  );
}
