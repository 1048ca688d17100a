import { Link } from 'react-router';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { inspectionList } from '#contract/qc/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { LotTable } from '../bench/lot/LotTable.tsx';

/** As many inspections as one page may have. */
const LISTED = 100;

/** The lots of an order and how far the bench is with each. */
export function OrderLots({ order }: { order: OrderView }) {
  const t = useTranslator('operator');
  const list = useCallQuery(inspectionList, { orderId: order.id, pageSize: LISTED });
  const lots = list.data?.list;
  if (lots?.length === 0) return null;
  return (
    <Section
      title={t('lots.ofOrder')}
      aside={lots && `${lots.length}`}
      action={<Link to="/ops/lots">{t('lots.all')}</Link>}
    >
      {list.error ? (
        <FailNote error={list.error} again={() => list.refetch()} />
      ) : (
        <LotTable lots={lots} inOrder />
      )}
    </Section>
  );
}
