import { type ReactNode, useState } from 'react';
import type { Approval } from '#contract/approvals/schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { declinedOf } from './pending-limits.ts';

type Facts = Approval['after'];

const textOf = (facts: Facts, field: string): string => String(facts[field] ?? '');

const limitsOf = (facts: Facts): string =>
  `${textOf(facts, 'min') || '–'} … ${textOf(facts, 'max') || '–'} ${textOf(facts, 'unit')}`.trim();

/** Changes of limits that wait: who proposed them and why; another person of the lab confirms. */
export function PendingLimits(props: { open: readonly Approval[]; onDone: () => void }) {
  const { open, onDone } = props;
  const t = useTranslator('qc/records');
  if (open.length === 0) return null;
  return (
    <Section title={t('limit.pending')} aside={`${open.length}`}>
      {open.map((request) => (
        <ProposedLimit key={request.id} request={request}>
          <ApprovalBox
            approval={request}
            subject={request.subject}
            approve={t('limit.confirm')}
            onDone={onDone}
          >
            <span lang="">{request.reason}</span>
          </ApprovalBox>
        </ProposedLimit>
      ))}
    </Section>
  );
}

/** Changes that the second person did not confirm: who proposed them reads by whom, and why. */
export function DeclinedLimits({ requests }: { requests: readonly Approval[] }) {
  const t = useTranslator('qc/records');
  const [now] = useState(() => new Date());
  const declined = declinedOf(requests, now);
  if (declined.length === 0) return null;
  return (
    <Section title={t('limit.declined')} aside={`${declined.length}`}>
      {declined.map((request) => (
        <ProposedLimit key={request.id} request={request}>
          <p>
            {t('limit.proposedBy', { name: request.requestedBy })}{' '}
            <span lang="">{request.reason}</span>
          </p>
          <Note tone="wait">
            {t(request.state === 'sentBack' ? 'limit.sentBack' : 'limit.refused', {
              name: request.decidedBy ?? '',
              note: request.decisionReason,
            })}{' '}
            {request.decidedAt && <DateTime at={request.decidedAt} zone />}
          </Note>
        </ProposedLimit>
      ))}
    </Section>
  );
}

function ProposedLimit({ request, children }: { request: Approval; children: ReactNode }) {
  return (
    <Section level={3} plain title={request.subject} className={layout.stackWide}>
      <LimitChange request={request} />
      {children}
    </Section>
  );
}

/** Shows limits as they are and as they are proposed; new ones have no earlier values. */
function LimitChange({ request }: { request: Approval }) {
  const t = useTranslator('qc/records');
  const facts = useTranslator('order-parts');
  const { before, after } = request;
  const isNew = before['name'] === undefined;
  const isRemoval = after['removed'] === true;
  const nameOf = (of: Facts) =>
    [
      textOf(of, 'name'),
      facts(`test.${textOf(of, 'test') as TestCode}`),
      textOf(of, 'package') || t('limit.every'),
      limitsOf(of),
    ].join(' · ');
  return (
    <p>
      {isNew && `${t('limit.isNew')} `}
      {isRemoval && `${t('limit.isRemoval')} `}
      {!isNew && <del>{nameOf(before)}</del>} {!isRemoval && <ins>{nameOf(after)}</ins>}
    </p>
  );
}
