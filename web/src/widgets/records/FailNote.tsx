import { useLayoutEffect } from 'react';
import { isRefusedAct, isReported, showInPlace } from '#web/api/client.ts';
import { CallFailure, RequestCancelled } from '#web/api/failure.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';

/** Returns a function for a failure's text: the server's sentence, or that of a lost network. */
export function useFailText(): (error: Error) => string {
  const t = useTranslator('app');
  return (error) => (error instanceof CallFailure ? error.message : t('networkFailed'));
}

/**
 * A failure at its place, with a way to try again; a replaced call says nothing. A refused act is
 * said here alone: its toast goes before it is painted.
 */
export function FailNote({ error, again }: { error: Error | null; again?: () => void }) {
  const t = useTranslator('app');
  const text = useFailText();
  useLayoutEffect(() => {
    if (error !== null) showInPlace(error);
  }, [error]);
  if (error === null || error instanceof RequestCancelled) return null;
  return (
    <Note
      tone="fail"
      aloud={!isReported(error) || isRefusedAct(error)}
      action={again && <Button onClick={again}>{t('again')}</Button>}
    >
      {text(error)}
    </Note>
  );
}
