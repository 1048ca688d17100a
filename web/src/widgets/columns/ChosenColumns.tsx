import { useTranslator } from '#web/i18n/translator.ts';
import styles from './columns.module.css';
import { type ColumnNames, columnLetters, type FieldNames } from './sheet-columns.ts';

interface Props<Field extends string> {
  readonly draft: ColumnNames<Field>;
  readonly names: FieldNames<Field>;
  /** Required fields that no column holds yet. */
  readonly missing: readonly Field[];
}

/** Lists the fields to read and their columns: a wide sheet does not show all of them at once. */
export function ChosenColumns<Field extends string>({ draft, names, missing }: Props<Field>) {
  const t = useTranslator('widgets/columns');
  return (
    <ul className={styles.chosen} aria-label={t('read')}>
      {draft.fields.map((field, columnIndex) =>
        field === null ? null : (
          <li key={columnLetters(columnIndex)}>
            <span translate="no">{columnLetters(columnIndex)}</span> {names.name(field)}
          </li>
        ),
      )}
      {missing.map((field) => (
        <li key={field} data-missing>
          <span aria-hidden="true">?</span> {names.name(field)}
        </li>
      ))}
    </ul>
  );
}
