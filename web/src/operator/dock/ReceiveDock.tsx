import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { proposeLots } from '#contract/dock/lots.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { ParcelChoice } from '#web/order-parts/parcels/ParcelChoice.tsx';
import { closesCount, expectedPlaces } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { LossControls } from '../order/loss/LossControls.tsx';
import { Differences } from './Differences.tsx';
import { DockFrame } from './DockFrame.tsx';
import { DockPhotos } from './DockPhotos.tsx';
import styles from './dock.module.css';
import { LabelReader } from './LabelReader.tsx';
import { LotsOfPacks } from './LotsOfPacks.tsx';
import { PackEditor } from './PackEditor.tsx';
import { countedOf, emptyPack } from './packs.ts';
import { Seals } from './Seals.tsx';
import { useReceipt } from './use-receipt.ts';

type Receipt = ReturnType<typeof useReceipt>;

/** Receives the parcel that the address names, or the first of those that are expected. */
export function ReceiveDock({ order }: { order: OrderView }) {
  const text = useSearchParams()[0].get('parcel');
  const parcel = text === null ? null : Number(text);
  const expected = parcel === null ? undefined : order.inbound?.parcels[parcel];
  return expected?.receivedAt ? (
    <ReceivedParcel order={order} place={parcel ?? 0} />
  ) : (
    <ReceiptForm key={expectedPlaces(order.inbound).length} order={order} parcel={parcel} />
  );
}

/** The label of a parcel that the dock has was scanned again: nothing is counted for another one. */
function ReceivedParcel({ order, place }: { order: OrderView; place: number }) {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  const { nameOf } = useCarriers();
  const parcels = order.inbound?.parcels ?? [];
  const { carrier = '', trackingNo = '', receivedAt = null } = parcels[place] ?? {};
  return (
    <DockFrame title={order.no} reference back={{ to: '/ops/dock', label: t('back') }}>
      <Note
        tone="wait"
        aloud
        action={<ButtonLink to={`/ops/dock/${order.id}`}>{t('receive.anotherParcel')}</ButtonLink>}
      >
        {t('receive.parcelReceived', {
          n: place + 1,
          all: parcels.length,
          label: `${nameOf(carrier)} ${trackingNo}`,
          time: receivedAt === null ? '' : format.prose(receivedAt),
        })}
      </Note>
    </DockFrame>
  );
}

/** Receives a parcel with one hand: labels are scanned, packs counted, lots proposed. */
function ReceiptForm({ order, parcel }: { order: OrderView; parcel: number | null }) {
  const t = useTranslator('operator/dock');
  const setParams = useSearchParams()[1];
  const [refused, setRefused] = useState<string | null>(null);
  const move = { order, station: undefined, onRefused: setRefused };
  const receipt = useReceipt({ ...move, parcel });
  const { draft, packs, form, set } = receipt;
  const { nameOf } = useCarriers();
  const sent = order.inbound?.parcels[receipt.place];
  return (
    <DockFrame
      title={order.no}
      reference
      aside={sent && `${nameOf(sent.carrier)} ${sent.trackingNo}`}
      back={{ to: '/ops/dock', label: t('back') }}
      foot={<Foot receipt={receipt} refused={refused} />}
    >
      <ParcelChoice
        inbound={order.inbound}
        place={receipt.place}
        restMissing={receipt.restMissing}
        onChange={(chosen) => {
          if (chosen.parcel !== undefined) {
            setParams({ parcel: `${chosen.parcel}` }, { replace: true });
          }
          if (chosen.restMissing !== undefined) receipt.setRestMissing(chosen.restMissing);
        }}
      />
      <LabelReader onText={receipt.readLabel} />
      {receipt.said && (
        <Note tone={receipt.said.tone} aloud>
          {receipt.said.text}
        </Note>
      )}
      {draft.current === null ? (
        <Button
          size="lg"
          block
          onClick={() => set({ current: emptyPack(order.lines[0]?.id ?? '') })}
        >
          {t('pack.byHand')}
        </Button>
      ) : (
        <PackEditor
          pack={draft.current}
          lines={order.lines}
          counted={(lineId) => countedOf(draft.packs, lineId)}
          onChange={(facts) => draft.current && set({ current: { ...draft.current, ...facts } })}
          onAdd={receipt.add}
          onDrop={() => set({ current: null })}
        />
      )}
      <LotsOfPacks lines={order.lines} packs={packs} onRemove={receipt.remove} />
      <form
        ref={form.frame}
        className={styles.facts}
        noValidate
        onSubmit={(e) => e.preventDefault()}
      >
        <ParcelFacts receipt={receipt} />
        <DockPhotos
          orderId={order.id}
          uploads={receipt.photos}
          phone={receipt.phone}
          error={form.error('photos')}
        />
      </form>
      {closesCount(order.inbound, receipt) && <Differences lines={order.lines} packs={packs} />}
      <LossControls {...move} />
    </DockFrame>
  );
}

function ParcelFacts({ receipt }: { receipt: Receipt }) {
  const t = useTranslator('operator/dock');
  const { draft, form, set } = receipt;
  return (
    <>
      <Section title={t('parcel.title')}>
        <div className={styles.two}>
          <FigureInputField
            form={form}
            name="parcels"
            label={t('parcel.count')}
            required
            size="md"
            value={draft.parcels}
            onChange={(parcels) => set({ parcels })}
          />
          <FigureInputField
            form={form}
            name="weightKg"
            label={t('parcel.weight')}
            required
            size="md"
            decimals={3}
            unit="kg"
            value={draft.weightKg}
            onChange={(weightKg) => set({ weightKg })}
          />
          <TextInputField
            form={form}
            name="location"
            label={t('shelf.title')}
            required
            mono
            size="md"
            maxLength={40}
            placeholder="A-03-2"
            value={draft.location}
            onChange={(location) => set({ location })}
          />
        </div>
      </Section>
      <Section title={t('seals.title')}>
        <Seals seals={draft.seals} onChange={(seals) => set({ seals })} />
        <Field label={t('seals.remarks')} error={form.error('seals')}>
          <TextInput
            size="md"
            maxLength={200}
            value={draft.remarks}
            onChange={(remarks) => set({ remarks })}
          />
        </Field>
      </Section>
    </>
  );
}

/** The one button at the thumb, and what it will write down. */
function Foot({ receipt, refused }: { receipt: Receipt; refused: string | null }) {
  const t = useTranslator('operator/dock');
  const { packs } = receipt;
  const count = packs.reduce((all, { pieces }) => all + pieces, 0);
  return (
    <>
      {refused && (
        <Note tone="fail" aloud>
          {refused}
        </Note>
      )}
      <p>
        <span>{t('receive.sum', { lots: proposeLots(packs).length, count })}</span>
        <span>{t('receive.saved')}</span>
      </p>
      <Button
        variant="primary"
        size="lg"
        block
        loading={receipt.busy}
        disabled={receipt.photos.busy}
        onClick={receipt.receive}
      >
        {t('receive.button', { count })}
      </Button>
    </>
  );
}
