import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import styles from '../boards.module.css';

interface Props<Item> {
  readonly title: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  /** Rows with fields in them are centred. */
  readonly filled?: boolean;
}

/** The items of a post or an answer, a section of their own. */
export function ItemsTable<Item extends { readonly id: string }>(props: Props<Item>) {
  const { title, columns, items, filled = false } = props;
  return (
    <Section title={title}>
      <div className={styles.scroll}>
        <Table
          label={title}
          columns={columns}
          rows={items}
          rowKey={(item) => item.id}
          middle={filled}
        />
      </div>
    </Section>
  );
}
