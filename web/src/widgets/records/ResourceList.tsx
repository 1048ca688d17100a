import { Fragment, type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import { ClaimedSelect, claimedChoices } from '../tasks/ClaimedSelect.tsx';
import { type WorkOf, WorkTable } from '../tasks/WorkTable.tsx';
import { FailNote } from './FailNote.tsx';
import { ListPager } from './ListPager.tsx';
import styles from './record.module.css';
import { usePaged } from './use-paged.ts';
import { useRecordParam } from './use-record-param.ts';

const EVERY_MS = 60_000;

interface PageOf<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}
type RowOf<C extends Call> = Output<C> extends PageOf<infer Row> ? Row : never;

interface Props<C extends Call, Tab extends string> {
  readonly title: string;
  readonly actions?: ReactNode;
  /** The call of the list; asked again every minute. */
  readonly call: C;
  readonly tabs: readonly Tab[];
  readonly tabsLabel: string;
  readonly tabLabel: (tab: Tab, page: Output<C> | undefined) => string;
  /** The tab of an address that names none. */
  readonly firstTab: Tab;
  /** The input of the call for a tab, besides page and keyword; `all` has none. */
  readonly filterOf: (tab: Exclude<Tab, 'all'>) => Partial<ClientInput<C>>;
  /** Names the field of the keyword; a list without it is not searched. */
  readonly findLabel?: string;
  readonly columns: readonly Column<RowOf<C>>[];
  readonly rowKey: (row: RowOf<C>) => string;
  /** The work on its records: the list tells who is on each and is narrowed by that. */
  readonly work?: WorkOf<RowOf<C>>;
  readonly empty: (filter: { readonly tab: Tab; readonly find: string }) => ReactNode;
  /** The drawer of the record that the address names (`?id=`). */
  readonly drawer: (id: string, onClose: () => void) => ReactNode;
}

/**
 * A page that lists records at a desk: tabs of states, a keyword, rows with pages, the record in a
 * drawer. All of it stands in the address: a colleague who gets the address reads the same list.
 * Where its records are work it tells who is on each, and takes acts on many at once.
 */
export function ResourceList<C extends Call, Tab extends string>(props: Props<C, Tab>) {
  const { title, call, findLabel } = props;
  const [query] = useSearchParams();
  const paged = usePaged(useLocation().pathname);
  const { id, open } = useRecordParam();
  const tab = props.tabs.find((one) => one === query.get('tab')) ?? props.firstTab;
  // The pressed tab answers at once; the address follows in a transition.
  const [pressed, setPressed] = useState<Tab>(tab);
  const [tabBefore, setTabBefore] = useState<Tab>(tab);
  if (tabBefore !== tab) {
    setTabBefore(tab);
    setPressed(tab);
  }
  const claimed = claimedChoices.find((one) => one === query.get('claimed')) ?? 'any';
  const input = {
    pageNum: paged.pageNum,
    pageSize: paged.pageSize,
    ...(findLabel === undefined ? {} : { find: paged.keyword }),
    ...(props.work === undefined ? {} : { claimed }),
    ...(tab === 'all' ? {} : props.filterOf(tab as Exclude<Tab, 'all'>)),
  };
  const read = useCallQuery(call, input as ClientInput<C>, {
    previous: true,
    everyMs: EVERY_MS,
  });
  const page = read.data as PageOf<RowOf<C>> | undefined;
  return (
    <>
      <PageHead title={title} actions={props.actions} />
      <div className={layout.filterBar}>
        <Segmented
          label={props.tabsLabel}
          value={pressed}
          options={props.tabs.map((value) => ({ value, label: props.tabLabel(value, read.data) }))}
          onChange={(next) => {
            setPressed(next);
            paged.onFilter('tab', next === props.firstTab ? null : next);
          }}
        />
        {props.work && (
          <ClaimedSelect
            value={claimed}
            onChange={(next) => paged.onFilter('claimed', next === 'any' ? null : next)}
          />
        )}
        {findLabel !== undefined && (
          <KeywordInput
            names
            className={styles.find}
            label={findLabel}
            keyword={paged.keyword}
            onSearch={paged.onKeyword}
          />
        )}
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      {(page !== undefined || !read.isError) && (
        <WorkTable
          label={title}
          columns={props.columns}
          rows={page?.list}
          rowKey={props.rowKey}
          work={props.work}
          onOpen={(row) => open(props.rowKey(row))}
          refetching={read.isPlaceholderData}
          empty={claimed === 'any' ? props.empty({ tab, find: paged.keyword }) : <NoneFits />}
        />
      )}
      {page !== undefined && page.total > 0 && <ListPager paged={paged} total={page.total} />}
      {id && <Fragment key={id}>{props.drawer(id, () => open(null))}</Fragment>}
    </>
  );
}

function NoneFits() {
  const t = useTranslator('widgets/tasks');
  return <Empty title={t('noneFits')} />;
}

/** Reads the record of a drawer: a list may lack it, and shows less of it. */
export function ResourceDetail<C extends Call>(props: {
  readonly call: C;
  readonly input: ClientInput<C>;
  readonly children: (record: Output<C>) => ReactNode;
}) {
  const read = useCallQuery(props.call, props.input);
  if (read.data) return props.children(read.data);
  return <FailNote error={read.error} again={() => read.refetch()} />;
}
