import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { recountOrder } from '#contract/orders/staff-calls.ts';
import type { InboundParcel, OrderView } from '#contract/orders/view-schemas.ts';
import { needed } from '#web/api/needed.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { ReasonField } from '../OrderFields.tsx';
import { DeskMoveBox } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import { type DeskMoveProps, useDeskMove } from './use-desk-move.ts';

interface Draft {
  /** The place of the parcel among those that came. */
  readonly parcel?: number;
  readonly pieces: Readonly<Record<string, string>>;
  readonly reason: string;
}
const EMPTY: Draft = { pieces: {}, reason: '' };

/** All parcels by their places: those of shipments before follow the present one's. */
const allParcels = (inbound: OrderView['inbound']): readonly InboundParcel[] =>
  inbound === null ? [] : [...inbound.parcels, ...inbound.earlier];

/** Returns the places of parcels that the reader may count again; none where the whole is counted. */
function recountable(inbound: OrderView['inbound']): number[] {
  const all = allParcels(inbound);
  const came = all.filter(({ receivedAt }) => receivedAt !== null);
  if (came.length < 2 || came.some(({ counted }) => counted === null)) return [];
  return [...all.keys()].filter(
    (place) => all[place]?.receivedAt !== null && all[place]?.countedByYou === false,
  );
}

/** Returns the first count of a line: in one parcel, or in all. */
const firstCount = (line: OrderLine, parcel: InboundParcel | null): number =>
  parcel === null
    ? (line.pieces?.received ?? 0)
    : (parcel.counted?.find(({ lineId }) => lineId === line.id)?.pieces ?? 0);

/** A second person counts what the dock received; what the first one counted stays in the history. */
export function RecountMove(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator/order');
  const all = allParcels(order.inbound);
  const [draft, setDraft, forget] = useDraft(`ops-recount:${order.id}`, EMPTY);
  const typed = (line: OrderLine) => draft.pieces[line.id] ?? '';
  const lines = order.lines.map((line) => ({
    lineId: line.id,
    pieces: typed(line) === '' ? Number.NaN : Number(typed(line)),
  }));
  const places = recountable(order.inbound);
  const place = places.find((one) => one === draft.parcel) ?? places[0];
  const counted = {
    reason: draft.reason,
    lines,
    ...(place === undefined ? {} : { parcel: place }),
  };
  const input = { id: order.id, version: order.version, ...counted };
  const violations = needed(
    validateInput(recountOrder, input),
    Object.fromEntries(
      order.lines.map((line, index) => [`lines.${index}.pieces`, typed(line)] as const),
    ),
  );
  const form = useForm(input, violations);
  const move = useDeskMove(recountOrder, 'recount', props, {
    onDone: forget,
    refuse: form.refuse,
  });
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={t('recount.title')}
      effects={[{ key: 'both', text: t('recount.effect') }]}
      button={t('recount.button')}
      variant="default"
      busy={move.busy}
      form={form}
      onSubmit={() => move.take(counted)}
    >
      <CountedParcel
        inbound={order.inbound}
        places={places}
        place={place}
        error={form.error('parcel')}
        onChange={(chosen) => setDraft({ ...EMPTY, parcel: chosen })}
      />
      <CountedLines
        lines={order.lines}
        first={(line) => firstCount(line, place === undefined ? null : (all[place] ?? null))}
        typed={typed}
        form={form}
        onChange={(line, text) =>
          setDraft({ ...draft, pieces: { ...draft.pieces, [line.id]: text } })
        }
      />
      <ReasonField
        form={form}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </DeskMoveBox>
  );
}

interface CountedParcelProps {
  readonly inbound: OrderView['inbound'];
  readonly places: readonly number[];
  readonly place: number | undefined;
  readonly error: string | undefined;
  readonly onChange: (place: number) => void;
}

/** Chooses the parcel that is counted again; nothing where the whole is. */
function CountedParcel({ inbound, places, place, error, onChange }: CountedParcelProps) {
  const t = useTranslator('operator/order');
  const { nameOf } = useCarriers();
  const all = allParcels(inbound);
  if (places.length === 0) return null;
  return (
    <Field label={t('recount.parcel')} required error={error}>
      <Select
        value={`${place}`}
        options={places.map((one) => ({
          value: `${one}`,
          label: `${nameOf(all[one]?.carrier ?? '')} ${all[one]?.trackingNo ?? ''}`,
        }))}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </Field>
  );
}

interface CountedLinesProps {
  readonly lines: readonly OrderLine[];
  readonly first: (line: OrderLine) => number;
  readonly typed: (line: OrderLine) => string;
  readonly form: Form;
  readonly onChange: (line: OrderLine, text: string) => void;
}

function CountedLines({ lines, first, typed, form, onChange }: CountedLinesProps) {
  const t = useTranslator('operator/order');
  const words = useTranslator('operator');
  return (
    <div>
      {lines.map((line, index) => (
        <MoveLine
          key={line.id}
          about={
            <>
              <Mpn mpn={line.mpn} size={16} />
              <span className={styles.quiet}>
                {t('recount.first', {
                  count: first(line),
                })}
              </span>
            </>
          }
          control={
            <div className={styles.count}>
              <Field
                label={t('recount.counted')}
                required
                error={form.error(`lines.${index}.pieces`)}
              >
                <FigureInput
                  value={typed(line)}
                  unit={words('pcs')}
                  onChange={(text) => onChange(line, text)}
                  onBlur={form.left(`lines.${index}.pieces`)}
                />
              </Field>
            </div>
          }
        />
      ))}
    </div>
  );
}
