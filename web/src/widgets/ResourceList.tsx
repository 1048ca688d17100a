import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { KeywordInput } from '#web/ui/KeywordInput.tsx';
import layout from '#web/ui/layout.module.css';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { usePaging } from '#web/ui/use-paging.ts';
import { FailNote } from './FailNote.tsx';

const EVERY_MS = 60_000;

type PageOf<Row> = { readonly total: number; readonly list: readonly Row[] };

interface Props<C extends Call, Row, Tab extends string> {
  readonly title: string;
  /** Breadcrumbs above the title. */
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  /** The call of the list; asked again every minute on a desk. */
  readonly call: C;
  readonly isDesk?: boolean;
  readonly tabs: readonly { readonly value: Tab; readonly label: string }[];
  readonly tabsLabel: string;
  readonly firstTab: Tab;
  /** The input of the call for a tab, besides page and keyword. */
  readonly filterOf: (tab: Tab) => Partial<ClientInput<C>>;
  readonly findLabel: string;
  readonly columns: readonly Column<Row>[];
  readonly failed?: string;
  readonly empty: (filter: { readonly tab: Tab; readonly find: string }) => ReactNode;
  /** The drawer of the record that the address names (`?id=`). */
  readonly drawer?: (id: string, onClose: () => void) => ReactNode;
}

/** A page that lists records: tabs of states, a keyword, rows with pages, the record in a drawer. */
export function ResourceList<
  C extends Call,
  Row extends { readonly id: string },
  Tab extends string,
>(props: Props<C, Row, Tab>) {
  const { title, call, isDesk = false, filterOf, drawer } = props;
  const [params, setParams] = useSearchParams();
  const [tab, setTab] = useState(props.firstTab);
  const [find, setFind] = useState('');
  const paging = usePaging();
  const input = { ...paging.input, ...filterOf(tab), find: find.trim() };
  const read = useCallQuery(call, input as ClientInput<C>, {
    keep: true,
    ...(isDesk ? { everyMs: EVERY_MS } : {}),
  });
  const id = params.get('id');
  return (
    <>
      {props.above}
      <PageHead title={title} actions={props.actions} />
      <div className={layout.filterBar}>
        <Segmented
          label={props.tabsLabel}
          value={tab}
          options={[...props.tabs]}
          onChange={(next) => {
            setTab(next);
            paging.first();
          }}
        />
        <KeywordInput
          label={props.findLabel}
          keyword={find}
          onAsk={(keyword) => {
            setFind(keyword);
            paging.first();
          }}
        />
      </div>
      <PagedTable
        label={title}
        columns={props.columns}
        found={{ ...read, data: read.data as PageOf<Row> | undefined }}
        failed={props.failed ?? title}
        empty={props.empty({ tab, find: find.trim() })}
        pager={paging.pager}
      />
      {id && drawer?.(id, () => setParams({}, { replace: true }))}
    </>
  );
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
