import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { draftPath } from './draft-path.ts';
import type { ServerDraft } from './use-server-draft.ts';

/** Shows whether the form is saved on the server, and when it was saved. */
export function DraftState({ state }: Pick<ServerDraft, 'state'>) {
  const t = useTranslator('orders/drafts');
  const { saving, changedAt } = state;
  const stamp = changedAt === null ? '' : `${formatStamp(changedAt)} GMT+8`;
  return <span role="status">{t(`state.${saving}`, { time: stamp })}</span>;
}

/** Shows that the draft is not saved or was changed elsewhere, with the actions that resolve it. */
export function DraftSaveProblems({ state, autosave, openFailure }: ServerDraft) {
  const t = useTranslator('orders/drafts');
  const { saving, failure } = state;
  if (autosave === null) return null;
  return (
    <div className={layout.stack}>
      <FailNote error={openFailure} />
      {saving === 'changed' && (
        <Note
          tone="wait"
          aloud
          action={
            <span className={layout.row}>
              <ButtonLink to={draftPath(autosave.id)}>{t('openOther')}</ButtonLink>
              <Button onClick={() => void autosave.saveAsNew()}>{t('keepMine')}</Button>
            </span>
          }
        >
          {t('changed')}
        </Note>
      )}
      {saving === 'failed' && (
        <Note
          tone="fail"
          aloud
          action={<Button onClick={() => void autosave.flush()}>{t('again')}</Button>}
        >
          {t('notSaved')} {failure?.message}
        </Note>
      )}
    </div>
  );
}
