import { useEffect } from 'react';
import { listen } from '#web/api/client.ts';
import { useWords } from '#web/i18n/words.ts';
import { useFailText } from '#web/parts/FailNote.tsx';
import { toast } from '#web/ui/toast.ts';

/**
 * The toast of a call that failed (specification section 8): the server's sentence, or that the
 * network failed, with a way to make an act again.
 */
export function FailedCalls() {
  const t = useWords('app');
  const text = useFailText();
  useEffect(
    () =>
      listen({
        callFailed: (failure, again) =>
          toast(text(failure), 'fail', again && { label: t('again'), onPick: again }),
      }),
    [t, text],
  );
  return null;
}
