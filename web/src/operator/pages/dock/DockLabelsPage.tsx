import { useState } from 'react';
import { useParams } from 'react-router';
import type { Output } from '#contract/call.ts';
import { dockLabels, labelFile } from '#contract/dock/calls.ts';
import type { LabelSize } from '#contract/dock/constants.ts';
import { opsOrderOne } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import QrCode from '#web/widgets/QrCode.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DockFrame } from '../../dock/DockFrame.tsx';
import styles from '../../dock/dock.module.css';
import { LabelSizes, useLabelFile } from '../../dock/LabelSizes.tsx';
import { sharesOf } from '../../dock/shares.ts';

type Labels = Output<typeof dockLabels>;

/** The packing list of each of an order's parcels with its QR code, and a label for each of its lots. */
export default function DockLabelsPage() {
  const { id = '' } = useParams();
  const t = useTranslator('operator/dock');
  const order = useCallQuery(opsOrderOne, { id });
  const labels = useCallQuery(dockLabels, { id });
  const error = order.error ?? labels.error;
  return (
    <DockFrame
      title={t('labels.title')}
      aside={order.data?.no}
      back={{ to: `/ops/dock/${id}`, label: t('result.order') }}
      foot={
        <Button variant="primary" size="lg" block onClick={() => window.print()}>
          {t('labels.print')}
        </Button>
      }
    >
      <FailNote error={error} again={() => Promise.all([order.refetch(), labels.refetch()])} />
      {!error && !(order.data && labels.data) && <SkeletonLines label={t('loading')} lines={6} />}
      {order.data && labels.data && (
        <>
          <PrinterFile orderId={id} parcels={order.data.dock?.parcels ?? 1} />
          {waysOf(order.data, labels.data).map((way) => (
            <PackingList key={way} way={way} order={order.data} labels={labels.data} />
          ))}
          {labels.data.lots.map((lot) => (
            <LotLabel key={lot.no} lot={lot} order={order.data} />
          ))}
        </>
      )}
    </DockFrame>
  );
}

/** The same labels for a printer of labels: of its parcels and lots, in the size of its stock. */
function PrinterFile({ orderId, parcels: counted }: { orderId: string; parcels: number }) {
  const t = useTranslator('operator/dock');
  const [size, setSize] = useState<LabelSize>('50x30');
  const [parcels, setParcels] = useState(`${counted}`);
  const file = useLabelFile(labelFile);
  const input = { id: orderId, size, parcels: Number(parcels) };
  const form = useForm(input, validateInput(labelFile, input));
  return (
    <Section title={t('labels.printer')} aside={t('labels.lead')} className={styles.screen}>
      <form
        ref={form.frame}
        noValidate
        className={styles.facts}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.ready()) file.start(input);
        }}
      >
        <LabelSizes size={size} onChange={setSize} />
        <div className={styles.two}>
          <Field label={t('labels.parcels')} required error={form.error('parcels')}>
            <FigureInput size="md" value={parcels} onChange={setParcels} />
          </Field>
        </div>
        <FailNote error={file.error} />
        <Button type="submit" size="lg" block icon="download" loading={file.isBusy}>
          {t('labels.download')}
        </Button>
      </form>
    </Section>
  );
}

/** Where a parcel goes: to the buyer, or back to the seller. */
type Way = 'toBuyer' | 'toSeller';

/** The parcels of an order: what its buyer does not keep goes back in one of its own. */
function waysOf(order: OrderView, { lots }: Labels): readonly Way[] {
  if (order.state === 'returning' || order.state === 'returned') return ['toSeller'];
  const hasRest = [...sharesOf(order, lots).values()].some(({ toSeller }) => toSeller > 0);
  return order.state === 'cleared' && hasRest ? ['toBuyer', 'toSeller'] : ['toBuyer'];
}

function addressOf(order: OrderView, way: Way): readonly string[] {
  const { shipTo } = order;
  if (way === 'toSeller') return order.returnTo ?? [];
  if (shipTo === null) return [];
  const { company, name, address, city, postcode, country, phone } = shipTo;
  return [company, name, address, `${city} ${postcode}`, country, phone].filter(
    (line) => line.trim() !== '',
  );
}

function PackingList({ order, labels, way }: { order: OrderView; labels: Labels; way: Way }) {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  const shares = sharesOf(order, labels.lots);
  const isRest = way === 'toSeller' && order.state === 'cleared';
  const title = t(isRest ? 'labels.packingRest' : 'labels.packing');
  const rows = labels.lots
    .map((lot) => ({ lot, pieces: shares.get(lot.no)?.[way] ?? 0 }))
    .filter(({ pieces }) => pieces > 0);
  return (
    <section className={styles.sheet} aria-label={title}>
      <div className={styles.sheetHead}>
        <div>
          <p>{title}</p>
          <h2 translate="no">{labels.order.no}</h2>
          <p>{t(way === 'toSeller' ? 'labels.returnTo' : 'labels.shipTo')}</p>
          <address translate="no">
            {addressOf(order, way).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <QrCode text={labels.order.url} />
      </div>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('compare.part')}</th>
              <th scope="col">{t('compare.dateCode')}</th>
              <th scope="col">{t('compare.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lot, pieces }) => (
              <tr key={lot.no}>
                <td translate="no">{order.lines.find(({ id }) => id === lot.lineId)?.mpn}</td>
                <td translate="no">{lot.dateCode}</td>
                <td>{format.number(pieces)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function LotLabel({ lot, order }: { lot: Labels['lots'][number]; order: OrderView }) {
  const t = useTranslator('operator/dock');
  const line = order.lines.find(({ id }) => id === lot.lineId);
  return (
    <section className={styles.sheet} aria-label={lot.no}>
      <div className={styles.sheetHead}>
        <div translate="no">
          <h2>{lot.no}</h2>
          <p>{line?.mpn}</p>
          <p>{line?.manufacturer}</p>
          <p>{[lot.dateCode, lot.lotCode].filter(Boolean).join(' · ')}</p>
          <p>{t('labels.pieces', { count: lot.onShelf })}</p>
        </div>
        <QrCode text={lot.url} />
      </div>
    </section>
  );
}
