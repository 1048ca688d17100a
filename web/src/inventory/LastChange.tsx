import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import styles from './inventory.module.css';
import type { useUndo } from './use-bulk.ts';

/** The last bulk edit, while it may be taken back. */
export function LastChange({ undo }: { undo: ReturnType<typeof useUndo> }) {
  const t = useTranslator('inventory');
  const { last } = undo;
  if (last === null) return null;
  return (
    <Note
      className={styles.last}
      action={
        <span className={styles.rowActs}>
          <Button size="xs" loading={undo.isBusy} onClick={() => undo.take(last.undo)}>
            {t('undo.action')}
          </Button>
          <Button size="xs" variant="text" onClick={undo.forget}>
            {t('undo.hide')}
          </Button>
        </span>
      }
    >
      {t(`bulk.done.${last.what}`, { count: last.count })}{' '}
      {t('undo.until', { at: formatStamp(last.until) })}
    </Note>
  );
}
