import type { ReactNode } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { type FoundPage, PagedTable } from '#web/ui/table/PagedTable.tsx';
import type { Column } from '#web/ui/table/Table.tsx';
import styles from '../boards.module.css';
import type { List } from '../use-list.ts';

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly list: List;
  readonly found: FoundPage<Row>;
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
  const t = useTranslator('boards');
  const { keyword, pager } = list;
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
      <PagedTable
        label={label}
        columns={columns}
        found={found}
        failed={words.failed}
        empty={keyword ? <Empty title={words.emptyFound(keyword)} /> : empty}
        pager={pager}
      />
    </>
  );
}
