import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { opsCaseList } from '#contract/cases/calls.ts';
import type { OpsCaseSummary } from '#contract/cases/case-schemas.ts';
import { type CaseKind, type CaseState, caseKinds, caseStates } from '#contract/cases/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { FindForm } from '#web/ui/form/FindForm.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Pager } from '#web/ui/table/Pager.tsx';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import { usePaging } from '#web/ui/table/use-paging.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { WorkTable } from '#web/widgets/tasks/WorkTable.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { SlaTimer } from '#web/widgets/times/SlaTimer.tsx';
import { useAboutColumn } from '../AboutColumn.tsx';
import { CaseTag } from '../CaseTag.tsx';
import styles from '../thread.module.css';

const EVERY_MS = 60_000;
const states = ['open', ...caseStates, 'all'] as const;

interface Filter {
  readonly kind: CaseKind | 'all';
  readonly state: (typeof states)[number];
  readonly mine: boolean;
  readonly find: string;
}

const start: Filter = { kind: 'all', state: 'open', mine: false, find: '' };

/** Cases at the desk of support: what waits for it first, by deadline. */
export default function OpsCasesPage() {
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const [filter, setFilter] = useState(start);
  const paging = usePaging();
  const set = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change });
    paging.first();
  };
  const { kind, state, mine, find } = filter;
  const read = useCallQuery(
    opsCaseList,
    {
      ...paging.input,
      mine,
      find,
      ...(kind === 'all' ? {} : { kind }),
      ...(state === 'all' ? {} : { state }),
    },
    { previous: true, everyMs: EVERY_MS },
  );
  const total = read.data?.total;
  return (
    <>
      <PageHead title={desk('title')} />
      <div className={layout.filterBar}>
        <Select
          className={styles.pick ?? ''}
          aria-label={desk('states')}
          value={state}
          options={states.map((value) => ({ value, label: stateLabel(t, desk, value) }))}
          onChange={(next) => set({ state: next })}
        />
        <Select
          className={styles.pick ?? ''}
          aria-label={desk('kinds')}
          value={kind}
          options={(['all', ...caseKinds] as const).map((value) => ({
            value,
            label: value === 'all' ? desk('anyKind') : t(`kind.${value}`),
          }))}
          onChange={(next) => set({ kind: next })}
        />
        <Segmented
          label={desk('whose')}
          value={mine ? 'mine' : 'everyone'}
          onChange={(next) => set({ mine: next === 'mine' })}
          options={[
            { value: 'everyone', label: desk('everyone') },
            { value: 'mine', label: desk('mine') },
          ]}
        />
        <FindForm
          label={desk('find')}
          button={desk('findGo')}
          className={styles.search}
          inBar
          onFind={(text) => set({ find: text })}
        />
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {total === 0 ? (
        <Empty title={desk(state === 'open' && find === '' ? 'emptyOpen' : 'empty')} />
      ) : (
        <Cases rows={read.data?.list} refetching={read.isPlaceholderData} />
      )}
      {total !== undefined && total > 0 && <Pager total={total} {...paging.pager} />}
    </>
  );
}

type CaseWords = ReturnType<typeof useTranslator<'cases'>>;
type DeskWords = ReturnType<typeof useTranslator<'cases/desk'>>;

const stateLabel = (t: CaseWords, desk: DeskWords, state: Filter['state']): string => {
  if (state === 'open') return desk('openState');
  return state === 'all' ? desk('allStates') : t(`state.${state satisfies CaseState}`);
};

function Cases(props: { rows: readonly OpsCaseSummary[] | undefined; refetching: boolean }) {
  const desk = useTranslator('cases/desk');
  const navigate = useNavigate();
  const columns = useColumns();
  return (
    <WorkTable
      label={desk('title')}
      columns={columns}
      rows={props.rows}
      rowKey={(row) => row.id}
      work={{ record: 'case', refOf: ({ no }) => no }}
      onOpen={({ id }) => void navigate(`/ops/cases/${id}`)}
      refetching={props.refetching}
    />
  );
}

function useColumns(): Column<OpsCaseSummary>[] {
  const t = useTranslator('cases');
  const desk = useTranslator('cases/desk');
  const aboutColumn = useAboutColumn();
  return [
    {
      key: 'left',
      head: desk('left'),
      width: 150,
      phone: 'value',
      cell: ({ due }) =>
        due?.at && due.on.includes('support') ? (
          <SlaTimer since={due.since} dueAt={due.at} workingDaysLeft={due.workingDaysLeft} />
        ) : (
          t('none')
        ),
    },
    {
      key: 'no',
      head: t('list.no'),
      width: 156,
      phone: 'title',
      cell: (row) => (
        <>
          <Link to={`/ops/cases/${row.id}`} className={styles.ref} translate="no">
            {row.no}
          </Link>
          <CellNote>{t(`kind.${row.kind}`)}</CellNote>
        </>
      ),
    },
    aboutColumn,
    {
      key: 'author',
      head: desk('author'),
      foldsUnder: 'about',
      cell: (row) => (
        <>
          <span translate="no">{row.author}</span>
          <CellNote>{desk(row.isMember ? 'member' : 'visitor')}</CellNote>
        </>
      ),
    },
    {
      key: 'state',
      head: t('list.state'),
      cell: (row) => (
        <>
          <CaseTag state={row.state} />
          {row.state === 'inReview' && (row.forward === 'silent' || row.forward === 'answered') && (
            <CellNote>{desk(`forward.${row.forward}`)}</CellNote>
          )}
        </>
      ),
    },
    {
      key: 'handler',
      head: desk('handler'),
      foldsUnder: 'state',
      phoneLabel: desk('handler'),
      cell: (row) => (
        <span translate="no" data-blank={row.handler === '' || undefined}>
          {row.handler || t('none')}
        </span>
      ),
    },
    {
      key: 'at',
      head: t('list.at'),
      foldsUnder: 'no',
      width: 140,
      phone: 'off',
      cell: (row) => <DateTime at={row.submittedAt} />,
    },
  ];
}
