import { type ReactNode, useState } from 'react';
import { type CorrectionKind, correctionAnchors } from '#contract/addresses.ts';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { useAnchor } from '#web/ui/overlay/use-anchor.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';

const EVERY_MS = 30_000;

interface Props {
  readonly order: OrderView;
  readonly kind: CorrectionKind;
  /** Names the button that opens the form. */
  readonly button: string;
  /** Says a parcel in one line, as a request has its fields. */
  readonly textOf: (facts: Readonly<Record<string, unknown>>) => string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

/** A correction by two people: the form of the first, then the decision of the second. */
export function CorrectionSteps({ order, kind, button, textOf, dialog }: Props) {
  const t = useTranslator('operator/shipment');
  const [isAsking, setAsking] = useState(false);
  const filter = { kinds: [kind], subjectId: order.id };
  const requests = useCallQuery(opsApprovalList, filter, { everyMs: EVERY_MS });
  const [latest] = requests.data?.list ?? [];
  if (latest?.state === 'requested') {
    return (
      <Awaited anchor={correctionAnchors[kind]}>
        <Note tone="wait">{t('waits')}</Note>
        <DefinitionList
          items={[
            { key: 'now', term: t('now'), value: textOf(latest.before) },
            { key: 'proposed', term: t('proposed'), value: textOf(latest.after) },
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
      </Awaited>
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
      <Button onClick={() => setAsking(true)}>{button}</Button>
      {isAsking && dialog(() => setAsking(false))}
    </div>
  );
}

/** A request that waits for a second person: the queue leads to it. */
function Awaited({ anchor, children }: { anchor: string; children: ReactNode }) {
  const part = useAnchor<HTMLDivElement>(anchor);
  return (
    <div ref={part} id={anchor} tabIndex={-1} className={layout['stackWide']}>
      {children}
    </div>
  );
}
