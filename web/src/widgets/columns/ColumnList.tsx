import { useTranslator } from '#web/i18n/translator.ts';
import { ColumnConfidence, ColumnSelect } from './ColumnSelect.tsx';
import styles from './columns.module.css';
import {
  type ColumnNames,
  columnCount,
  columnLetters,
  type FieldNames,
  headingOf,
  type PreviewSheet,
  samplesOf,
} from './sheet-columns.ts';

interface Props<Field extends string> {
  readonly sheet: PreviewSheet<Field>;
  readonly draft: ColumnNames<Field>;
  readonly names: FieldNames<Field>;
  readonly onField: (columnIndex: number, field: Field | null) => void;
}

/** The columns of a sheet one below the other, for narrow pages. */
export function ColumnList<Field extends string>(props: Props<Field>) {
  const { sheet, draft, names, onField } = props;
  const t = useTranslator('widgets/columns');
  const { headerRow, fields } = draft;
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
                <ColumnSelect
                  column={sheet.columns[columnIndex]}
                  value={fields[columnIndex] ?? null}
                  names={names}
                  label={t('column', { letter: columnLetters(columnIndex), heading })}
                  onChange={(field) => onField(columnIndex, field)}
                />
                <ColumnConfidence
                  column={sheet.columns[columnIndex]}
                  value={fields[columnIndex] ?? null}
                />
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}
