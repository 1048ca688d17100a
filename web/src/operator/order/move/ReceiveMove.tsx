import { fileUpload } from '#contract/files/calls.ts';
import { imageExtensions, limits } from '#contract/limits.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { receiveOrder } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { needed } from '#web/api/needed.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ParcelChoice } from '#web/order-parts/parcels/ParcelChoice.tsx';
import { expectedPlaces, placeAmong } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { MoveLine } from '#web/ui/layout/MoveBox.tsx';
import text from '#web/ui/text.module.css';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DeskMoveBox, type Effect } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import type { DeskMoveProps } from './use-desk-move.ts';
import { useReceiveMove } from './use-receive-move.ts';

interface Draft {
  readonly parcels: string;
  readonly weightKg: string;
  readonly seals: string;
  readonly location: string;
  /** Pieces as counted, by line. Empty at first: the count is made, not taken over. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Of several parcels, the one that came; the first that is expected until it is chosen. */
  readonly parcel?: number;
  readonly restMissing?: boolean;
}
const EMPTY: Draft = { parcels: '', weightKg: '', seals: '', location: '', pieces: {} };
const PHOTOS_MAX = 10;

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** The dock counts what came; the form of each parcel begins anew. */
export function ReceiveMove(props: DeskMoveProps) {
  return <ReceiptForm key={expectedPlaces(props.order.inbound).length} {...props} />;
}

/** Parcels, weight, seals, pieces of every line, place, photos. */
function ReceiptForm(props: DeskMoveProps) {
  const { order, station } = props;
  const t = useTranslator('operator');
  const own = useTranslator('operator/order');
  const format = useFormat();
  const [draft, setDraft, forget] = useDraft(`ops-receive:${order.id}`, EMPTY);
  const photos = useUploads(fileUpload, t('upload.failed'));
  const place = placeAmong(order.inbound, draft.parcel ?? null);
  const restMissing = draft.restMissing ?? false;
  const input = {
    id: order.id,
    version: order.version,
    parcels: numberOf(draft.parcels),
    weightKg: draft.weightKg,
    seals: draft.seals,
    location: draft.location,
    parcel: place,
    photos: photos.answers.map((file) => file.url),
    lines: order.lines.map((line) => ({
      lineId: line.id,
      pieces: numberOf(draft.pieces[line.id] ?? ''),
    })),
  };
  const violations = needed(validateInput(receiveOrder, input), {
    parcels: draft.parcels,
    weightKg: draft.weightKg,
    ...Object.fromEntries(
      order.lines.map((line, index) => [`lines.${index}.pieces`, draft.pieces[line.id] ?? '']),
    ),
  });
  const form = useForm(input, violations);
  const receive = useReceiveMove(props, {
    restMissing,
    place,
    onDone: () => {
      forget();
      photos.clear();
    },
    refuse: form.refuse,
  });
  const { closes } = receive;
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const differing = order.lines.filter((line) => {
    const counted = draft.pieces[line.id];
    return counted && Number(counted) !== expectedPieces(order, line, place);
  });
  const effects: Effect[] = [
    { key: 'tell', text: own('move.receive.tell') },
    ...(closes && differing.length > 0
      ? [{ key: 'differs', text: own('move.receive.differs') }]
      : []),
    ...(closes ? [{ key: 'next', text: own('move.receive.next') }] : []),
  ];
  const { nameOf } = useCarriers();
  const sent = order.inbound?.parcels[place];
  return (
    <DeskMoveBox
      order={order}
      station={station}
      title={own('move.receive.title')}
      effects={effects}
      hint={
        sent
          ? own('move.receive.sent', { carrier: nameOf(sent.carrier), no: sent.trackingNo })
          : undefined
      }
      button={own('move.receive.button')}
      busy={receive.busy}
      disabled={photos.busy}
      form={form}
      onSubmit={() => receive.take(input)}
    >
      <ParcelChoice
        inbound={order.inbound}
        place={place}
        restMissing={restMissing}
        onChange={set}
      />
      <div>
        {order.lines.map((line, index) => (
          <MoveLine
            key={line.id}
            about={
              <>
                <Mpn mpn={line.mpn} size={16} />
                <span className={styles.quiet}>
                  {sent?.declared && (order.inbound?.parcels.length ?? 0) > 1
                    ? own('move.receive.inParcel', {
                        ordered: line.quantity,
                        sent: expectedPieces(order, line, place),
                      })
                    : own('move.receive.expected', {
                        ordered: line.quantity,
                        sent: line.pieces?.shipped ?? line.quantity,
                      })}
                </span>
              </>
            }
            control={
              <div className={styles.count}>
                <Field
                  label={own('move.receive.counted')}
                  required
                  error={form.error(`lines.${index}.pieces`)}
                  hint={
                    (closes || sent?.declared) && (
                      <Difference
                        expected={expectedPieces(order, line, place)}
                        counted={draft.pieces[line.id]}
                      />
                    )
                  }
                >
                  <FigureInput
                    value={draft.pieces[line.id] ?? ''}
                    unit={t('pcs')}
                    onChange={(text) => set({ pieces: { ...draft.pieces, [line.id]: text } })}
                    onBlur={form.left(`lines.${index}.pieces`)}
                  />
                </Field>
              </div>
            }
          />
        ))}
      </div>
      <div className={styles.facts}>
        <FigureInputField
          form={form}
          name="parcels"
          label={own('move.receive.parcels')}
          required
          value={draft.parcels}
          onChange={(parcels) => set({ parcels })}
        />
        <FigureInputField
          form={form}
          name="weightKg"
          label={own('move.receive.weight')}
          required
          value={draft.weightKg}
          decimals={3}
          unit="kg"
          onChange={(weightKg) => set({ weightKg })}
        />
        <TextInputField
          form={form}
          name="location"
          label={own('move.receive.location')}
          required
          mono
          value={draft.location}
          maxLength={40}
          placeholder="A-03-2"
          onChange={(location) => set({ location })}
        />
        <Field label={own('move.receive.seals')} error={form.error('seals')}>
          <TextInput
            value={draft.seals}
            maxLength={200}
            placeholder={own('move.receive.sealsHint')}
            onChange={(seals) => set({ seals })}
          />
        </Field>
      </div>
      <Field label={own('move.receive.photos')} group error={form.error('photos')}>
        <FileField
          files={photos.files}
          accept={imageExtensions.map((one) => `.${one}`).join(',')}
          maxBytes={limits.uploadMaxKb * 1024}
          maxFiles={PHOTOS_MAX}
          hint={own('move.receive.photosHint', {
            count: PHOTOS_MAX,
            size: format.number(limits.uploadMaxKb / 1024),
          })}
          onAdd={photos.add}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
      </Field>
    </DeskMoveBox>
  );
}

/**
 * Returns the pieces that its sender put into a parcel; where it did not say, those still to come of
 * the pieces that it sent, or of the ordered quantity.
 */
function expectedPieces({ inbound }: OrderView, line: OrderLine, place: number): number {
  const declared = inbound?.parcels[place]?.declared;
  if (declared) return declared.find(({ lineId }) => lineId === line.id)?.pieces ?? 0;
  return (line.pieces?.shipped ?? line.quantity) - (line.pieces?.received ?? 0);
}

function Difference({ expected, counted }: { expected: number; counted: string | undefined }) {
  const t = useTranslator('operator/order');
  if (!counted) return null;
  const by = Number(counted) - expected;
  if (by === 0) return <>{t('move.receive.equal')}</>;
  return (
    <span className={text.amber}>
      {t(by < 0 ? 'move.receive.short' : 'move.receive.over', { count: Math.abs(by) })}
    </span>
  );
}
