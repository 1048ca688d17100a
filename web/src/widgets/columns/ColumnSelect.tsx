import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Select } from '#web/ui/form/Select.tsx';
import styles from './columns.module.css';
import {
  type ColumnsProps,
  columnLetters,
  type FieldNames,
  headingOf,
  type PreviewColumn,
} from './sheet-columns.ts';

/** Below this the reader is asked to look. */
const SURE = 0.8;

interface Props<Field extends string> {
  readonly column: PreviewColumn<Field> | undefined;
  readonly value: Field | null;
  readonly names: FieldNames<Field>;
  readonly label: string;
  readonly onChange: (field: Field | null) => void;
}

/** Lets the reader select the field of a column; the likely ones come first. */
function ColumnSelect<Field extends string>(props: Props<Field>) {
  const { column, value, names, label, onChange } = props;
  const t = useTranslator('widgets/columns');
  const likely = new Set(
    [column?.field, ...(column?.alternatives ?? [])].filter((field) => field != null),
  );
  const rest = names.all.filter((field) => !likely.has(field));
  const option = (group: 'likely' | 'others') => (field: Field) => ({
    value: field,
    label: names.name(field),
    group: likely.size > 0 ? t(group) : undefined,
  });
  return (
    <Select
      size="xs"
      className={value ? styles.taken : undefined}
      aria-label={label}
      placeholder={t('skip')}
      value={value ?? ''}
      options={[...[...likely].map(option('likely')), ...rest.map(option('others'))]}
      onChange={(field) => onChange(field || null)}
    />
  );
}

/** Shows the confidence of the proposal, or that the field is the reader's own choice. */
function ColumnConfidence<Field extends string>({
  column,
  value,
}: Pick<Props<Field>, 'column' | 'value'>) {
  const t = useTranslator('widgets/columns');
  const format = useFormat();
  if (value === null) return <span className={styles.sure}>{t('skipped')}</span>;
  if (column?.field !== value) return <span className={styles.sure}>{t('chosen')}</span>;
  const share = format.percent(column.confidence, 0);
  if (column.confidence < SURE) {
    return <span className={styles.unsure}>{t('unsure', { share })}</span>;
  }
  return <span className={styles.sure}>{t('sure', { share })}</span>;
}

/** The field of one column of a sheet: what it holds, and how sure the proposal is. */
export function ColumnField<Field extends string>({
  columnIndex,
  ...props
}: ColumnsProps<Field> & { readonly columnIndex: number }) {
  const { sheet, draft, names, onField } = props;
  const t = useTranslator('widgets/columns');
  const column = sheet.columns[columnIndex];
  const value = draft.fields[columnIndex] ?? null;
  return (
    <>
      <ColumnSelect
        column={column}
        value={value}
        names={names}
        label={t('column', {
          letter: columnLetters(columnIndex),
          heading: headingOf(sheet, draft.headerRow, columnIndex),
        })}
        onChange={(field) => onField(columnIndex, field)}
      />
      <ColumnConfidence column={column} value={value} />
    </>
  );
}
