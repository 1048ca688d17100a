import { useState } from 'react';
import { Link } from 'react-router';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from '../bench.module.css';
import { questionOf, testOf } from './lab-request.ts';

const EVERY_MS = 60_000;
const PAGE_SIZE = 10;
const kinds = ['qc.revokeReport', 'qc.reviseReport', 'qc.deviation', 'qc.limitTemplate'] as const;

/** The page on which a request is decided: of the report, the lot of a deviation, or the limits. */
function pageOf({ kind, subject, subjectId }: Approval): string {
  if (kind === 'qc.limitTemplate') return '/ops/limits';
  return kind === 'qc.deviation' ? `/ops/qc/${subjectId}` : `/ops/report/${subject}`;
}

/** Requests that wait for a second person of the lab; nothing where none does. */
export function PendingLabRequests() {
  const t = useTranslator('operator/bench');
  const [pageNum, setPageNum] = useState(1);
  const read = useCallQuery(
    opsApprovalList,
    { kinds: [...kinds], state: 'requested', pageNum, pageSize: PAGE_SIZE },
    { previous: true, everyMs: EVERY_MS },
  );
  if (!read.data || read.data.total === 0) return null;
  const { total } = read.data;
  // Requests that were decided meanwhile may leave fewer pages than the open one.
  const last = Math.ceil(total / PAGE_SIZE);
  if (pageNum > last) setPageNum(last);
  return (
    <Section title={t('requests.title')} aside={`${total}`}>
      <Table
        label={t('requests.title')}
        rows={read.data.list}
        rowKey={(one) => one.id}
        refetching={read.isPlaceholderData}
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
      {total > PAGE_SIZE && (
        <Pager total={total} page={pageNum} pageSize={PAGE_SIZE} onPage={setPageNum} />
      )}
    </Section>
  );
}

/** Says in a few words what a request of the lab asks for, and of which test. */
function RequestText({ request }: { request: Approval }) {
  const t = useTranslator('operator/bench');
  const facts = useTranslator('order-parts');
  const { after, before } = request;
  const text = (field: string) => String(after[field] ?? before[field] ?? '');
  const question = questionOf(request);
  const words =
    question === 'deviation'
      ? t('requests.what.deviation', { name: text('name'), value: text('value') })
      : t(`requests.what.${question}`);
  const test = testOf(request);
  if (test === null) return words;
  const packageName = question === 'deviation' ? '' : text('package');
  return [words, facts(`test.${test}`), packageName].filter(Boolean).join(' · ');
}
