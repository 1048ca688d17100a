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

/** The page on which a request is decided: of the report, or of the lot of a deviation. */
const pageOf = ({ kind, subject, subjectId }: Approval): string =>
  kind === 'qc.deviation' ? `/ops/qc/${subjectId}` : `/ops/report/${subject}`;

/** Requests that wait for a second person of the lab; nothing where none does. */
export function PendingRevocations() {
  const t = useTranslator('operator/bench');
  const read = useCallQuery(
    opsApprovalList,
    {
      kinds: ['qc.revokeReport', 'qc.reviseReport', 'qc.deviation'],
      state: 'requested',
      pageSize: 100,
    },
    { everyMs: EVERY_MS },
  );
  if (!read.data || read.data.total === 0) return null;
  return (
    <Section title={t('revocations.title')} aside={`${read.data.total}`}>
      <Table
        label={t('revocations.title')}
        rows={read.data.list}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'report',
            head: t('revocations.report'),
            phone: 'title',
            cell: (one) => (
              <Link to={pageOf(one)} className={styles.ref} translate="no">
                {one.subject}
              </Link>
            ),
          },
          {
            key: 'reason',
            head: t('revocations.reason'),
            phone: 'wide',
            cell: (one) => <span lang="">{one.reason}</span>,
          },
          {
            key: 'by',
            head: t('revocations.by'),
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
