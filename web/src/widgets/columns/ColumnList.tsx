import { useTranslator } from '#web/i18n/translator.ts';
import { ColumnConfidence, ColumnSelect } from './ColumnSelect.tsx';
import styles from './columns.module.css';
import {
  type ColumnNames,
  columnCount,
  columnLetters,
  type FieldNames,
  headingOf,
  type ShownSheet,
  samplesOf,
} from './sheet-columns.ts';

interface Props<Field extends string> {
  readonly sheet: ShownSheet<Field>;
  readonly draft: ColumnNames<Field>;
  readonly names: FieldNames<Field>;
  readonly onField: (at: number, field: Field | null) => void;
}

/** The columns of a sheet one below the other, for narrow pages. */
export function ColumnList<Field extends string>(props: Props<Field>) {
  const { sheet, draft, names, onField } = props;
  const t = useTranslator('widgets/columns');
  const { headerRow, fields } = draft;
  return (
    <ul className={styles.columns}>
      {Array.from({ length: columnCount(sheet) }, (_, at) => at).map((at) => {
        const heading = headingOf(sheet, headerRow, at);
        return (
          <li key={at}>
            <div translate="no">
              <b>
                {columnLetters(at)}
                {heading && ` · ${heading}`}
              </b>
              <small>{samplesOf(sheet, headerRow, at).join(' · ')}</small>
            </div>
            <div>
              <ColumnSelect
                column={sheet.columns[at]}
                value={fields[at] ?? null}
                names={names}
                label={t('column', { letter: columnLetters(at), heading })}
                onChange={(field) => onField(at, field)}
              />
              <ColumnConfidence column={sheet.columns[at]} value={fields[at] ?? null} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
