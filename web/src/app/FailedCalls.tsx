import { useEffect } from 'react';
import { setClientListeners } from '#web/api/client.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { dropToast, toast } from '#web/ui/overlay/toast.ts';
import { useFailText } from '#web/widgets/records/FailNote.tsx';

/** The toasts of failures, by failure. */
const toastOf = new WeakMap<Error, number>();

/**
 * The toast of a call that failed (specification section 8): the server's sentence, or that the
 * network failed, with a way to make an act again. It goes where the page shows a refusal itself.
 */
export function FailedCalls() {
  const t = useTranslator('app');
  const text = useFailText();
  useEffect(
    () =>
      setClientListeners({
        callFailed: (failure, again) => {
          const action = again && { label: t('again'), onPick: again };
          toastOf.set(failure, toast(text(failure), 'fail', action));
        },
        dismissed: (failure) => dropToast(toastOf.get(failure) ?? 0),
      }),
    [t, text],
  );
  return null;
}
