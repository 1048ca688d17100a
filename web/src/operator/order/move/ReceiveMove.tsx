import { imageExtensions, limits } from '#contract/limits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ParcelChoice } from '#web/order-parts/parcels/ParcelChoice.tsx';
import { expectedPlaces } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { CountedLines } from './CountedLines.tsx';
import { DeskMoveBox, type Effect } from './DeskMoveBox.tsx';
import styles from './moves.module.css';
import type { DeskMoveProps } from './use-desk-move.ts';
import { type Receipt, useReceipt } from './use-receipt.ts';

const PHOTOS_MAX = 10;

/** The dock counts what came; the form of each parcel begins anew. */
export function ReceiveMove(props: DeskMoveProps) {
  return <ReceiptForm key={expectedPlaces(props.order.inbound).length} {...props} />;
}

/** Parcels, weight, seals, pieces of every line, place, photos. */
function ReceiptForm(props: DeskMoveProps) {
  const { order, station } = props;
  const own = useTranslator('operator/order');
  const { nameOf } = useCarriers();
  const receipt = useReceipt(props);
  const { sent, closes } = receipt;
  const effects: Effect[] = [
    { key: 'tell', text: own('move.receive.tell') },
    ...(closes && receipt.hasDifference
      ? [{ key: 'differs', text: own('move.receive.differs') }]
      : []),
    ...(closes ? [{ key: 'next', text: own('move.receive.next') }] : []),
  ];
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
      busy={receipt.busy}
      disabled={receipt.photos.busy}
      form={receipt.form}
      onSubmit={receipt.submit}
    >
      <ParcelChoice
        inbound={order.inbound}
        place={receipt.place}
        restMissing={receipt.restMissing}
        onChange={receipt.set}
      />
      <CountedLines order={order} receipt={receipt} />
      <DeliveryFields receipt={receipt} />
      <PhotosField receipt={receipt} />
    </DeskMoveBox>
  );
}

/** The delivery as a whole: packages, weight, seals, and where it is put. */
function DeliveryFields({ receipt: { draft, set, form } }: { receipt: Receipt }) {
  const own = useTranslator('operator/order');
  return (
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
  );
}

function PhotosField({ receipt: { photos, form } }: { receipt: Receipt }) {
  const own = useTranslator('operator/order');
  const format = useFormat();
  return (
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
  );
}
