import { type FormEvent, useId } from 'react';
import { acknowledgeCount, shipRest } from '#contract/orders/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DockLabel } from '#web/order-parts/dock-label/DockLabel.tsx';
import { MoreParcels } from '#web/order-parts/parcels/MoreParcels.tsx';
import type { TypedParcel } from '#web/order-parts/parcels/NumberFields.tsx';
import {
  contentsOf,
  ParcelContents,
  type TypedContents,
} from '#web/order-parts/parcels/ParcelContents.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { missingPieces } from '../consequence.ts';
import { MoveFrame } from '../moves/MoveFrame.tsx';
import { ParcelFields } from '../moves/ParcelFields.tsx';
import { isEventAllowed, type MoveProps, useMove } from '../moves/use-move.ts';
import styles from './ways-out.module.css';

interface Draft {
  /** The key of a carrier, or the name of another one; null for the first that is offered. */
  readonly carrier: string | null;
  readonly trackingNo: string;
  readonly asTyped?: boolean;
  /** Parcels that go with the first. */
  readonly moreParcels?: readonly TypedParcel[];
  /** Pieces of each of several parcels. */
  readonly contents?: TypedContents;
  readonly pieces: Readonly<Record<string, string>>;
}
const EMPTY: Draft = { carrier: null, trackingNo: '', pieces: {} };

/** The seller sends the pieces that the dock counted short, in a parcel of their own. */
export function ShipRestMove(props: MoveProps) {
  const { order, station } = props;
  const t = useTranslator('orders/ways-out');
  const formId = useId();
  const [draft, setDraft, forget] = useDraft(`shipRest:${order.id}`, EMPTY);
  const { first } = useCarriers();
  const carrier = draft.carrier ?? first('inland');
  const short = order.lines.filter((line) => missingPieces(line) > 0);
  const parcels = (draft.moreParcels ?? []).length + 1;
  const isOne = parcels === 1;
  const input = {
    id: order.id,
    version: order.version,
    carrier,
    trackingNo: draft.trackingNo,
    asTyped: draft.asTyped ?? false,
    moreParcels: [...(draft.moreParcels ?? [])],
    contents: isOne ? [] : contentsOf(short, { typed: draft.contents ?? [], parcels }),
    // A line of which none is sent now is left out.
    lines: (isOne ? short : [])
      .map((line) => ({ lineId: line.id, pieces: Number(textOf(draft, line)) }))
      .filter(({ pieces }) => pieces !== 0),
  };
  const form = useForm(input, validateInput(shipRest, input));
  const move = useMove(shipRest, 'shipRest', props, forget);
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
        {isOne && <RestLines short={short} draft={draft} setDraft={setDraft} form={form} />}
        <ParcelFields
          parcel={{ carrier, trackingNo: draft.trackingNo, asTyped: input.asTyped }}
          error={form.error}
          onBlur={form.left}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <MoreParcels
          parcels={input.moreParcels}
          carrier={carrier}
          error={form.error}
          onChange={(moreParcels) => setDraft({ ...draft, moreParcels })}
          onBlur={form.left}
        />
        <ParcelContents
          lines={short.map((line) => ({
            id: line.id,
            mpn: line.mpn,
            pieces: missingPieces(line),
          }))}
          typed={draft.contents ?? []}
          parcels={parcels}
          error={form.error}
          onChange={(contents) => setDraft({ ...draft, contents })}
          onBlur={form.left}
        />
      </form>
    </MoveFrame>
  );
}

/** The seller may say as well that it has seen the count. */
function AcknowledgeCount(props: MoveProps) {
  const t = useTranslator('orders');
  const move = useMove(acknowledgeCount, 'acknowledge', props);
  if (!isEventAllowed(props.order, 'acknowledge')) return null;
  return (
    <Button size="md" loading={move.busy} onClick={() => move.take({})}>
      {t('move.count.button')}
    </Button>
  );
}

/** Returns the pieces of a line as typed: all that are missing where nothing is. */
const textOf = (draft: Draft, line: OrderLine): string =>
  draft.pieces[line.id] ?? `${missingPieces(line)}`;

interface LinesProps {
  readonly short: readonly OrderLine[];
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly form: Form;
}

function RestLines({ short, draft, setDraft, form }: LinesProps) {
  const t = useTranslator('orders/ways-out');
  return (
    <>
      {short.map((line, index) => (
        <MoveLine
          key={line.id}
          about={<Mpn mpn={line.mpn} size={16} />}
          control={
            <div className={styles.count}>
              <Field
                label={`${t('rest.pieces')} ${line.mpn}`}
                hint={t('rest.missing', { count: missingPieces(line) })}
                error={form.error(`lines.${index}.pieces`) ?? form.error('lines')}
              >
                <FigureInput
                  value={textOf(draft, line)}
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
    </>
  );
}
