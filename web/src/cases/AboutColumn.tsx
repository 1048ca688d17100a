import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column } from '#web/ui/table/Table.tsx';
import styles from './thread.module.css';

/** The column of what cases are about: the topic, and how the text begins. */
export function useAboutColumn(): Column<{ readonly topic: string; readonly excerpt: string }> {
  const t = useTranslator('cases');
  return {
    key: 'about',
    head: t('list.about'),
    phone: 'wide',
    cell: (row) => (
      <>
        {t.find(`topic.${row.topic}`) ?? row.topic}
        <CellNote>
          <span className={styles.excerpt}>{row.excerpt}</span>
        </CellNote>
      </>
    ),
  };
}
