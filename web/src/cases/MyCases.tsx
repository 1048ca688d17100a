import { Link, useSearchParams } from 'react-router';
import type { CaseSummary } from '#contract/cases/case-schemas.ts';
import { type CaseKind, type CaseState, caseStates } from '#contract/cases/table.ts';
import { limits } from '#contract/limits.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import { useAboutColumn } from './AboutColumn.tsx';
import { addresses } from './addresses.ts';
import { CaseTag } from './CaseTag.tsx';
import { listTitles, myCalls } from './MyCase.tsx';
import styles from './thread.module.css';

const stateFilters = ['all', ...caseStates] as const;
type StateFilter = (typeof stateFilters)[number];

/** State, page and page size stand in the address; what is unknown there falls back. */
function useListQuery() {
  const [params, setParams] = useSearchParams();
  const stateParam = params.get('state');
  const state: StateFilter = stateFilters.find((one) => one === stateParam) ?? 'all';
  const size = Number(params.get('pageSize'));
  const num = Number(params.get('pageNum'));
  const pageSize = limits.pageSizes.find((one) => one === size) ?? limits.pageSizeDefault;
  const pageNum = Number.isInteger(num) && num >= 1 && num <= 10_000 ? num : 1;
  const set = (change: Record<string, string | null>) =>
    setParams(
      (before) => {
        for (const [key, value] of Object.entries(change)) {
          if (value === null) before.delete(key);
          else before.set(key, value);
        }
        return before;
      },
      { replace: true },
    );
  return {
    state,
    pageNum,
    pageSize,
    choose: (next: StateFilter) => set({ state: next === 'all' ? null : next, pageNum: null }),
    page: (next: number) => set({ pageNum: next === 1 ? null : String(next) }),
    size: (next: number) => set({ pageSize: String(next), pageNum: null }),
  };
}

/** The reader's own cases of a kind. */
export function MyCases({ kind }: { kind: CaseKind }) {
  const t = useTranslator('cases');
  const query = useListQuery();
  const { state, pageNum, pageSize } = query;
  const found = useCallQuery(
    myCalls[kind].list,
    { pageNum, pageSize, ...(state === 'all' ? {} : { state }) },
    { previous: true },
  );
  const total = found.data?.total;
  return (
    <>
      <PageHead
        title={t(listTitles[kind])}
        actions={
          <ButtonLink variant="primary" to={addresses[kind].add}>
            {t(`list.add.${kind}`)}
          </ButtonLink>
        }
      />
      <div className={layout.filterBar}>
        <Segmented
          label={t('list.states')}
          value={state}
          onChange={query.choose}
          options={stateFilters.map((value) => ({
            value,
            label: value === 'all' ? t('list.all') : t(`state.${value}`),
          }))}
        />
      </div>
      <FailNote error={found.error} again={() => found.refetch()} />
      {total === 0 ? (
        <NoCases kind={kind} state={state} clear={() => query.choose('all')} />
      ) : (
        !(found.isError && found.data === undefined) && (
          <Rows kind={kind} rows={found.data?.list} refetching={found.isPlaceholderData} />
        )
      )}
      {total !== undefined && total > 0 && (
        <Pager
          total={total}
          page={pageNum}
          pageSize={pageSize}
          onPage={query.page}
          onPageSize={query.size}
        />
      )}
    </>
  );
}

function NoCases(props: { kind: CaseKind; state: StateFilter; clear: () => void }) {
  const t = useTranslator('cases');
  if (props.state !== 'all') {
    return (
      <Empty
        title={t('list.emptyState')}
        action={<Button onClick={props.clear}>{t('list.clear')}</Button>}
      />
    );
  }
  return (
    <Empty
      title={t(`list.empty.${props.kind}`)}
      action={<ButtonLink to={addresses[props.kind].add}>{t(`list.add.${props.kind}`)}</ButtonLink>}
    />
  );
}

const mustReply = (state: CaseState) => state === 'waitingForYou';

function Rows(props: {
  kind: CaseKind;
  rows: readonly CaseSummary[] | undefined;
  refetching: boolean;
}) {
  const { kind } = props;
  const t = useTranslator('cases');
  const aboutColumn = useAboutColumn();
  const columns: Column<CaseSummary>[] = [
    {
      key: 'no',
      head: t('list.no'),
      width: 156,
      phone: 'title',
      cell: (row) => (
        <Link to={addresses[kind].detail(row.id)} className={styles.ref} translate="no">
          {row.no}
        </Link>
      ),
    },
    aboutColumn,
    ...(kind === 'feedback'
      ? []
      : [
          {
            key: 'seller',
            head: t(kind === 'legal' ? 'list.counterparty' : 'list.seller'),
            cell: (row: CaseSummary) => (
              <span translate="no">
                {row.sellerName || t('none')}
                {row.orderNo && <CellNote>{row.orderNo}</CellNote>}
              </span>
            ),
          },
        ]),
    {
      key: 'state',
      head: t('list.state'),
      phone: 'value',
      cell: (row) => <CaseTag state={row.state} mine={mustReply(row.state)} />,
    },
    { key: 'next', head: t('list.next'), phone: 'wide', cell: (row) => <Next row={row} /> },
    { key: 'at', head: t('list.at'), width: 136, cell: (row) => <DateTime at={row.submittedAt} /> },
  ];
  return (
    <Table
      label={t(listTitles[kind])}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      refetching={props.refetching}
    />
  );
}

/** Who acts on a case and by when. */
function Next({ row }: { row: CaseSummary }) {
  const t = useTranslator('cases');
  const { due } = row;
  if (due === null) return null;
  const onSupport = due.on.includes('support');
  if (onSupport && due.late) return <>{t('list.late')}</>;
  const other = due.on.includes('seller') ? 'list.onSeller' : 'list.onYou';
  const turn = onSupport ? 'list.onSupport' : other;
  return (
    <>
      {t(turn)}
      {due.at && (
        <CellNote>
          <DueDeadline due={due} />
        </CellNote>
      )}
    </>
  );
}
