import { Link } from 'react-router';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

const EVERY_MS = 60_000;

/** Closed accounts that wait for a second person to open them again; nothing where none does. */
export function PendingReopenings() {
  const t = useTranslator('operator/company');
  const read = useCallQuery(
    opsApprovalList,
    { kinds: ['account.reopen'], state: 'requested', pageSize: 100 },
    { everyMs: EVERY_MS, quiet: true },
  );
  if (!read.data || read.data.total === 0) return null;
  return (
    <Section title={t('reopen.pending')} aside={`${read.data.total}`}>
      <Table
        label={t('reopen.pending')}
        rows={read.data.list}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'email',
            head: t('email'),
            phone: 'title',
            cell: ({ subject, subjectId }) => (
              <Link to={`/ops/companies/${subjectId}`} translate="no">
                {subject}
              </Link>
            ),
          },
          {
            key: 'reason',
            head: t('reopen.reason'),
            phone: 'wide',
            cell: ({ reason }) => <span lang="">{reason}</span>,
          },
          {
            key: 'by',
            head: t('reopen.by'),
            cell: ({ requestedBy, expiresAt }) => (
              <>
                {requestedBy}
                <CellNote>
                  <DateTime at={expiresAt} />
                </CellNote>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
