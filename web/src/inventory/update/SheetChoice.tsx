import type { ImportView } from '#contract/inventory/imports.ts';
import { useWords } from '#web/i18n/words.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type MappingDraft, sheetOf, withSheet } from './mapping-draft.ts';
import styles from './update.module.css';

interface Props {
  readonly view: ImportView;
  readonly draft: MappingDraft;
  readonly onChange: (draft: MappingDraft) => void;
}

/** A heading is said with the first of its cells, so that the right row is known. */
const CELLS_SAID = 3;

/** Which sheet of the file is read, and in which row its headings stand. */
export function SheetChoice({ view, draft, onChange }: Props) {
  const t = useWords('inventory/update');
  const sheet = sheetOf(view, draft.sheet);
  const rows = (sheet?.head ?? []).map((cells, index) => ({
    value: String(index + 1),
    label: t('map.headerAt', {
      row: index + 1,
      cells: cells
        .filter((cell) => cell.trim() !== '')
        .slice(0, CELLS_SAID)
        .join(' · '),
    }),
  }));
  return (
    <div className={styles.choices}>
      {view.sheets.length > 1 && (
        <Field label={t('map.sheet')}>
          <Select
            value={String(draft.sheet)}
            options={view.sheets.map((one) => ({
              value: String(one.index),
              label: one.hidden ? t('map.hiddenSheet', { name: one.name }) : one.name,
            }))}
            onChange={(index) => onChange(withSheet(view, draft, Number(index)))}
          />
        </Field>
      )}
      <Field label={t('map.header')}>
        <Select
          value={draft.headerRow === null ? '' : String(draft.headerRow)}
          placeholder={t('map.noHeader')}
          options={rows}
          onChange={(row) => onChange({ ...draft, headerRow: row ? Number(row) : null })}
        />
      </Field>
    </div>
  );
}
