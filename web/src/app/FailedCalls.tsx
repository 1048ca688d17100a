import { useEffect } from 'react';
import { setClientListeners } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/toast.ts';
import { useFailText } from '#web/widgets/FailNote.tsx';

/**
 * The toast of a call that failed (specification section 8): the server's sentence, or that the
 * network failed, with a way to make an act again.
 */
export function FailedCalls() {
  const t = useTranslator('app');
  const text = useFailText();
  useEffect(
    () =>
      setClientListeners({
        callFailed: (failure, again) =>
          toast(text(failure), 'fail', again && { label: t('again'), onPick: again }),
      }),
    [t, text],
  );
  return null;
}
