import { Link } from 'react-router';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { quarantineOfOrder, requestSample } from '#contract/quarantine/calls.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { QuarantineFacts } from './QuarantineFacts.tsx';
import { QuarantineTag } from './QuarantineTag.tsx';

/** The suspect lots of an order in the quarantine register; nothing where there is none. */
export default function OrderQuarantine({ order }: { order: OrderView }) {
  const t = useTranslator('order-parts/quarantine');
  const read = useCallQuery(quarantineOfOrder, { id: order.id });
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  if (!read.data || read.data.length === 0) return null;
  return (
    <Section title={t('title')} aside={t('aside')}>
      {read.data.map((entry) => (
        <EntryOfOrder key={entry.id} entry={entry} isStaff={order.me === 'staff'} />
      ))}
    </Section>
  );
}

function EntryOfOrder({ entry, isStaff }: { entry: QuarantineView; isStaff: boolean }) {
  const t = useTranslator('order-parts/quarantine');
  const { id, version } = entry;
  const request = useCommand(requestSample, { onDone: () => toast(t('done')) });
  return (
    <div className={layout.stack}>
      <p className={layout.wrapRow}>
        <Mpn mpn={entry.mpn} />
        {isStaff ? (
          <Link to={`/ops/quarantine?id=${id}`} translate="no">
            {entry.lotNo}
          </Link>
        ) : (
          <span translate="no">{entry.lotNo}</span>
        )}
        <QuarantineTag state={entry.state} />
      </p>
      <QuarantineFacts entry={entry} />
      {entry.events.includes('requestSample') && (
        <Button loading={request.isPending} onClick={() => request.mutate({ id, version })}>
          {t('act.requestSample', { count: entry.sampleMost })}
        </Button>
      )}
    </div>
  );
}
