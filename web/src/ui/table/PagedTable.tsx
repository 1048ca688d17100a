import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Note } from '../Note.tsx';
import { useUiWords } from '../ui-words.ts';
import { Pager, type Paging } from './Pager.tsx';
import { type Column, Table } from './Table.tsx';

/** A page of rows as it is read. */
export interface FoundPage<Row> {
  readonly data?: { readonly total: number; readonly list: readonly Row[] } | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly found: FoundPage<Row>;
  /** The sentence that says what failed, before the reason. */
  readonly failed: string;
  readonly empty: ReactNode;
  readonly pager: Paging;
}

/** Rows with their pages, in every state of a list: awaited, not loaded, none, there. */
export function PagedTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { label, columns, found, failed, empty, pager } = props;
  const words = useUiWords();
  return (
    <>
      {found.isError ? (
        <Note tone="fail" action={<Button onClick={() => found.refetch()}>{words.retry}</Button>}>
          {failed} {found.error?.message}
        </Note>
      ) : (
        <Table
          label={label}
          columns={columns}
          rows={found.data?.list}
          rowKey={(row) => row.id}
          refetching={found.isPlaceholderData}
          empty={empty}
        />
      )}
      {found.data && found.data.total > 0 && <Pager total={found.data.total} {...pager} />}
    </>
  );
}
