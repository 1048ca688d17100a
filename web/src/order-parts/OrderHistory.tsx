import type { HistoryRow, OrderView } from '#contract/orders/view-schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { TimeLine } from '#web/ui/layout/TimeLine.tsx';
import { useHappened } from './happened.ts';

/** Shows the history of an order, newest first. */
export function OrderHistory({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const happened = useHappened();
  const rows = [...order.history].sort((one, other) => other.at.localeCompare(one.at));
  const formatActor = (row: HistoryRow) => t(row.you ? 'actor.you' : `actor.${row.by}`);
  return (
    <Section title={t('history.title')} aside="GMT+8">
      <TimeLine
        label={t('history.title')}
        rows={rows.map((row, index) => ({
          key: `${rows.length - index}`,
          time: row.at,
          formattedTime: formatStamp(row.at),
          actor: formatActor(row),
          what: happened(row),
        }))}
      />
    </Section>
  );
}
