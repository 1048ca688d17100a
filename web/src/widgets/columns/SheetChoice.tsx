import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import styles from './columns.module.css';

interface Props {
  readonly sheets: readonly {
    readonly index: number;
    readonly name: string;
    readonly hidden: boolean;
    readonly head: readonly (readonly string[])[];
  }[];
  readonly sheet: number;
  readonly headerRow: number | null;
  readonly onSheet: (index: number) => void;
  readonly onHeader: (row: number | null) => void;
}

/** A heading is said with the first of its cells, so that the right row is known. */
const CELLS_SAID = 3;

/** Which sheet of the file is read, and in which row its headings stand. */
export function SheetChoice({ sheets, sheet, headerRow, onSheet, onHeader }: Props) {
  const t = useTranslator('widgets/columns');
  const head = sheets.find(({ index }) => index === sheet)?.head ?? [];
  const rows = head.map((cells, index) => ({
    value: String(index + 1),
    label: t('headerAt', {
      row: index + 1,
      cells: cells
        .filter((cell) => cell.trim() !== '')
        .slice(0, CELLS_SAID)
        .join(' · '),
    }),
  }));
  return (
    <div className={styles.choices}>
      {sheets.length > 1 && (
        <Field label={t('sheet')}>
          <Select
            value={String(sheet)}
            options={sheets.map((one) => ({
              value: String(one.index),
              label: one.hidden ? t('hiddenSheet', { name: one.name }) : one.name,
            }))}
            onChange={(index) => onSheet(Number(index))}
          />
        </Field>
      )}
      <Field label={t('header')}>
        <Select
          value={headerRow === null ? '' : String(headerRow)}
          placeholder={t('noHeader')}
          options={rows}
          onChange={(row) => onHeader(row ? Number(row) : null)}
        />
      </Field>
    </div>
  );
}
