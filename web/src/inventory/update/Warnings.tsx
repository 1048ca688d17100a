import type { ImportView, Problem } from '#contract/inventory/import-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './update.module.css';

/** Where a problem stands in the file: sheet, row and column, as far as it is known. */
export function ProblemPlace({ problem }: { problem: Problem }) {
  const t = useTranslator('inventory/update');
  const { sheet, row, column, message } = problem;
  // Names that the sentence contains already are not repeated.
  const isNew = (name: string | null): name is string => name !== null && !message.includes(name);
  const place = [
    isNew(sheet) && t('place.sheet', { sheet }),
    row !== null && t('place.row', { row: String(row) }),
    isNew(column) && t('place.column', { column }),
  ].filter((part) => part !== false);
  return place.length === 0 ? null : <span className={styles.place}>{place.join(t('comma'))}</span>;
}

/** Warnings about a file that was not refused. */
export function Warnings({ view }: { view: ImportView }) {
  if (view.warnings.length === 0) return null;
  return (
    <Note tone="wait" className={styles.warnings}>
      <ul>
        {view.warnings.map((one) => (
          <li key={`${one.code}${one.sheet}${one.row}${one.column}`}>
            {one.message} <ProblemPlace problem={one} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
