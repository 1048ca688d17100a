import { Link } from 'react-router';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../bench.module.css';

const EVERY_MS = 60_000;
const kinds = ['qc.revokeReport', 'qc.reviseReport', 'qc.deviation', 'qc.limitTemplate'] as const;

/** The page on which a request is decided: of the report, the lot of a deviation, or the limits. */
function pageOf({ kind, subject, subjectId }: Approval): string {
  if (kind === 'qc.limitTemplate') return '/ops/limits';
  return kind === 'qc.deviation' ? `/ops/qc/${subjectId}` : `/ops/report/${subject}`;
}

/** Requests that wait for a second person of the lab; nothing where none does. */
export function PendingLabRequests() {
  const t = useTranslator('operator/bench');
  const read = useCallQuery(
    opsApprovalList,
    { kinds: [...kinds], state: 'requested', pageSize: 100 },
    { everyMs: EVERY_MS },
  );
  if (!read.data || read.data.total === 0) return null;
  return (
    <Section title={t('requests.title')} aside={`${read.data.total}`}>
      <Table
        label={t('requests.title')}
        rows={read.data.list}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'about',
            head: t('requests.about'),
            phone: 'title',
            cell: (one) => (
              <>
                <Link to={pageOf(one)} className={styles.ref} translate="no">
                  {one.subject}
                </Link>
                <CellNote>
                  <RequestText request={one} />
                </CellNote>
              </>
            ),
          },
          {
            key: 'reason',
            head: t('requests.reason'),
            phone: 'wide',
            cell: (one) => <span lang="">{one.reason}</span>,
          },
          {
            key: 'by',
            head: t('requests.by'),
            cell: (one) => (
              <>
                {one.requestedBy}
                <CellNote>
                  <DateTime at={one.expiresAt} />
                </CellNote>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Says in a few words what a request of the lab asks for. */
function RequestText({ request }: { request: Approval }) {
  const t = useTranslator('operator/bench');
  const { kind, after } = request;
  if (kind === 'qc.revokeReport') return t('requests.what.revokeReport');
  if (kind === 'qc.reviseReport') return t('requests.what.reviseReport');
  if (kind === 'qc.limitTemplate') return t('requests.what.limitTemplate');
  const text = (field: string) => String(after[field] ?? '');
  return t('requests.what.deviation', { name: text('name'), value: text('value') });
}
