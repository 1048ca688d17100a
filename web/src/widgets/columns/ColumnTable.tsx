import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import text from '#web/ui/text.module.css';
import { ColumnField } from './ColumnSelect.tsx';
import styles from './columns.module.css';
import { type ColumnsProps, columnCount, columnLetters } from './sheet-columns.ts';

/** So many rows below the headings show what the columns hold. */
const ROWS_BELOW = 8;

/** The first rows of a sheet as they stand, and over each column what it holds. */
export function ColumnTable<Field extends string>(props: ColumnsProps<Field>) {
  const { sheet, draft } = props;
  const t = useTranslator('widgets/columns');
  const columns = Array.from({ length: columnCount(sheet) }, (_, columnIndex) => columnIndex);
  const { headerRow, fields } = draft;
  const rows = sheet.head.slice(0, (headerRow ?? 0) + ROWS_BELOW);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is scrolled by keys.
    <section className={styles.frame} tabIndex={0} aria-label={t('table')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.vh}>{t('row')}</span>
            </th>
            {columns.map((columnIndex) => (
              <th key={columnIndex} scope="col">
                <span className={styles.letter} translate="no">
                  {columnLetters(columnIndex)}
                </span>
                <ColumnField {...props} columnIndex={columnIndex} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone.
            <tr key={index} className={rowClassName(index + 1, headerRow)}>
              <th scope="row">{index + 1}</th>
              {columns.map((columnIndex) => (
                <td key={columnIndex} className={cx(!fields[columnIndex] && styles.ignored)}>
                  {row[columnIndex] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rowClassName(row: number, headerRow: number | null): string | undefined {
  if (headerRow === null || row > headerRow) return undefined;
  return row === headerRow ? styles.headings : styles.above;
}
