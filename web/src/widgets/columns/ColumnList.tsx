import { ColumnField } from './ColumnSelect.tsx';
import styles from './columns.module.css';
import {
  type ColumnsProps,
  columnCount,
  columnLetters,
  headingOf,
  samplesOf,
} from './sheet-columns.ts';

/** The columns of a sheet one below the other, for narrow pages. */
export function ColumnList<Field extends string>(props: ColumnsProps<Field>) {
  const { sheet, draft } = props;
  const { headerRow } = draft;
  return (
    <ul className={styles.columns}>
      {Array.from({ length: columnCount(sheet) }, (_, columnIndex) => columnIndex).map(
        (columnIndex) => {
          const heading = headingOf(sheet, headerRow, columnIndex);
          return (
            <li key={columnIndex}>
              <div translate="no">
                <b>
                  {columnLetters(columnIndex)}
                  {heading && ` · ${heading}`}
                </b>
                <small>{samplesOf(sheet, headerRow, columnIndex).join(' · ')}</small>
              </div>
              <div>
                <ColumnField {...props} columnIndex={columnIndex} />
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}
