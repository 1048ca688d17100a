import { useTranslator } from '#web/i18n/translator.ts';
import text from '#web/ui/text.module.css';
import styles from '../bom.module.css';
import { type Column, columns } from './cells.ts';
import { gridRoles } from './grid-roles.ts';

const figures: readonly string[] = ['quantity', 'needed', 'sellers', 'unitPrice', 'amount'];

/** The heads of the columns. */
export function GridHead() {
  return (
    <div {...gridRoles.group} className={styles.heads}>
      <div {...gridRoles.row(0)} className={styles.head}>
        {columns.map((column) => (
          <span
            key={column}
            {...gridRoles.head}
            className={figures.includes(column) ? styles.figure : undefined}
          >
            <ColumnName column={column} />
          </span>
        ))}
      </div>
    </div>
  );
}

function ColumnName({ column }: { column: Column }) {
  const t = useTranslator('bom/table');
  if (column !== 'pick') {
    return <span className={column === 'acts' ? text.vh : undefined}>{t(`column.${column}`)}</span>;
  }
  return (
    <>
      <span aria-hidden="true">#</span>
      <span className={text.vh}>{t('column.pick')}</span>
    </>
  );
}
