import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './bom.module.css';
import type { Desk, DeskState } from './desk.ts';

/** Whether what stands on the page is kept, and until when. */
export function SaveState({ state }: { state: DeskState }) {
  const t = useTranslator('bom/table');
  const { bom, saving } = state;
  const timestamp = `${formatStamp(bom.saved ? bom.changedAt : (bom.expiresAt ?? bom.changedAt))} GMT+8`;
  const said = t(saving === 'waiting' ? 'save.waiting' : bom.saved ? 'save.saved' : 'save.draft', {
    at: timestamp,
  });
  return (
    <span className={text.q} role="status">
      {saving === 'failed' ? t('save.failed') : said}
    </span>
  );
}

/** Shows a failure to save, and that somebody else changed the bill. */
export function SaveNotes({ desk, state }: { desk: Desk; state: DeskState }) {
  const t = useTranslator('bom/table');
  return (
    <div className={styles.notes}>
      {state.isNewer && (
        <Note
          tone="wait"
          aloud
          action={<Button onClick={desk.dismissNewer}>{t('save.ok')}</Button>}
        >
          {t('save.newer')}
        </Note>
      )}
      {state.failure && (
        <Note tone="fail" aloud action={<Button onClick={desk.retry}>{t('save.again')}</Button>}>
          {t('save.failed')}
          <FailNote error={state.failure} />
        </Note>
      )}
    </div>
  );
}
