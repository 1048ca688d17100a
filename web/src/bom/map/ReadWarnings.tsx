import type { BomFile } from '#contract/bom/bill-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';

/** Shows the warnings of an uploaded file, with the place of each. */
export function ReadWarnings({ warnings }: { warnings: BomFile['warnings'] }) {
  const t = useTranslator('bom/map');
  if (warnings.length === 0) return null;
  return (
    <ul className={layout.stack}>
      {warnings.map((one) => (
        <li key={`${one.code} ${one.sheet} ${one.row} ${one.column}`}>
          <Note tone="wait">
            {one.message}{' '}
            <span className={text.m}>
              {one.sheet !== null && <span>{t('place.sheet', { sheet: one.sheet })} </span>}
              {one.row !== null && <span>{t('place.row', { row: one.row })} </span>}
              {one.column !== null && <span>{t('place.column', { column: one.column })}</span>}
            </span>
          </Note>
        </li>
      ))}
    </ul>
  );
}
