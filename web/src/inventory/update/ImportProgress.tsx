import type { ReactNode } from 'react';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import styles from './update.module.css';

interface Props {
  readonly view: ImportView;
  readonly state: 'uploaded' | 'reading' | 'applying' | 'undoing';
  readonly cancel: ReactNode;
}

/** How far the program is with a file; nobody has to wait for it. */
export function ImportProgress({ view, state, cancel }: Props) {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  const { rows, rowsPerSecond, share } = view.progress;
  // Once the file is read, how long the database takes is not known.
  const known = share > 0 && share < 1;
  return (
    <Section title={t(`progress.${state}`)}>
      <div className={styles.progress}>
        <progress
          aria-label={t(`progress.${state}`)}
          {...(known ? { value: share, max: 1 } : {})}
        />
        <p className={text.m}>
          {known && <b className={text.num}>{format.percent(share, 0)}</b>}
          {rows > 0 && <span>{t('progress.rows', { count: rows })}</span>}
          {known && rowsPerSecond > 0 && (
            <span>{t('progress.rate', { count: rowsPerSecond })}</span>
          )}
        </p>
      </div>
      <div className={layout.actions}>
        {cancel}
        <span className={`${text.s12} ${text.q}`}>{t('progress.leave')}</span>
      </div>
    </Section>
  );
}
