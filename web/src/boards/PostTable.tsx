import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import styles from './boards.module.css';
import type { List } from './use-list.ts';

/** A page of rows as it is read. */
export interface Found<Row> {
  readonly data?: { readonly total: number; readonly list: readonly Row[] } | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly list: List;
  readonly found: Found<Row>;
  /** Where nothing is there at all; a filter that finds nothing says so itself. */
  readonly empty: ReactNode;
  /** At the right end of the filter. */
  readonly aside?: ReactNode;
  readonly words: {
    readonly failed: string;
    readonly emptyFound: (keyword: string) => string;
  };
}

/** Posts as rows, with filter, pages and every state of a list. */
export function PostTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { label, columns, list, found, empty, words } = props;
  const t = useWords('boards');
  const { page, setPage, keyword } = list;
  return (
    <>
      <div className={layout.filterBar}>
        <TextInput
          type="search"
          upper
          className={styles.filter}
          value={list.typed}
          placeholder={t('filter')}
          aria-label={t('filter')}
          onChange={list.type}
        />
        {list.typed && (
          <Button variant="text" onClick={() => list.type('')}>
            {t('clear')}
          </Button>
        )}
        {props.aside}
      </div>
      {found.isError ? (
        <Note tone="fail" action={<Button onClick={() => found.refetch()}>{t('retry')}</Button>}>
          {words.failed} {found.error?.message}
        </Note>
      ) : (
        <Table
          label={label}
          columns={columns}
          rows={found.data?.list}
          rowKey={(post) => post.id}
          refetching={found.isPlaceholderData}
          empty={keyword ? <Empty title={words.emptyFound(keyword)} /> : empty}
        />
      )}
      {found.data && found.data.total > 0 && (
        <Pager
          total={found.data.total}
          page={page.num}
          pageSize={page.size}
          onPage={(num) => setPage({ ...page, num })}
          onPageSize={(size) => setPage({ num: 1, size })}
        />
      )}
    </>
  );
}
