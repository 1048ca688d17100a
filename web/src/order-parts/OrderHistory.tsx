import type { HistoryRow, OrderView } from '#contract/orders/view-schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/Section.tsx';
import { TimeLine } from '#web/ui/TimeLine.tsx';
import { useHappened } from './happened.ts';

/** Shows the history of an order, newest first. */
export function OrderHistory({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts');
  const happened = useHappened();
  const rows = [...order.history].sort((one, other) => other.at.localeCompare(one.at));
  const who = (row: HistoryRow) => t(row.you ? 'actor.you' : `actor.${row.by}`);
  return (
    <Section title={t('history.title')} aside="GMT+8">
      <TimeLine
        label={t('history.title')}
        rows={rows.map((row, at) => ({
          key: `${rows.length - at}`,
          at: row.at,
          shownAt: formatStamp(row.at),
          who: who(row),
          what: happened(row),
        }))}
      />
    </Section>
  );
}
