import { isReported } from '#web/api/client.ts';
import { CallFailure, RequestCancelled } from '#web/api/failure.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

/** What a failed call says to the reader: the server's sentence, or that the network failed. */
export function useFailText(): (error: Error) => string {
  const t = useTranslator('app');
  return (error) => (error instanceof CallFailure ? error.message : t('networkFailed'));
}

/** A failure at its place, with a way to try again; a replaced call says nothing. */
export function FailNote({ error, again }: { error: Error | null; again?: () => void }) {
  const t = useTranslator('app');
  const text = useFailText();
  if (error === null || error instanceof RequestCancelled) return null;
  return (
    <Note
      tone="fail"
      aloud={!isReported(error)}
      action={again && <Button onClick={again}>{t('again')}</Button>}
    >
      {text(error)}
    </Note>
  );
}
