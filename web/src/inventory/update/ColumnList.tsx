import type { ImportField, SheetView } from '#contract/inventory/imports.ts';
import { useWords } from '#web/i18n/words.ts';
import { ColumnSelect, Sureness } from './ColumnSelect.tsx';
import { columnCount, headingOf, letterOf, type MappingDraft, samplesOf } from './mapping-draft.ts';
import styles from './update.module.css';

interface Props {
  readonly sheet: SheetView;
  readonly draft: MappingDraft;
  readonly onField: (at: number, field: ImportField | null) => void;
}

/** The columns of a sheet one below the other, for narrow pages. */
export function ColumnList({ sheet, draft, onField }: Props) {
  const t = useWords('inventory/update');
  const { headerRow, fields } = draft;
  return (
    <ul className={styles.columns}>
      {Array.from({ length: columnCount(sheet) }, (_, at) => at).map((at) => {
        const heading = headingOf(sheet, headerRow, at);
        return (
          <li key={at}>
            <div translate="no">
              <b>
                {letterOf(at)}
                {heading && ` · ${heading}`}
              </b>
              <small>{samplesOf(sheet, headerRow, at).join(' · ')}</small>
            </div>
            <div>
              <ColumnSelect
                column={sheet.columns[at]}
                value={fields[at] ?? null}
                label={t('map.column', { letter: letterOf(at), heading })}
                onChange={(field) => onField(at, field)}
              />
              <Sureness column={sheet.columns[at]} value={fields[at] ?? null} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
