import { useState } from 'react';
import { dockLabels } from '#contract/dock/calls.ts';
import { decodeLabel } from '#contract/dock/label.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './dock.module.css';
import { LabelReader } from './LabelReader.tsx';
import { sharesOf } from './shares.ts';

/** Which lots are taken from the shelf for a parcel, each checked by the scan of its label. */
export function PickList({ order }: { order: OrderView }) {
  const t = useTranslator('operator/dock');
  const format = useFormat();
  const labels = useCallQuery(dockLabels, { id: order.id });
  // Scans are judged once the lots are there: one may come before them.
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const lots = labels.data?.lots.filter(({ onShelf }) => onShelf > 0) ?? [];
  if (labels.error) return <FailNote error={labels.error} again={() => labels.refetch()} />;
  const openLabel = (text: string) => {
    const read = decodeLabel(text);
    const no = (read.ok ? read.fields.ownNo : undefined) ?? text.trim().toUpperCase();
    setScanned([...scanned, no]);
  };
  const last = scanned.at(-1);
  const isWrong =
    labels.data !== undefined &&
    last !== undefined &&
    last !== order.no &&
    lots.every(({ no }) => no !== last);
  const shares = sharesOf(order, lots);
  return (
    <Section
      title={t('pick.title')}
      aside={order.dock && t('pick.aside', { location: order.dock.location })}
    >
      <LabelReader label={t('pick.check')} onText={openLabel} />
      {isWrong && (
        <Note tone="fail" aloud>
          {t('pick.wrong', { no: last })}
        </Note>
      )}
      <ul className={styles.lots} aria-label={t('pick.title')}>
        {lots.map((lot, index) => {
          const line = order.lines.find(({ id }) => id === lot.lineId);
          const share = shares.get(lot.no);
          const isSuspect = lot.verdict === 'suspect';
          return (
            <li key={lot.no} data-other={isSuspect ? '' : undefined}>
              <b>{index + 1}</b>
              <span>
                {line && <Mpn mpn={line.mpn} />}
                <small translate="no">
                  {[lot.no, lot.dateCode, lot.lotCode].filter(Boolean).join(' · ')}
                </small>
                <small>
                  {[
                    share?.toBuyer && t('pick.toBuyer', { count: share.toBuyer }),
                    share?.toSeller && t('pick.toSeller', { count: share.toSeller }),
                    share?.stays && t('pick.stays', { count: share.stays }),
                    isSuspect && t('pick.suspect'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <span className={styles.num}>{format.number(lot.onShelf)}</span>
              {scanned.includes(lot.no) && <Icon name="check" label={t('pick.checked')} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
