import type { Approval } from '#contract/approvals/schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';

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
        <Section key={request.id} level={3} plain title={request.subject}>
          <LimitChange request={request} />
          <ApprovalBox
            approval={request}
            subject={request.subject}
            approve={t('limit.confirm')}
            onDone={onDone}
          >
            <span lang="">{request.reason}</span>
          </ApprovalBox>
        </Section>
      ))}
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
