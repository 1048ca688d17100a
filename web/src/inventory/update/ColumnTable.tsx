import type { ImportField, SheetView } from '#contract/inventory/imports.ts';
import { useWords } from '#web/i18n/words.ts';
import { cx } from '#web/ui/class-names.ts';
import { ColumnSelect, Sureness } from './ColumnSelect.tsx';
import { columnCount, headingOf, letterOf, type MappingDraft } from './mapping-draft.ts';
import styles from './update.module.css';

/** So many rows below the headings show what the columns hold. */
const ROWS_BELOW = 8;

interface Props {
  readonly sheet: SheetView;
  readonly draft: MappingDraft;
  readonly onField: (at: number, field: ImportField | null) => void;
}

/** The first rows of a sheet as they stand, and over each column what it holds. */
export function ColumnTable({ sheet, draft, onField }: Props) {
  const t = useWords('inventory/update');
  const columns = Array.from({ length: columnCount(sheet) }, (_, at) => at);
  const { headerRow, fields } = draft;
  const rows = sheet.head.slice(0, (headerRow ?? 0) + ROWS_BELOW);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls is scrolled by keys.
    <section className={styles.frame} tabIndex={0} aria-label={t('map.table')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.vh}>{t('map.row')}</span>
            </th>
            {columns.map((at) => (
              <th key={at} scope="col">
                <span className={styles.letter} translate="no">
                  {letterOf(at)}
                </span>
                <ColumnSelect
                  column={sheet.columns[at]}
                  value={fields[at] ?? null}
                  label={t('map.column', {
                    letter: letterOf(at),
                    heading: headingOf(sheet, headerRow, at),
                  })}
                  onChange={(field) => onField(at, field)}
                />
                <Sureness column={sheet.columns[at]} value={fields[at] ?? null} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone.
            <tr key={index} className={rowLook(index + 1, headerRow)}>
              <th scope="row">{index + 1}</th>
              {columns.map((at) => (
                <td key={at} className={cx(!fields[at] && styles.ignored)}>
                  {row[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rowLook(row: number, headerRow: number | null): string | undefined {
  if (headerRow === null || row > headerRow) return undefined;
  return row === headerRow ? styles.headings : styles.above;
}
