import { useState } from 'react';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';

const EVERY_MS = 30_000;

/**
 * Lets two people correct the shipment to the buyer that was recorded wrongly; where money was
 * released it says that nothing is corrected any more.
 */
export function ShipmentCorrection({ order, may }: { order: OrderView; may: boolean }) {
  if (order.outbound === null || !may) return null;
  return <Correction order={order} />;
}

function Correction({ order }: { order: OrderView }) {
  const t = useTranslator('operator/shipment');
  const isOpen = order.state === 'dispatched' && order.kind === 'trade';
  return (
    <Section title={t('title')}>
      {isOpen ? (
        <Open order={order} />
      ) : (
        <p>{t(order.kind === 'agent' ? 'releasedAgent' : 'released')}</p>
      )}
    </Section>
  );
}

function Open({ order }: { order: OrderView }) {
  const t = useTranslator('operator/shipment');
  const [isAsking, setAsking] = useState(false);
  const filter = { kinds: ['order.correctShipment' as const], subjectId: order.id };
  const requests = useCallQuery(opsApprovalList, filter, { everyMs: EVERY_MS });
  const [latest] = requests.data?.list ?? [];
  if (latest?.state === 'requested') {
    const { before, after } = latest;
    const textOf = (facts: Readonly<Record<string, unknown>>): string => {
      const parcel = `${facts['carrier']} ${facts['trackingNo']}`;
      const day = facts['deliveredOn'];
      return typeof day === 'string' ? t('recordedOn', { parcel, day }) : t('none', { parcel });
    };
    return (
      <div className={layout['stackWide']}>
        <Note tone="wait">{t('waits')}</Note>
        <DefinitionList
          items={[
            { key: 'now', term: t('now'), value: textOf(before) },
            { key: 'proposed', term: t('proposed'), value: textOf(after) },
          ]}
        />
        <ApprovalBox
          approval={latest}
          subject={order.no}
          approve={t('approve')}
          compared={t('compared')}
          onDone={() => void requests.refetch()}
        >
          {latest.reason}
        </ApprovalBox>
      </div>
    );
  }
  const isDeclined = latest?.state === 'sentBack' || latest?.state === 'refused';
  return (
    <div className={layout['stackWide']}>
      {isDeclined && (
        <Note tone="wait">
          {t(latest.state === 'sentBack' ? 'sentBack' : 'refused', {
            name: latest.decidedBy ?? '',
            note: latest.decisionReason,
          })}
        </Note>
      )}
      <Button onClick={() => setAsking(true)}>{t('button')}</Button>
      {isAsking && <CorrectionDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}
