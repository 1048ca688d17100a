import { type ReactNode, useId, useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Column, Table } from '#web/ui/table/Table.tsx';
import styles from './figures.module.css';

/** A chart with its figures as a table behind it, and as a file. */
export function FigureSection<Row>(props: {
  title: string;
  aside?: ReactNode;
  /** Address of the CSV file. */
  file: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The table is the chart: it stays in sight. */
  open?: boolean;
  children?: ReactNode;
}) {
  const { title, file, open = false } = props;
  const t = useTranslator('operator/figures');
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <Section
      title={title}
      aside={props.aside}
      action={
        <span className={styles.actions}>
          {!open && (
            <Button
              size="xs"
              aria-expanded={shown}
              aria-controls={id}
              aria-label={`${t(shown ? 'hideTable' : 'showTable')} ${title}`}
              onClick={() => setShown(!shown)}
            >
              {t(shown ? 'hideTable' : 'showTable')}
            </Button>
          )}
          <a className={styles.file} href={file} download aria-label={`${t('csv')} ${title}`}>
            <Icon name="download" /> {t('csv')}
          </a>
        </span>
      }
    >
      {props.children}
      <div id={id} className={styles.table}>
        {(open || shown) && (
          <Table
            dense
            label={title}
            columns={props.columns}
            rows={props.rows}
            rowKey={props.rowKey}
            empty={<Empty title={t('none')} />}
          />
        )}
      </div>
    </Section>
  );
}
