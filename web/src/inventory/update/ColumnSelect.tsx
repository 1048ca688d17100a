import { type ImportField, importFields, type SheetView } from '#contract/inventory/imports.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from './update.module.css';

type Column = SheetView['columns'][number];

/** Below this the seller is asked to look. */
const SURE = 0.8;

interface Props {
  readonly column: Column | undefined;
  readonly value: ImportField | null;
  readonly label: string;
  readonly onChange: (field: ImportField | null) => void;
}

/** What a column holds; what is likely stands first. */
export function ColumnSelect({ column, value, label, onChange }: Props) {
  const t = useWords('inventory/update');
  const likely = new Set(
    [column?.field, ...(column?.alternatives ?? [])].filter((field) => field != null),
  );
  const rest = importFields.filter((field) => !likely.has(field));
  const option = (group: 'likely' | 'others') => (field: ImportField) => ({
    value: field,
    label: t(`field.${field}`),
    group: likely.size > 0 ? t(`map.${group}`) : undefined,
  });
  return (
    <Select
      size="xs"
      className={value ? styles.taken : undefined}
      aria-label={label}
      placeholder={t('map.skip')}
      value={value ?? ''}
      options={[...[...likely].map(option('likely')), ...rest.map(option('others'))]}
      onChange={(field) => onChange(field || null)}
    />
  );
}

/** How sure the proposal is, and that it was the seller's own choice where it was. */
export function Sureness({ column, value }: Pick<Props, 'column' | 'value'>) {
  const t = useWords('inventory/update');
  const format = useFormat();
  if (value === null) return <span className={styles.sure}>{t('map.skipped')}</span>;
  if (column?.field !== value) return <span className={styles.sure}>{t('map.chosen')}</span>;
  if (column.confidence < SURE) {
    return (
      <span className={styles.unsure}>
        {t('map.unsure', { share: format.percent(column.confidence, 0) })}
      </span>
    );
  }
  return (
    <span className={styles.sure}>
      {t('map.sure', { share: format.percent(column.confidence, 0) })}
    </span>
  );
}
