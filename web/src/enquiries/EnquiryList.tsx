import { Link, useSearchParams } from 'react-router';
import { inquiryList } from '#contract/enquiries/calls.ts';
import type { EnquiryRow } from '#contract/enquiries/line-schemas.ts';
import { enquiryTypes } from '#contract/enquiries/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { PagedTable } from '#web/ui/table/PagedTable.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { currentQuery } from '#web/widgets/records/current-query.ts';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { COMPLETED, ENQUIRING, enquiryPath, POST } from './addresses.ts';
import styles from './enquiries.module.css';
import { type EnquiryQuery, isFiltered, readQuery, writeQuery } from './enquiry-query.ts';

/** My enquiries, those that wait for something or the completed ones; the address says which. */
export function EnquiryList({ completed }: { completed: boolean }) {
  const t = useTranslator('enquiries');
  const [query, setQuery] = useSearchParams();
  const enquiryQuery = readQuery(query);
  const found = useCallQuery(inquiryList, { ...enquiryQuery, completed }, { previous: true });
  const columns = useColumns(completed);
  const applyQuery = (next: EnquiryQuery) =>
    setQuery(writeQuery(next), { replace: true, state: { stay: true } });
  const filter = (part: Partial<EnquiryQuery>) =>
    applyQuery({ ...readQuery(currentQuery()), ...part, pageNum: 1 });
  const path = completed ? COMPLETED : ENQUIRING;
  const pageHref = (pageNum: number) => {
    const next = writeQuery({ ...enquiryQuery, pageNum });
    return next.size === 0 ? path : `${path}?${next}`;
  };
  const post = (
    <ButtonLink variant="primary" to={POST}>
      {t('list.post')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t(completed ? 'list.completed' : 'list.enquiring')} actions={post} />
      <Filters query={enquiryQuery} completed={completed} onFilter={filter} />
      <PagedTable
        label={t(completed ? 'list.labelCompleted' : 'list.labelEnquiring')}
        columns={columns}
        found={found}
        failed={t('list.failed')}
        empty={
          <Empty
            title={
              isFiltered(enquiryQuery)
                ? t('list.emptyFound')
                : t(completed ? 'list.emptyCompleted' : 'list.emptyEnquiring')
            }
          />
        }
        pager={{
          page: enquiryQuery.pageNum,
          pageSize: enquiryQuery.pageSize,
          pageHref,
          onPageSize: (pageSize) => filter({ pageSize }),
        }}
      />
    </>
  );
}

function Filters(props: {
  query: EnquiryQuery;
  completed: boolean;
  onFilter: (part: Partial<EnquiryQuery>) => void;
}) {
  const t = useTranslator('enquiries');
  const { query, completed, onFilter } = props;
  const { type, urgent } = query;
  return (
    <div className={layout.filterBar}>
      <KeywordInput
        label={t('list.search')}
        className={styles.search}
        keyword={query.keyword}
        onSearch={(keyword) => onFilter({ keyword })}
      />
      <Select
        className={styles.choice}
        aria-label={t('list.type')}
        placeholder={t('list.anyType')}
        value={type ?? ''}
        options={enquiryTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(value) => onFilter({ type: value || null })}
      />
      <Select
        className={styles.choice}
        aria-label={t('list.urgent')}
        placeholder={t('list.anyUrgent')}
        value={urgent === null ? '' : urgent ? 'urgent' : 'not'}
        options={[
          { value: 'urgent', label: t('list.onlyUrgent') },
          { value: 'not', label: t('list.notUrgent') },
        ]}
        onChange={(value) => onFilter({ urgent: value ? value === 'urgent' : null })}
      />
      {!completed && (
        <Checkbox checked={query.unread} onChange={(unread) => onFilter({ unread })}>
          {t('list.unread')}
        </Checkbox>
      )}
      {isFiltered(query) && (
        <Button
          variant="text"
          onClick={() => onFilter({ keyword: '', type: null, urgent: null, unread: false })}
        >
          {t('list.clear')}
        </Button>
      )}
    </div>
  );
}

function useColumns(completed: boolean): Column<EnquiryRow>[] {
  const t = useTranslator('enquiries');
  return [
    {
      key: 'parts',
      head: t('list.parts'),
      width: '34%',
      cell: (row) => <PartsCell row={row} />,
      phone: 'wide',
    },
    {
      key: 'no',
      head: t('list.no'),
      width: '20%',
      cell: (row) => (
        <>
          <span translate="no">{row.no}</span>
          <CellNote>{t(`type.${row.type}`)}</CellNote>
        </>
      ),
      phone: 'left',
    },
    {
      key: 'at',
      head: t(completed ? 'list.completedAt' : 'list.at'),
      width: '16%',
      cell: (row) => <DateTime at={row.completedAt ?? row.at} />,
      phone: 'right',
    },
    {
      key: 'answers',
      head: t('list.answers'),
      cell: (row) => <ReplyCounts row={row} />,
      phone: 'wide',
    },
    {
      key: 'action',
      head: t('list.view'),
      cell: (row) => (
        <ButtonLink size="xs" to={enquiryPath(row)} aria-label={`${t('list.view')} ${row.no}`}>
          {t(row.quoted > 0 ? 'list.compare' : 'list.view')}
        </ButtonLink>
      ),
      action: true,
    },
  ];
}

function PartsCell({ row }: { row: EnquiryRow }) {
  const t = useTranslator('enquiries');
  const more = row.lines - row.mpns.length;
  return (
    <Link className={styles.parts} to={enquiryPath(row)}>
      {row.mpns.map((mpn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand in two lines.
        <Mpn key={index} mpn={mpn} />
      ))}
      {more > 0 && <span className={styles.more}>{t('list.more', { count: more })}</span>}
      {row.urgent && <Tag tone="wait">{t('urgent')}</Tag>}
    </Link>
  );
}

/** How far it is: quotes first, with those that were not read. */
function ReplyCounts({ row }: { row: EnquiryRow }) {
  const t = useTranslator('enquiries');
  const said = (['quoted', 'ordered', 'awaiting', 'refused'] as const)
    .filter((key) => row[key] > 0)
    .map((key) => t(`list.${key}`, { count: row[key] }));
  return (
    <>
      {said.length === 0
        ? t(row.completedAt ? 'list.noQuote' : 'list.nobody')
        : said.join(t('comma'))}{' '}
      {row.unread > 0 && (
        <span title={t('list.unreadCount', { count: row.unread })}>
          <Badge count={row.unread} />
        </span>
      )}
    </>
  );
}
